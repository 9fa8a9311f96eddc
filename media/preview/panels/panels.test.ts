import assert from 'node:assert/strict';
import { encodeLevel } from '../../../engine/reactor';
import { levelText } from '../../../engine/reactor/testing/sound-level';
import { cellLabel, upcomingText } from '../../../engine/reactor/words';
import { plantState } from '../../../engine/reactor/simulation/testing/plant';
import { randomFrom } from '../../../engine/reactor/simulation/testing/random';
import { smallLevel } from '../../../engine/reactor/simulation/testing/random-level';
import { choicesOf } from '../modes/choices';
import { forecastFrames } from '../modes/frames';
import { lineOf, shownIndex, shownState } from '../modes/line';
import { momentOf } from '../modes/moment';
import { createShownOf, shownCellForecast } from '../store/scene';
import type { View } from '../store/view';
import { after, sampleText, viewing } from '../testing/view';
import { seriesOf } from '../timeline/series';
import { tickBeside, ticksOf } from '../timeline/ticks';
import { causesAt, reasonOf, stateEvents, turnsText } from './causes';
import { cellFacts, factRows } from './cell-facts';
import { headline, warningsAt } from './outlook';
import { gridWindow, maxColumns, maxRows } from '../../shared/grid/window';

function startOf(sample: string) {
  const state = shownState(viewing(sampleText(sample)));
  assert.ok(state !== null);
  return state;
}

const start = startOf('split-decision.reactor.json');
const { width } = start.machine.level;

describe('the inspector', () => {
  // design: v1-unlocked, v1-number-and-band
  it('lists the properties of a cell, to one decimal, with bands', () => {
    const facts = cellFacts(start, 3 * width + 4, true);
    assert.deepEqual(
      facts.map(({ name }) => name),
      ['Terrain', 'TJunction', 'Coolant network'],
    );
    assert.match(facts[2]?.value ?? '', /^amount \d+\.\d Safe, pressure \d+\.\d Safe$/);
  });

  // design: v1-locked-inspector
  it('omits the underground if it is hidden', () => {
    const names = cellFacts(start, 3 * width + 3, false).map(({ name }) => name);
    assert.deepEqual(names, ['Terrain']);
  });

  it('shows now and later side by side', () => {
    assert.deepEqual(
      factRows(
        [{ name: 'a', value: '1' }],
        [
          { name: 'a', value: '2' },
          { name: 'b', value: '3' },
        ],
      ),
      [
        { name: 'a', now: '1', then: '2' },
        { name: 'b', now: '', then: '3' },
      ],
    );
  });

  it('names all causes of changes to a cell, with amounts and turns', () => {
    const frames = forecastFrames(start);
    const [cause] = causesAt(frames, 0, 7 * width + 12, true);
    assert.equal(cause?.when, `Turns 1 to ${frames.length - 1}`);
    assert.match(cause.text, /^rule exchanger-dry: heat \+\d+\.\d in total$/);
    const beside = causesAt(frames, 0, 7 * width + 11, true).map(({ text }) => text);
    assert.ok(
      beside.some((text) => text.startsWith('spread from [12, 7]: heat +')),
      beside.join('; '),
    );
    assert.equal(turnsText([1, 2, 4]), 'Turns 1 to 2, 4');
    assert.equal(turnsText([3]), 'Turn 3');
  });

  it('gives the reasons of events', () => {
    const frames = forecastFrames(start);
    const reasons = frames.flatMap(({ state }, index) =>
      stateEvents(state, true).map((event) => `${event.kind}: ${reasonOf(frames, index, event, true)}`),
    );
    assert.ok(reasons.includes('crossing: rule exchanger-dry'), reasons.join('; '));
    for (const reason of reasons) assert.doesNotMatch(reason, /^(crossing|loss|service): $/);
  });

  it('gives only sources of heat as reasons of an overheating core', () => {
    const level = encodeLevel(smallLevel(randomFrom(5083)));
    const cooled = shownState(viewing(JSON.stringify(level)));
    assert.ok(cooled !== null);
    const frames = forecastFrames(cooled);
    const lost = frames.flatMap(({ state }, index) =>
      stateEvents(state, true).flatMap((event) =>
        event.kind === 'loss' ? [reasonOf(frames, index, event, true)] : [],
      ),
    );
    assert.deepEqual(lost, ['rule rule-1']);
  });
});

