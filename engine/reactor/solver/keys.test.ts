import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { enumerateActions, type SubmittedAction } from '../../core';
import { balanceFrom, defaultBalance, type Balance } from '../balance';
import type { Level, Rule } from '../level';
import { perCarrier } from '../terms';
import { applyAction } from '../simulation/apply';
import { codeOf } from '../simulation/cell-code';
import { buildMachine } from '../simulation/machine';
import { startState } from '../simulation/start';
import type { State } from '../simulation/state';
import { sketch } from '../simulation/testing/levels';
import { plant, plantCell } from '../simulation/testing/plant';
import { randomFrom } from '../simulation/testing/random';
import { viewOf } from '../simulation/view';
import { keyOf, type SearchState } from './search-state';
import { stateText } from './testing/state-text';
import { createWorlds } from './worlds';
import { runs } from '../../core/testing/budget';

type Rules = readonly (Partial<Rule> & Pick<Rule, 'effects'>)[];

/** The plant with rules, doors and supplies, and the robot in the middle. */
function plantLevel(rules: Rules = [], supplies: 'Available' | 'Depleted' = 'Depleted'): Level {
  const level = sketch({
    ...plant,
    rules,
    props: [
      ...plant.props,
      { type: 'HeatRemedySupply', at: [5, 3], state: supplies },
      { type: 'AllSeeingEyeTerminal', at: [6, 3] },
      {
        type: 'Door',
        at: [3, 2],
        state: 'Open',
        edge: [
          [3, 2],
          [4, 2],
        ],
      },
    ],
    leaks: [{ carrier: 'Fuel', at: [4, 1], severity: 1 }],
    hazards: [
      { at: [2, 2], Coolant: 12, Heat: 4 },
      { at: [6, 2], Electricity: 11 },
    ],
    inventory: { CoolantNeutralizer: 1 },
  });
  return { ...level, robot: { ...level.robot, cell: plantCell([3, 2]) } };
}

const open = (state: State): boolean => state.status !== 'Won' && state.status !== 'Lost';

/** Returns the keys of two states in one search. */
function keysOf(a: State, b: State): readonly [string, string] {
  const worlds = createWorlds(a.machine);
  const key = (state: State) => {
    const { turn, actionsLeft, robot, inventory, heatImmunity, moves } = state;
    const robotsOwn = { turn, actionsLeft, robot, inventory, heatImmunity, moves };
    const search: SearchState = { world: worlds.of(state), status: 'playing', ...robotsOwn };
    return keyOf(search);
  };
  return [key(a), key(b)];
}

/**
 * Returns the observable results of a line of play: refusals, the outcome, the hazards on the floor, the ready
 * reactors.
 */
function seen(from: State, actions: readonly SubmittedAction[]): string {
  const lines: string[] = [];
  let state = from;
  for (const action of actions) {
    state = applyAction(state, action);
    const { status, refused, hazards, ready, robot, inventory } = state;
    const over = status === 'Won' || status === 'Lost' ? status : '';
    lines.push([over, refused, Array.from(hazards).join(), ready.join(), robot, inventory.join()].join(' '));
  }
  return lines.join('\n');
}

const end: SubmittedAction = { id: 'EndTurn' };
const ends = (count: number) => Array.from({ length: count }, () => end);

interface Difference {
  readonly what: string;
  readonly rules?: Rules;
  readonly balance?: Balance;
  /** The common start of the two states, if it is not the plant's start. */
  readonly from?: (state: State) => State;
  readonly change: (state: State) => State;
  /** A line of play that distinguishes the two. */
  readonly actions: readonly SubmittedAction[];
}

const heat = (at: number, amount = 9) => ({ type: 'AddHeat', cell: at, amount }) as const;
const far = plantCell([9, 1]);
const first = (bytes: Uint8Array, value: number) => bytes.map((byte, at) => (at === 0 ? value : byte));

/** The robot's cell and all cells near it. */
const around = [1, 2, 3].flatMap((y) => [1, 2, 3, 4, 5].map((x) => plantCell([x, y])));

