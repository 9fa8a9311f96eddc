import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBalance, type Balance } from '../balance';
import { encodeLevel } from '../format/encode';
import type { Level } from '../level';
import { applyAction, forecast, reactorGame, type State } from '../simulation';
import { randomAction } from '../simulation/testing/play';
import { randomFrom, type Random } from '../simulation/testing/random';
import { randomLevel } from '../simulation/testing/random-level';
import { differencesOf } from './differences';
import { drawBoard, type BoardView } from './draw/board';
import { palettes } from './palette';
import { partsOfValue } from './parts-of-value';
import type { Scene } from './scene';
import { sceneOfParts } from './scene-of-parts';
import { sceneOfState } from './scene-of-state';
import { recordingPen } from './testing/pens';
import { runs } from '../../core/testing/budget';

// not a square, so that a confused stride is noticed
const [width, height] = [9, 5];

/** Returns everything that is drawn of one cell. */
function drawingOf(scene: Scene, cell: number, view: BoardView): string {
  const [left, top] = [cell % width, Math.floor(cell / width)];
  const pen = recordingPen();
  drawBoard(scene, pen, { ...view, region: { left, top, right: left + 1, bottom: top + 1 } });
  return pen.drawn.join();
}

function levelFrom(random: Random): Level {
  const some = (most: number): number => random.integer(most + 1);
  return randomLevel(random, {
    ...{ width, height, walls: random.pick([0.1, 0.3]) },
    ...{ networkCells: 6 + some(12), leaks: some(4), hazards: some(8), rules: some(3) },
  });
}

/** A balance with other bands and another maximum of hazards. */
const other: Balance = {
  ...defaultBalance,
  hazard: {
    max: 40,
    bands: { ...defaultBalance.hazard.bands, heat: { caution: 3, critical: 5 } },
  },
};

/** Creates a scene of a moment of a level, built in one of the possible ways. */
function sceneFrom(random: Random, level: Level, before: State | undefined): [Scene, State] {
  const balance = random.chance(0.2) ? other : defaultBalance;
  let state = before ?? reactorGame(balance).init(level, 0);
  for (let action = random.integer(4); action > 0; action--)
    state = applyAction(state, randomAction(random, state));
  const cells = [random.integer(width * height), random.integer(width * height)];
  const issues = [{ severity: random.pick(['error', 'warning', 'information'] as const), cells }];
  const display = random.chance(0.2) ? 'locked' : 'unlocked';
  const parts = random.chance(0.2) ? partsOfValue(encodeLevel(level)) : undefined;
  if (parts !== undefined)
    return [sceneOfParts({ ...parts, issues, display, moves: random.integer(4) }, balance), state];
  const scene = sceneOfState(state, {
    display,
    before: random.chance(0.5) ? before : undefined,
    forecast: random.chance(0.5) ? forecast(state, 3).summary : undefined,
    issues: random.chance(0.5) ? issues : undefined,
    reach: random.chance(0.5),
  });
  return [scene, state];
}

function viewFrom(random: Random): BoardView {
  return {
    cellSize: random.pick([4, 12, 24, 48]),
    palette: palettes[random.pick(['dark', 'light', 'hc-dark', 'hc-light'] as const)],
    layers: random.pick([
      {},
      { hidden: ['heat', 'changed'] as const },
      { hidden: ['hazards', 'reach'] as const },
      { solo: 'fuel' as const },
      { solo: 'leaks' as const, hidden: ['ghosts', 'reach', 'problems', 'changed'] as const },
      { opacity: { props: 0.5, leaks: 0 } },
    ]),
  };
}

describe('the differences of two scenes', () => {
  it('are all cells that are drawn differently, for any two boards of one size', () => {
    let [compared, marked] = [0, 0];
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const level = levelFrom(random);
        const [a, state] = sceneFrom(random, level, undefined);
        const [b] = random.chance(0.7)
          ? sceneFrom(random, level, state)
          : sceneFrom(random, levelFrom(random), undefined);
        const view = viewFrom(random);
        const cells = differencesOf(a, b, view);
        if (cells === null) {
          assert.notEqual(a.underground, b.underground);
          return;
        }
        for (let cell = 0; cell < width * height; cell++) {
          compared++;
          marked += cells[cell] ?? 0;
          if (cells[cell] === 1) continue;
          assert.equal(drawingOf(b, cell, view), drawingOf(a, cell, view), `cell ${cell}`);
        }
        // a door is drawn completely or not at all
        for (const prop of b.props) {
          if (prop.type === 'Door' && prop.edge !== null)
            assert.equal(cells[prop.edge[0]], cells[prop.edge[1]]);
        }
        for (const { cell, access } of b.leaks) assert.equal(cells[cell], cells[access]);
      }),
      runs(40, 120),
    );
    assert.ok(marked > 0 && marked < compared * 0.9, `${marked} of ${compared} cells`);
  });

  it('are empty for equal scenes, and unknown for boards of different sizes', () => {
    const game = reactorGame(defaultBalance);
    const made = () => sceneOfState(game.init(levelFrom(randomFrom(1)), 0));
    const [scene, again] = [made(), made()];
    const view = { cellSize: 24, palette: palettes.dark };
    assert.equal(differencesOf(scene, again, view)?.includes(1), false);
    assert.equal(differencesOf(scene, sceneOfParts({ width: height, height: width }), view), null);
  });

  it('are a few cells when the robot takes a step', () => {
    const scene = sceneOfParts({ width, height, robot: { cell: 20, heatImmunity: 0 } });
    const after = sceneOfParts({ width, height, robot: { cell: 21, heatImmunity: 0 } });
    const cells = differencesOf(scene, after, { cellSize: 24, palette: palettes.dark }) ?? [];
    assert.deepEqual(
      [...cells].flatMap((mark, cell) => (mark === 1 ? [cell] : [])),
      [20, 21],
    );
  });
});