describe('the status', () => {
  const rules = [
    {
      id: 'bell',
      predicates: [{ type: 'Turn', op: '==', value: 2 }],
      effects: [{ type: 'Warn', text: 'Late.' }],
      forecast: 'A bell rings.',
    },
    {
      id: 'night',
      predicates: [{ type: 'Turn', op: '==', value: 4 }],
      effects: [{ type: 'LoseLevel', reason: 'Night falls.' }],
    },
  ];
  const doomed = JSON.stringify({ ...(JSON.parse(levelText) as object), rules });
  const endTurn = { type: 'act', action: { id: 'EndTurn' } } as const;
  const shown = (view: View): string[] => warningsAt(view).map(upcomingText);
  const moment = (view: View): string => momentOf(view, lineOf(view)?.frames ?? [], shownIndex(view));

  it('lists what is to come from the shown state, and what the last turn announced', () => {
    const all = ['Turn 4: Lost: Night falls.', 'Turn 2: A bell rings.', 'Turn 2: Late.'];
    const start = viewing(doomed);
    assert.deepEqual(shown(start), all);
    assert.deepEqual(shown(after(start, { type: 'seek', at: 3 })), all.slice(0, 1));
    const played = after(start, endTurn, endTurn);
    assert.deepEqual(shown(played), ['Turn 2: A bell rings.', 'Turn 2: Late.', 'Turn 4: Lost: Night falls.']);
    assert.deepEqual(shown(after(played, endTurn)), all.slice(0, 1));
    assert.deepEqual(shown(after(played, endTurn, endTurn)), all.slice(0, 1));
  });

  // design: v1-consumer-warning
  it('lists required consumers that are starved, and since when', () => {
    const off = doomed.replace('"type":"FuelFlow","position":[1,1],"state":"Enabled"', (on) =>
      on.replace('Enabled', 'Disabled'),
    );
    assert.ok(
      shown(viewing(off)).includes('Now: FuelConsumer [2, 1] is starved'),
      shown(viewing(off)).join(),
    );
  });

  it('names the state that people see, except for turns of a forecast', () => {
    const text = doomed.replace('"type":"FuelFlow","position":[1,1],"state":"Enabled"', (on) =>
      on.replace('Enabled', 'Disabled'),
    );
    const start = viewing(text);
    assert.equal(moment(start), 'Turn 1, start · Critical');
    assert.equal(moment(after(start, { type: 'seek', at: 1 })), 'After turn 1 · Caution');
    assert.equal(moment(after(start, endTurn)), 'After turn 1 · Critical');
    assert.equal(moment(viewing(doomed)), 'Turn 1, start · REACTOR READY');
  });

  // design: v1-ready-words
  it('announces a reactor that becomes ready in the outcome, an event, a tick and the words of its cell', () => {
    const late = { id: 'on', predicates: [{ type: 'Turn', op: '==', value: 2 }] };
    const effects = [{ type: 'SetPropState', position: [1, 1], state: 'Enabled' }];
    const level = { ...(JSON.parse(doomed) as { props: { type: string }[] }), rules: [{ ...late, effects }] };
    for (const prop of level.props) if (prop.type === 'FuelFlow') Object.assign(prop, { state: 'Disabled' });
    const view = viewing(JSON.stringify(level));
    assert.equal(headline(view)?.text, 'Not lost within 8 turns. Ready on turn 3.');
    const line = lineOf(view)?.frames ?? [];
    const events = line
      .flatMap(({ state }) => stateEvents(state, false))
      .filter(({ kind }) => kind === 'ready');
    assert.deepEqual(
      events.map(({ where, how, isBad }) => [where, how, isBad]),
      [['core', 'REACTOR READY', false]],
    );
    assert.deepEqual(
      ticksOf(line, true).filter(({ kind }) => kind === 'ready'),
      [{ frame: 3, kind: 'ready', text: 'Turn 3: reactor core REACTOR READY' }],
    );
    const scene = createShownOf()(view)?.scene;
    assert.ok(scene !== undefined);
    assert.deepEqual(scene.readyGhosts, [{ cell: 2 * 7 + 5, turn: 3 }]);
    assert.match(
      cellLabel(scene, 2 * 7 + 5, shownCellForecast(after(view, { type: 'settle' }))),
      /, ready on turn 3$/,
    );
  });
});

describe('the actions of a state', () => {
  // design: v1-action-cost
  it('are the legal ones, with costs and keys, ending the turn last', () => {
    const choices = choicesOf(start);
    assert.equal(choices.at(-1)?.label, 'End the turn');
    assert.equal(choices.at(-1)?.cost, 0);
    const moves = choices.filter(({ action }) => action.id === 'MoveRobot');
    assert.deepEqual(new Set(moves.map(({ key }) => key)), new Set(['↑', '→', '↓', '←']));
    assert.ok(moves.every(({ cost }) => cost === 1));
  });
});

describe('the actions at a junction', () => {
  // design: v1-junction-choices
  it('offer the other modes of a junction', () => {
    const at = [5, 3] as const;
    const state = plantState({ robot: at, props: [{ type: 'TJunction', at, mode: '2/2' }] });
    const labels = choicesOf(state)
      .filter(({ action }) => action.id === 'InteractProp')
      .map(({ label }) => label);
    assert.deepEqual(
      ['0/4', '1/3', '2/2', '3/1', '4/0'].filter((mode) => labels.some((label) => label.includes(mode))),
      ['0/4', '1/3', '3/1', '4/0'],
    );
  });
});

describe('the timeline', () => {
  const frames = forecastFrames(start);

  it('plots one value per frame, with the limits of the balance', () => {
    const series = seriesOf(frames);
    assert.deepEqual(
      series.map(({ kind }) => kind),
      ['reactor', 'Fuel', 'Coolant', 'Electricity', 'Heat'],
    );
    for (const { lines } of series) for (const line of lines) assert.equal(line.length, frames.length);
  });

  it('has ticks at events, and finds the next one', () => {
    const ticks = ticksOf(frames, true);
    assert.ok(ticks.length > 0);
    const [first] = ticks;
    assert.equal(tickBeside(ticks, 0, 1), first?.frame);
    assert.equal(tickBeside(ticks, 0, -1), null);
  });
});

describe('the window of the grid', () => {
  const nowhere = { left: 0, top: 0, right: 0, bottom: 0 };

  it('covers the visible cells', () => {
    const region = { left: 2, top: 3, right: 20, bottom: 9 };
    assert.deepEqual(gridWindow(region, 256, 0, nowhere), region);
  });

  it('is limited to cells around the cursor if many are visible', () => {
    const region = { left: 0, top: 0, right: 256, bottom: 256 };
    const window = gridWindow(region, 256, 200 * 256 + 100, nowhere);
    assert.ok(window.left <= 100 && window.right > 100 && window.top <= 200 && window.bottom > 200);
    assert.deepEqual([window.right - window.left, window.bottom - window.top], [maxColumns, maxRows]);
    assert.equal(
      gridWindow(region, 256, 205 * 256 + 110, window),
      window,
      'and stays while the cursor is in it',
    );
    assert.notEqual(gridWindow(region, 256, 0, window), window);
  });
});
