import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBalance } from '../balance';
import { encodeLevel } from '../format/encode';
import { PLANT, SAVED } from '../testing/levels';
import { readJson } from '../../json';
import {
  applyAction,
  forecast,
  hazardBand,
  hazardAt,
  isSevered,
  reactorGame,
  viewOf,
  type State,
} from '../simulation';
import { randomAction } from '../simulation/testing/play';
import { randomFrom } from '../simulation/testing/random';
import { smallLevel } from '../simulation/testing/random-level';
import { carriers, hazardFields, hazardKeys } from '../terms';
import { sheets } from './layers';
import { drawSheet } from './draw/board';
import { palettes } from './palette';
import { partsOfValue } from './parts-of-value';
import { presence, supply, type Scene } from './scene';
import { sceneOfParts } from './scene-of-parts';
import { sceneOfState } from './scene-of-state';
import { startOf } from './testing/maps';
import { recordingPen } from './testing/pens';
import { textOf } from './text';
import { runs } from '../../core/testing/budget';

/** Returns the states of a random game on a random level. */
function played(seed: number): State[] {
  const random = randomFrom(seed);
  let state = reactorGame(defaultBalance).init(smallLevel(random), 0);
  const states = [state];
  for (let action = 0; action < 12; action++) {
    state = applyAction(state, randomAction(random, state));
    states.push(state);
  }
  return states;
}

function assertAgrees(scene: Scene, state: State): void {
  const view = viewOf(state);
  const { bands } = state.machine.balance.hazard;
  for (let cell = 0; cell < scene.width * scene.height; cell++) {
    hazardFields.forEach((field, index) => {
      const amount = hazardAt(state, cell, index);
      assert.equal(scene.hazards[4 * cell + index], amount);
      const level = ((scene.codes[cell] ?? 0) >> (2 * index)) & 3;
      const band = ['Safe', 'Safe', 'Caution', 'Critical'][level];
      assert.equal(band, hazardBand(amount, bands[hazardKeys[field]]));
    });
    for (const carrier of carriers) {
      const there = view.networks?.[carrier].get(cell);
      const { cells, supply: supplied, severed } = scene.networks[carrier];
      if (view.networks !== null) assert.equal(cells[cell] === presence.present, there !== undefined);
      if (there !== undefined) assert.equal((supplied?.[cell] ?? 0) > supply.none, there.amount > 0);
      assert.equal(severed.includes(cell), isSevered(state, carrier, cell));
    }
  }
  view.props.forEach(({ prop, setting, service, ready }, index) => {
    const shown = scene.props[index];
    assert.ok(shown?.type === prop.type && shown.cell === prop.cell);
    if ('service' in shown) assert.equal(shown.service, service);
    if ('on' in shown) assert.equal(shown.on, setting === 'Enabled');
    if ('mode' in shown) assert.equal(shown.mode, setting);
    if ('open' in shown) assert.equal(shown.open, setting === 'Open');
    if ('available' in shown) assert.equal(shown.available, setting === 'Available');
    if ('unlocked' in shown) assert.equal(shown.unlocked, view.allSeeingEye);
    if ('ready' in shown) assert.equal(shown.ready, ready);
  });
  assert.deepEqual(
    scene.leaks.map(({ carrier, cell, access, leaking, severity }) => [
      carrier,
      cell,
      access,
      leaking,
      severity,
    ]),
    view.leaks.map(({ carrier, cell, access, state: is, severity }, index) => [
      carrier,
      view.allSeeingEye ? cell : state.leaks[index]?.cell,
      access,
      is === 'Leaking',
      severity,
    ]),
  );
  assert.deepEqual(scene.moment, { turn: view.turn, status: view.state });
  assert.deepEqual([scene.robot?.cell, scene.robot?.shielded], [view.robot, view.heatImmunity > 0]);
}

