import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import type { Distance } from '../../core/solver/contracts';
import type { Level } from '../level';
import { includes, supplyTypes } from '../terms';
import { applyAction } from '../simulation/apply';
import { buildMachine } from '../simulation/machine';
import { startState } from '../simulation/start';
import type { State } from '../simulation/state';
import { randomAction } from '../simulation/testing/play';
import { playBalance } from '../simulation/testing/random-balance';
import { randomLevel, smallLevel, type LevelSize } from '../simulation/testing/random-level';
import { randomFrom, type Random } from '../simulation/testing/random';
import { relaxedBound } from './relaxed';
import { relaxedWhy } from './relaxed-why';
import { costOf, descend, isAtMost, sumOf } from './testing/relaxed-descent';
import { plainDistance } from './testing/relaxed-plain';
import { budget, runs } from '../../core/testing/budget';

const nothing = { FuelNeutralizer: 0, CoolantNeutralizer: 0, ElectricityNeutralizer: 0, HeatShield: 0 };

/**
 * Creates a state of a level in which nothing happens by itself. Sometimes it has things that are only useful for
 * passing time.
 */
function quietState(random: Random, size: Pick<LevelSize, 'width' | 'height' | 'networkCells'>): State {
  const walls = random.pick([0.1, 0.3]);
  const level = randomLevel(random, { ...size, walls, leaks: 0, hazards: 0, rules: 0 });
  const isUseless = (type: string) =>
    type === 'Door' || type === 'AllSeeingEyeTerminal' || includes(supplyTypes, type);
  const kept = random.chance(0.2) ? level.props.find(({ type }) => isUseless(type)) : undefined;
  const quiet: Level = {
    ...level,
    robot: random.chance(0.2) ? level.robot : { ...level.robot, inventory: nothing },
    props: level.props.filter((prop) => !isUseless(prop.type) || prop === kept),
  };
  const balance = playBalance(random);
  const cost = () => random.pick([1, 1, 2, 3]);
  const actionCost = {
    MoveRobot: cost(),
    InteractProp: cost(),
    InteractLeak: cost(),
    ApplyHeatShield: cost(),
    ActivateReactor: cost(),
  };
  const machine = buildMachine(quiet, {
    ...balance,
    reactor: { ...balance.reactor, readyBelow: 15 },
    turn: random.chance(0.3) ? balance.turn : { actionBudget: 1 + random.integer(5), actionCost },
  });
  return startState(machine);
}

/** Returns the accepted actions of a random play. */
function play(
  random: Random,
  start: State,
  steps: number,
  each: (before: State, after: State) => void,
): State {
  let state = start;
  for (let step = 0; step < steps; step++) {
    const next = applyAction(state, randomAction(random, state));
    if (next.refused !== null) continue;
    each(state, next);
    state = next;
  }
  return state;
}

describe('the relaxed bound on random levels', function () {
  this.timeout(240_000);

  it('decreases by at most the cost of an action, and is 0 if the level is won', () => {
    let drops = 0;
    const check = (before: Distance | null, cost: Distance, after: Distance | null) => {
      if (after === null) return;
      assert.ok(before !== null, 'where there is no win there is none later');
      assert.ok(isAtMost(before, sumOf(cost, after)), JSON.stringify({ before, cost, after }));
      drops += 1;
    };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const start = startState(buildMachine(smallLevel(random), playBalance(random)));
        // tables for all, for each carrier alone, with free changes, for the floor alone
        const bounds = [undefined, 4000, 600, 50].map((largest) => relaxedBound(start.machine, largest));
        play(random, start, 60, (before, after) => {
          const [whole, ...coarse] = bounds.map((bound) => {
            const there = bound(after);
            check(bound(before), costOf(before, after), there);
            return there;
          });
          if (after.status === 'Won') assert.deepEqual(whole, { turns: 0, actions: 0 });
          for (const each of coarse) {
            if (whole && each) assert.ok(isAtMost(each, whole), 'a coarse bound says no more');
            else assert.equal(whole, null);
          }
        });
      }),
      runs(30, 150),
    );
    assert.ok(drops > budget(200, 1000), String(drops));
  });

  it('is the true distance if nothing happens without actions', () => {
    const budget = runs(60, 150);
    const seen = { found: 0, none: 0, unknown: 0 };
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const networkCells = 4 + random.integer(8);
        const start = quietState(random, {
          width: 4 + random.integer(4),
          height: 3 + random.integer(3),
          networkCells,
        });
        // not only the start of a turn
        const state = play(random, start, random.integer(3), () => undefined);
        if (state.status === 'Won') return;
        const bound = relaxedBound(state.machine)(state);
        const found = plainDistance(state, 3000);
        if (found === 'unknown') seen.unknown += 1;
        else {
          // a ready reactor stays ready in the relaxed level only, whatever the player does
          if (!state.ready.includes(1)) assert.deepEqual(bound, found);
          else assert.ok(found === null || (bound !== null && isAtMost(bound, found)));
          if (found === null) seen.none += 1;
          else seen.found += 1;
        }
      }),
      budget,
    );
    // the same shares whatever the budget
    const { numRuns } = budget;
    assert.ok(seen.found > numRuns / 6 && seen.none > numRuns / 15, JSON.stringify(seen));
  });

  it('leads to a win of exactly that distance if nothing happens without actions', () => {
    const budget = runs(40, 100);
    let wins = 0;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const start = quietState(random, { width: 11, height: 8, networkCells: 10 + random.integer(20) });
        const bound = relaxedBound(start.machine);
        const distance = bound(start);
        if (distance === null) return;
        assert.deepEqual(descend(bound, start), { played: distance, status: 'Won' });
        wins += 1;
      }),
      budget,
    );
    assert.ok(wins > budget.numRuns / 5, String(wins));
  });

  it('explains why there is no win exactly if there is none', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        const start = quietState(random, { width: 9, height: 6, networkCells: 6 + random.integer(20) });
        const why = relaxedWhy(start);
        assert.equal(why.length > 0, relaxedBound(start.machine)(start) === null);
        for (const { kind } of why) kinds.add(kind);
      }),
      runs(60, 300),
    );
    assert.deepEqual([...kinds].sort(), [
      'control-out-of-reach',
      'never-supplied',
      'props-out-of-reach',
      'too-dear',
    ]);
  });
});