const kept: readonly Difference[] = [
  {
    what: 'an amount',
    change: (state) => withHazard(state, [plantCell([6, 2])], 2, 11.5),
    actions: ends(1),
  },
  {
    what: 'a setting',
    change: (state) => ({
      ...state,
      settings: first(state.settings, 1),
      stale: { ...state.stale, Fuel: true },
    }),
    actions: ends(1),
  },
  {
    what: 'a leak’s state',
    change: (state) => ({ ...state, leaks: state.leaks.map((leak) => ({ ...leak, state: 'Repaired' })) }),
    actions: ends(1),
  },
  {
    what: 'a leak’s severity',
    change: (state) => ({ ...state, leaks: state.leaks.map((leak) => ({ ...leak, severity: 2 })) }),
    actions: ends(1),
  },
  {
    what: 'a block',
    change: (state) => ({ ...state, blocks: [{ cell: plantCell([4, 1]), carrier: 'Fuel', turns: 1 }] }),
    actions: ends(1),
  },
  {
    what: 'a block’s turns',
    from: (state) => ({ ...state, blocks: [{ cell: plantCell([4, 1]), carrier: 'Fuel', turns: 1 }] }),
    change: (state) => ({ ...state, blocks: [{ cell: plantCell([4, 1]), carrier: 'Fuel', turns: 2 }] }),
    actions: ends(2),
  },
  {
    what: 'a severed cell',
    change: (state) => {
      const Fuel = new Uint8Array(9);
      Fuel[5] = 1;
      return { ...state, severed: { ...state.severed, Fuel }, stale: { ...state.stale, Fuel: true } };
    },
    actions: ends(1),
  },
  {
    what: 'a ready reactor',
    from: (state) => ({ ...state, actionsLeft: 9 }),
    change: (state) => ({ ...state, ready: first(state.ready, 1 - (state.ready[0] ?? 0)) }),
    actions: [...walkTo([8, 2]), { id: 'ActivateReactor' }],
  },
  {
    what: 'a Once rule that has fired',
    rules: [{ effects: [heat(far)] }],
    change: (state) => ({ ...state, fired: first(state.fired, 1) }),
    actions: ends(1),
  },
  {
    what: 'the all-seeing eye',
    rules: [{ predicates: [{ type: 'AllSeeingEye', is: 'Unlocked' }], effects: [heat(far)] }],
    change: (state) => ({ ...state, allSeeingEye: true }),
    actions: ends(1),
  },
  {
    what: 'the turn, before a rule asks for it',
    rules: [{ predicates: [{ type: 'Turn', op: '==', value: 3 }], effects: [heat(far)] }],
    change: (state) => ({ ...state, turn: 2 }),
    actions: ends(2),
  },
  {
    what: 'the level state, where a rule asks for it',
    rules: [
      {
        phase: 'StartOfSimulation',
        predicates: [{ type: 'LevelState', op: '==', value: 'Critical' }],
        effects: [heat(far)],
      },
    ],
    change: (state) => ({ ...state, status: 'Critical' }),
    actions: ends(1),
  },
  {
    what: 'the amounts of the turn before, where a rule asks for the level state',
    // a reactor that is warm but safe, and not ready: only then does a growing value decide
    balance: balanceFrom({ reactor: { readyBelow: 3 } }),
    rules: [
      { phase: 'StartOfSimulation', effects: [{ type: 'AddHeat', cell: plantCell([8, 2]), amount: 8 }] },
      { predicates: [{ type: 'LevelState', op: '==', value: 'Stable' }], effects: [heat(far)] },
    ],
    from: (state) => withHazard(state, around, 1, 12),
    change: (state) => ({ ...state, previous: new Float32Array(state.hazards.length).fill(30) }),
    actions: ends(1),
  },
  {
    what: 'a service, where a rule asks for it before the simulation',
    rules: [
      {
        phase: 'StartOfSimulation',
        predicates: [{ type: 'ConsumerService', cell: far, op: '==', service: 'Starved' }],
        effects: [heat(far)],
      },
    ],
    change: (state) => ({ ...state, services: first(state.services, 1) }),
    actions: ends(1),
  },
  {
    what: 'a network value, where a rule asks for it before the simulation',
    rules: [
      {
        phase: 'StartOfSimulation',
        predicates: [
          {
            type: 'NetworkBand',
            carrier: 'Fuel',
            cell: plantCell([1, 1]),
            quantity: 'Amount',
            op: '==',
            band: 'Critical',
          },
        ],
        effects: [heat(far)],
      },
    ],
    change: (state) => ({
      ...state,
      flows: { ...state.flows, Fuel: new Float32Array(state.flows.Fuel.length) },
    }),
    actions: ends(1),
  },
  {
    what: 'the robot’s cell',
    change: (state) => ({ ...state, robot: plantCell([4, 2]) }),
    actions: ends(1),
  },
  {
    what: 'what it carries',
    change: (state) => ({ ...state, inventory: [0, 2, 0, 0] }),
    actions: ends(1),
  },
  {
    what: 'its immunity',
    from: inFire,
    change: (state) => ({ ...state, heatImmunity: 1 }),
    actions: ends(1),
  },
  {
    what: 'its moves, where it is immune',
    from: (state) => ({ ...inFire(state), heatImmunity: 2 }),
    change: (state) => ({ ...state, moves: 2 }),
    actions: ends(2),
  },
  {
    what: 'the actions left',
    change: (state) => ({ ...state, actionsLeft: 1 }),
    actions: [{ id: 'MoveRobot', x: 3, y: 1 }],
  },
];

