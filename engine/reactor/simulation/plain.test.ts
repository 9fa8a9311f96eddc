import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { carriers, hazardFields } from '../terms';
import { reactorGame } from './game';
import { flowAt, hazardAt, type State } from './state';
import { plainApply } from './testing/plain-play';
import { plainInit, type PlainWorld } from './testing/plain-world';
import { randomAction } from './testing/play';
import { randomFrom } from './testing/random';
import { playBalance } from './testing/random-balance';
import { smallLevel } from './testing/random-level';
import { inventoryOf } from './view';
import { severedCells } from './transcript/save';
import { settingText } from './rules/predicates';

function fromState(state: State) {
  const { machine, report } = state;
  const { level } = machine;
  const cells = Array.from(level.floor.keys());
  return {
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    moves: state.moves,
    status: state.status,
    lossCause: state.lossCause,
    robot: state.robot,
    inventory: inventoryOf(state),
    immunity: state.heatImmunity,
    eye: state.allSeeingEye ? 'Unlocked' : 'Locked',
    settings: level.props.map(({ type }, index) =>
      type === 'AllSeeingEyeTerminal' ? '' : (settingText(state, index) ?? ''),
    ),
    leaks: state.leaks.map((leak) => ({ ...leak })),
    severed: severedCells(state)
      .map(({ carrier, cell }) => `${carrier} ${cell}`)
      .sort(),
    hazards: hazardFields.map((_, field) => cells.map((cell) => hazardAt(state, cell, field))),
    blocks: state.blocks.map(({ carrier, cell, turns }) => `${carrier} ${cell}: ${turns}`).sort(),
    flows: carriers.map((carrier) => cells.map((cell) => flowAt(state, carrier, cell))),
    services: machine.consumerProps.map(
      (_, index) => ['Disabled', 'Starved', 'Producing'][state.services[index] ?? 0],
    ),
    ready: machine.reactors.filter((_, index) => state.ready[index] === 1).map(({ id }) => id),
    fired: report?.fired.map(({ id }) => id) ?? [],
    warnings: report?.warnings ?? [],
    once: level.rules.filter((_, index) => state.fired[index] === 1).map(({ id }) => id),
  };
}

function fromWorld(world: PlainWorld): ReturnType<typeof fromState> {
  const { level } = world;
  const cells = Array.from(level.floor.keys());
  return {
    turn: world.turn,
    actionsLeft: world.actionsLeft,
    moves: world.moves,
    status: world.status,
    lossCause: world.lossCause,
    robot: world.robot,
    inventory: world.inventory,
    immunity: world.immunity,
    eye: world.eye,
    settings: level.props.map(({ cell }) => world.settings.get(cell) ?? ''),
    leaks: world.leaks,
    severed: [...world.severed].sort(),
    hazards: hazardFields.map((field) => world.hazards[field]),
    blocks: [...world.blocks].map(([key, turns]) => `${key}: ${turns}`).sort(),
    flows: carriers.map((carrier) => {
      const { amount, potential } = world.flows[carrier];
      return cells.map((cell) => ({ amount: amount[cell] ?? 0, potential: potential[cell] ?? 0 }));
    }),
    services: level.props.flatMap(({ cell }) => world.services.get(cell) ?? []),
    ready: [...world.ready],
    fired: world.said.fired,
    warnings: world.said.warnings,
    once: level.rules.flatMap(({ id }) => (world.fired.has(id) ? [id] : [])),
  };
}

describe('random play', () => {
  // design: v1-deterministic, v1-terrain-static, v1-networks-apart, v1-floats, v1-prop-no-pairs
  // design: v1-eye-only, v1-supply-types, v1-flow-start, v1-flow-clamp, v1-supplied, v1-leak-conducts
  // design: v1-leak-amount, v1-order, v1-balance-used
  it('equals a plain implementation of the whole turn bit for bit', function () {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const balance = playBalance(random);
        const level = smallLevel(random);
        const game = reactorGame(balance);
        let state = game.init(level, 0);
        const world = plainInit(level, balance);
        assert.deepEqual(fromState(state), fromWorld(world));
        for (let step = 0; step < 40; step++) {
          const action = randomAction(random, state);
          state = game.apply(state, action);
          const refusal = plainApply(world, action);
          assert.equal(state.refused, refusal, JSON.stringify(action));
          assert.deepEqual(fromState(state), fromWorld(world), JSON.stringify(action));
          seen.add(refusal ?? state.status);
          if (state.lossCause !== null) seen.add(state.lossCause);
        }
      }),
      { numRuns: 300 },
    );
    const states = ['Stable', 'Caution', 'Critical', 'Ready', 'Lost', 'robot', 'reactor', 'rule'];
    for (const each of [...states, 'blocked', 'no-prop', 'no-budget', 'game-over', 'no-leak', 'no-remedy']) {
      assert.ok(seen.has(each), `random play meets ${each}`);
    }
  });
});
