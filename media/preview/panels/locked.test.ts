import assert from 'node:assert/strict';
import fc from 'fast-check';
import { enumerateActions } from '../../../engine/core';
import { runs } from '../../../engine/core/testing/budget';
import { encodeLevel, type Level } from '../../../engine/reactor';
import { svgOf, palettes, textOf } from '../../../engine/reactor/picture';
import { forecastOf, seesUnderground, viewOf, type State } from '../../../engine/reactor/simulation';
import { surfaceReport } from '../../../engine/reactor/simulation/explain/sight';
import { randomFrom, type Random } from '../../../engine/reactor/simulation/testing/random';
import { cellLabel } from '../../../engine/reactor/words';
import { choicesOf } from '../modes/choices';
import { isUndergroundSeen, lineOf, shownIndex, shownState } from '../modes/line';
import { momentOf } from '../modes/moment';
import { createShownOf, shownCellForecast } from '../store/scene';
import type { View } from '../store/view';
import { levelPair } from '../testing/level-pairs';
import { after, viewing } from '../testing/view';
import { seriesOf } from '../timeline/series';
import { ticksOf } from '../timeline/ticks';
import { causesAt, reasonOf, stateEvents } from './causes';
import { cellFacts, factRows } from './cell-facts';
import { headline, warningsAt } from './outlook';

/** Everything that the page shows of a view: the picture, the words of the grid, and the content of the panels. */
function pageOf(view: View): object {
  const scene = createShownOf()(view)?.scene;
  const line = lineOf(view);
  const state = shownState(view);
  assert.ok(scene !== undefined && line !== null && state !== null);
  const { frames } = line;
  const isSeen = isUndergroundSeen(view);
  const last = frames.at(-1)?.state ?? state;
  const cells = Array.from(scene.terrain.keys());
  return {
    picture: svgOf(scene, { palette: palettes.dark, cellSize: 40 }),
    text: textOf(scene),
    grid: cells.map((cell) => cellLabel(scene, cell, shownCellForecast(view))),
    facts: cells.map((cell) =>
      factRows(cellFacts(state, cell, scene.underground), cellFacts(last, cell, scene.underground)),
    ),
    causes: cells.map((cell) => causesAt(frames, 0, cell, scene.underground)),
    events: frames.map((frame, index) =>
      stateEvents(frame.state, isSeen).map((event) => ({
        ...event,
        reason: reasonOf(frames, index, event, isSeen),
      })),
    ),
    ticks: ticksOf(frames, isSeen),
    plots: seriesOf(frames),
    moment: momentOf(view, frames, shownIndex(view)),
    headline: headline(view),
    warnings: warningsAt(view),
    choices: choicesOf(state),
    player: playerView(state),
  };
}

/** The parts of the game's view that depend on what a player may know. */
function playerView(state: State): object {
  const { leaks, networks, forecast, reported, props } = viewOf(state);
  return {
    leaks,
    networks,
    forecast,
    reported,
    settings: props.map(({ setting, service }) => [setting, service]),
  };
}

/** The parts of a state and of its forecast that are above the floor. */
function surfaceOf(state: State): object {
  const seen = ({ report, machine: _machine, ...rest }: State) => ({
    hazards: rest.hazards,
    blocks: rest.blocks,
    robot: [rest.robot, rest.inventory, rest.heatImmunity, rest.actionsLeft, rest.turn],
    settings: rest.settings,
    services: rest.services,
    ready: rest.ready,
    status: rest.status,
    eye: rest.allSeeingEye,
    leaks: rest.leaks.map(({ carrier, access, state: is, severity }) => [carrier, access, is, severity]),
    report: report === null ? null : surfaceReport(report),
  });
  return [seen(state), ...forecastOf(state).turns.map((turn) => seen(turn.state))];
}

/** Plays legal actions, the same in both levels. */
function played(random: Random, view: View, count: number): View {
  let now = after(view, { type: 'mode', mode: 'play' });
  for (let index = 0; index < count; index++) {
    const state = shownState(now);
    const legal = state === null ? [] : enumerateActions(viewOf(state));
    if (legal.length === 0) break;
    now = after(now, { type: 'act', action: random.pick(legal) });
  }
  return after(now, { type: 'settle' });
}

function viewsOf(level: Level, display: View['display'], seed: number): View[] {
  const start = viewing(JSON.stringify(encodeLevel(level)), { type: 'display', display }, { type: 'settle' });
  if (start.good === null) return [];
  return [
    start,
    after(start, { type: 'seek', at: 3 }, { type: 'settle' }),
    played(randomFrom(seed), start, 6),
  ];
}

describe('the locked display', () => {
  // design: v1-locked-everywhere
  it('is the same for levels that differ underground only', function () {
    let compared = 0;
    let different = 0;
    const compare = (seed: number): void => {
      const pair = levelPair(randomFrom(seed));
      if (pair === undefined) return;
      const [ours, theirs] = pair.map((level) => viewsOf(level, 'locked', seed)) as [View[], View[]];
      ours.forEach((view, index) => {
        const other = theirs[index];
        const [one, two] = [shownState(view), other && shownState(other)];
        if (other === undefined || one === null || two == null || seesUnderground(one, 'locked')) return;
        if (JSON.stringify(surfaceOf(one)) !== JSON.stringify(surfaceOf(two))) return;
        assert.deepEqual(pageOf(view), pageOf(other), `seed ${seed}, view ${index}`);
        compared++;
        const [open, wide] = [view, other].map((each) =>
          pageOf(after(each, { type: 'display', display: 'unlocked' })),
        );
        if (JSON.stringify(open) !== JSON.stringify(wide)) different++;
      });
    };
    for (let seed = 1; seed <= 10; seed++) compare(seed);
    fc.assert(fc.property(fc.integer(), compare), runs(3, 150));
    assert.ok(compared > 10, `${compared} compared`);
    assert.equal(different, compared, 'the unlocked display differs');
  });
});