const same = (state: State): State => state;

/** Returns the state with an amount on some cells, by field number. */
function withHazard(state: State, cells: readonly number[], field: number, amount: number): State {
  const { machine } = state;
  const hazards = state.hazards.slice();
  const codes = new Uint8Array(state.codes.length);
  for (const cell of cells) hazards[4 * cell + field] = amount;
  for (let cell = 0; cell < machine.size; cell++) codes[cell] = codeOf(hazards, 4 * cell, machine.thresholds);
  return { ...state, hazards, codes };
}

/** Returns the state with heat on and around the robot. */
function inFire(state: State): State {
  return withHazard(state, around, 3, 30);
}

function walkTo([x, y]: readonly [number, number]): SubmittedAction[] {
  return Array.from({ length: x - 3 }, (_, step) => ({ id: 'MoveRobot', x: 4 + step, y }));
}

describe('the key of a state', function () {
  for (const { what, rules, balance = defaultBalance, from = same, change, actions } of kept) {
    it(`distinguishes states that differ in ${what}, as their futures do`, () => {
      const a = from(startState(buildMachine(plantLevel(rules), balance)));
      const b = change(a);
      const [one, other] = keysOf(a, b);
      assert.notEqual(one, other);
      assert.notEqual(seen(a, actions), seen(b, actions));
    });
  }

  const dropped: readonly { readonly what: string; readonly change: (state: State) => State }[] = [
    {
      what: 'network values and services that the next simulation recomputes',
      change: (state) => ({
        ...state,
        flows: perCarrier((carrier) => new Float32Array(state.flows[carrier].length)),
        services: new Uint8Array(state.services.length),
        stale: { Fuel: true, Coolant: true, Electricity: true },
      }),
    },
    {
      what: 'the level state and the amounts of the turn before',
      change: (state) => ({
        ...state,
        status: 'Critical',
        previous: new Float32Array(state.hazards.length).fill(1),
      }),
    },
    { what: 'the turn, where nothing asks for it', change: (state) => ({ ...state, turn: 77 }) },
    { what: 'moves without immunity or a shield', change: (state) => ({ ...state, moves: state.moves + 1 }) },
    {
      what: 'arrays of zeros where nothing is severed',
      change: (state) => ({
        ...state,
        severed: perCarrier((carrier) => new Uint8Array(state.machine.networks[carrier].cells.length)),
      }),
    },
  ];
  for (const { what, change } of dropped) {
    it(`ignores ${what}, which affects no line of play`, () => {
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const random = randomFrom(seed);
          let a = startState(buildMachine(plantLevel(), defaultBalance));
          for (let step = random.integer(6); step > 0 && open(a); step--)
            a = applyAction(a, random.pick(enumerateActions(viewOf(a))));
          if (!open(a)) return;
          const b = change(a);
          assert.notDeepEqual([a.turn, stateText(a)], [b.turn, stateText(b)]);
          const [one, other] = keysOf(a, b);
          assert.equal(one, other);
          const actions: SubmittedAction[] = [];
          for (let state = a; actions.length < 15 && open(state);) {
            const action = random.pick(enumerateActions(viewOf(state)));
            actions.push(action);
            state = applyAction(state, action);
          }
          assert.equal(seen(a, actions), seen(b, actions));
        }),
        runs(35, 100),
      );
    });
  }

  it('keeps moves if a shield is still available in the turn', () => {
    const a = startState(buildMachine(plantLevel([], 'Available'), defaultBalance));
    const [one, other] = keysOf(a, { ...a, moves: 1 });
    assert.notEqual(one, other);
  });

  it('ignores the turn once nothing depends on it', () => {
    const rules: Rules = [
      {
        trigger: 'Repeat',
        predicates: [{ type: 'Turn', op: '>=', value: 3 }],
        effects: [{ type: 'Warn', text: 'late' }],
      },
    ];
    const a = startState(buildMachine(plantLevel(rules), defaultBalance));
    const at = (turn: number) => ({ ...a, turn });
    assert.equal(...keysOf(at(3), at(9)));
    assert.notEqual(...keysOf(at(2), at(3)));
  });
});