describe('the scene of a state', () => {
  // design: v1-surface-visible
  it("shows the engine's values for every cell, prop and leak", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        for (const state of played(seed)) assertAgrees(sceneOfState(state), state);
      }),
      runs(20, 60),
    );
  });

  // design: v1-locked-picture, v1-unlocked, v1-editor-preview
  it('hides the underground from a player until the eye is unlocked', () => {
    const state = startOf(PLANT);
    assert.equal(sceneOfState(state, { display: 'locked' }).underground, false);
    assert.equal(sceneOfState(startOf(SAVED), { display: 'locked' }).underground, true);
    assert.equal(sceneOfState(state).underground, true);
    const drawn = (display: 'locked' | 'unlocked') =>
      (['fuel', 'coolant', 'electricity', 'rule-targets'] as const).map((sheet) => {
        const pen = recordingPen();
        drawSheet(sheet, sceneOfState(state, { display }), pen, { cellSize: 16, palette: palettes.dark });
        return pen.drawn.length > 0;
      });
    assert.deepEqual(drawn('locked'), [false, false, false, false]);
    assert.deepEqual(drawn('unlocked'), [true, true, true, true]);
  });

  it("shows changes, forecasts, and the robot's reach", () => {
    const state = startOf(PLANT);
    const ahead = forecast(state);
    const after = ahead.turns[0]?.state ?? state;
    const scene = sceneOfState(after, { before: state, forecast: ahead.summary, reach: true });
    assert.ok(scene.changed.includes(15 + 2), 'the fuel leak at [3, 1] has begun');
    assert.ok(
      scene.ghosts.every(({ cell }, index) => index === 0 || cell > (scene.ghosts[index - 1]?.cell ?? 0)),
    );
    assert.ok(scene.reach !== null);
    assert.equal(scene.reach[2 * 14 + 2], 1);
    assert.equal(scene.reach[2 * 14 + 6], 1, 'four moves');
    assert.equal(scene.reach[2 * 14 + 7], 0);
    assert.equal(scene.reach[0], 0, 'a wall');
    assert.deepEqual(sceneOfState(state, { before: state }).changed, []);
  });

  it('names the targets that rules read and change', () => {
    const { ruleTargets } = sceneOfState(startOf(PLANT));
    const at = (x: number, y: number) =>
      ruleTargets.filter(({ cell }) => cell === y * 14 + x).map(({ kind, rules }) => [kind, ...rules]);
    assert.deepEqual(at(6, 2), [
      ['predicate', 'alarm'],
      ['effect', 'surge', 'alarm'],
    ]);
    assert.deepEqual(at(7, 6), [['effect', 'pump-seal']]);
  });
});

describe('the scene of a text', () => {
  it("equals the level's scene if there is no error, except for what only play determines", () => {
    for (const text of [PLANT, SAVED]) {
      const parts = partsOfValue(readJson(text).value);
      assert.ok(parts !== undefined);
      const drawn = sceneOfParts(parts);
      const { level } = startOf(text).machine;
      const fresh = Object.entries(level).filter(([key]) => key !== 'state');
      const started = sceneOfState(
        reactorGame(defaultBalance).init(Object.fromEntries(fresh) as typeof level, 0),
      );
      assert.deepEqual(drawn.terrain, started.terrain);
      assert.deepEqual(drawn.hazards, started.hazards);
      assert.deepEqual(drawn.blocks, started.blocks);
      assert.deepEqual(
        drawn.props.map((prop) => ('arms' in prop ? prop : prop.type)),
        started.props.map((prop) => ('arms' in prop ? prop : prop.type)),
      );
      assert.deepEqual(drawn.robot, started.robot);
    }
  });

  it('can be drawn of any value', () => {
    const value = readJson(PLANT).value as Record<string, unknown>;
    const junk = fc.oneof(
      fc.jsonValue(),
      fc.constant(undefined),
      fc.constant([-1, 1e9]),
      fc.constant([0.5, 2]),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(value)), junk, fc.boolean(), (key, other, inside) => {
        const list = value[key];
        const put = inside && Array.isArray(list) ? [other, ...(list as unknown[])] : other;
        const parts = partsOfValue({ ...value, [key]: put } as ReturnType<typeof readJson>['value']);
        if (parts === undefined) return;
        textOf(sceneOfParts(parts));
        const pen = recordingPen();
        for (const { name } of sheets)
          drawSheet(name, sceneOfParts(parts), pen, { cellSize: 16, palette: palettes.light });
        assert.ok(!pen.drawn.some((line) => /null,null|NaN/.test(line)));
      }),
      runs(65, 200),
    );
    assert.equal(partsOfValue(undefined), undefined);
    assert.equal(partsOfValue({ dimensions: { width: 1e9, height: 1e9 } }), undefined);
  });

  it('shows every prop of a random level', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const level = smallLevel(randomFrom(seed));
        const parts = partsOfValue(encodeLevel(level));
        assert.equal(parts?.props?.length, level.props.length);
        assert.equal(parts.leaks?.length, level.leaks.length);
      }),
      runs(15, 50),
    );
  });
});
