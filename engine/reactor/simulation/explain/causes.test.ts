import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { defaultBalance } from '../../balance';
import { hazardFields } from '../../terms';
import { endTurn } from '../apply';
import { changesAt, stepOf, type Change } from './causes';
import { reactorGame } from '../game';
import { flowAt, hazardAt, isSevered, type State } from '../state';
import { settingText } from '../rules/predicates';
import { after, plantCell, plantState } from '../testing/plant';
import { randomBalance, randomFloor } from '../testing/random-floor';
import { randomFrom } from '../testing/random';
import { smallLevel } from '../testing/random-level';

const end = { id: 'EndTurn' };
const at = (x: number, y: number) => plantCell([x, y]);

/** Returns the changes of a cell in each of a number of turns that are ended without acting. */
function changes(state: State, cell: number, turns = 1): Change[][] {
  const steps = [];
  for (let turn = 0; turn < turns; turn++) {
    const next = endTurn(state);
    steps.push(stepOf(state, end, next));
    state = next;
  }
  return changesAt(steps, cell);
}

/** Sums the amounts of a turn's changes to a field. */
const summed = (list: readonly Change[], field: string): number =>
  list.reduce((sum, { what, amount }) => (what === field ? sum + amount : sum), 0);

describe("the causes of a cell's change", () => {
  it('are rules, leaks, pairs and limits, each with its amount', () => {
    const state = plantState({
      leaks: [{ carrier: 'Fuel', at: [4, 1] }],
      hazards: [
        { at: [4, 1], Fuel: 19, Heat: 29 },
        { at: [3, 1], Heat: 29 },
        { at: [4, 2], Heat: 29 },
        { at: [5, 1], Heat: 5 },
      ],
      rules: [
        {
          id: 'oil',
          phase: 'StartOfSimulation',
          effects: [{ type: 'AddHazard', hazard: 'Fuel', cell: at(4, 1), amount: 0.5 }],
        },
      ],
    });
    const [list = []] = changes(state, at(4, 1));
    const kinds = list.map(({ by, what }) => `${by.kind} ${what}`);
    for (const kind of [
      'rule Fuel',
      'leak Fuel',
      'pair Fuel',
      'pair Heat',
      'spread Fuel',
      'spread Heat',
      'limit Heat',
    ])
      assert.ok(kinds.includes(kind), `${kind}: ${kinds.join(', ')}`);
    assert.deepEqual(
      list.find(({ by }) => by.kind === 'rule'),
      { by: { kind: 'rule', id: 'oil' }, what: 'Fuel', amount: 0.5 },
    );
  });

  it('is spread from a neighbor if there is nothing else, but not through a closed door', () => {
    const hazards = [{ at: [4, 1], Fuel: 25 }] as const;
    const [list] = changes(plantState({ hazards }), at(5, 1));
    assert.deepEqual(list, [{ by: { kind: 'spread', cell: at(4, 1) }, what: 'Fuel', amount: 5 }]);
    const door = {
      type: 'Door',
      at: [4, 1],
      edge: [
        [4, 1],
        [5, 1],
      ],
      state: 'Closed',
    } as const;
    assert.deepEqual(changes(plantState({ hazards, props: [door] }), at(5, 1)), [[]]);
  });

  it('are upstream changes for a network, also of the previous turn, and consumers for a reactor', () => {
    const cut = { type: 'DisableNetworkCell', carrier: 'Fuel', cell: at(3, 1) } as const;
    const warn = { type: 'SetPropState', cell: at(9, 2), state: 'Disabled' } as const;
    const state = plantState({
      rules: [
        { id: 'cut', phase: 'EndOfTurn', effects: [cut] },
        { id: 'other', phase: 'EndOfTurn', effects: [warn] },
      ],
    });
    const [first, second] = changes(state, at(7, 1), 2);
    assert.deepEqual(first, []);
    assert.deepEqual(second, [{ by: { kind: 'rule', id: 'cut' }, what: 'Fuel network', amount: 0 }]);
    assert.deepEqual(changes(state, at(2, 1), 2), [[], []]);
    const [, ready = []] = changes(state, at(8, 2), 2);
    assert.deepEqual(
      ready.filter(({ what }) => what === 'reactor').map(({ by }) => by),
      [
        { kind: 'consumer', cell: at(9, 1) },
        { kind: 'consumer', cell: at(9, 2) },
      ],
    );
  });

  it("are the player's actions", () => {
    const state = plantState({ robot: [9, 1] });
    const off = after(state, 'InteractProp');
    const next = endTurn(off);
    const found = changesAt([stepOf(state, { id: 'InteractProp' }, off), stepOf(off, end, next)], at(9, 1));
    assert.deepEqual(found[0], [{ by: { kind: 'player' }, what: 'prop', amount: 0 }]);
    assert.deepEqual(found[1], [{ by: { kind: 'player' }, what: 'Fuel network', amount: 0 }]);
  });

  it('add up to the simulated change of every amount, on random floors', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const balance = randomBalance(random);
        const state = reactorGame(balance).init(randomFloor(random, balance), 0);
        const next = endTurn(state);
        for (let cell = 0; cell < state.machine.size; cell++) {
          const [list = []] = changesAt([stepOf(state, end, next)], cell);
          hazardFields.forEach((field, index) => {
            const by = hazardAt(next, cell, index) - hazardAt(state, cell, index);
            assert.ok(
              Math.abs(summed(list, field) - by) < 1e-3,
              `${field} of ${cell}: ${by}, ${JSON.stringify(list)}`,
            );
          });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('explain every change of a cell in random levels', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        let state = reactorGame(defaultBalance).init(smallLevel(randomFrom(seed)), 0);
        const states = [state];
        for (let turn = 0; turn < 4 && state.status !== 'Lost'; turn++) states.push((state = endTurn(state)));
        const steps = states.slice(1).map((next, index) => stepOf(states[index] ?? next, end, next));
        for (let cell = 0; cell < state.machine.size; cell++) {
          changesAt(steps, cell).forEach((list, turn) => {
            const [one, other] = [states[turn], states[turn + 1]].map((each) => each && factsAt(each, cell));
            if (one !== other)
              assert.notDeepEqual(list, [], `cell ${cell}: ${one ?? ''} became ${other ?? ''}`);
          });
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Returns all facts about a cell, as text. */
function factsAt(state: State, cell: number): string {
  const { machine } = state;
  const prop = machine.propAt.get(cell);
  const consumer = machine.consumerAt.get(cell);
  const reactor = machine.reactors.findIndex((each) => each.cell === cell);
  return JSON.stringify([
    state.hazards.slice(4 * cell, 4 * cell + 4).join(),
    (['Fuel', 'Coolant', 'Electricity'] as const).map((each) => [
      flowAt(state, each, cell),
      isSevered(state, each, cell),
    ]),
    prop === undefined ? null : settingText(state, prop),
    consumer === undefined ? null : state.services[consumer],
    state.ready[reactor] ?? null,
    state.leaks.filter((leak) => leak.cell === cell || leak.access === cell),
    state.blocks.filter((block) => block.cell === cell),
  ]);
}
