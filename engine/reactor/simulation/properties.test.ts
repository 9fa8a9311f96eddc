import * as assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { enumerateActions } from '../../core';
import { checkLevel, encodeLevel } from '..';
import { defaultBalance } from '../balance';
import type { Level } from '../level';
import { marksAt } from './draft';
import { applyAction } from './apply';
import { reactorGame } from './game';
import { checkInvariants } from './invariants';
import { forecast } from './forecast';
import { savedLevel, saveState } from './transcript/save';
import { copyState, type State } from './state';
import { floatHash } from './state-grids';
import { traceLine } from './trace';
import { playBalance } from './testing/random-balance';
import { allActions, randomAction } from './testing/play';
import { randomFrom, type Random } from './testing/random';
import { smallLevel } from './testing/random-level';
import { viewOf } from './view';
import { runs } from '../../core/testing/budget';

const game = reactorGame(defaultBalance);

/** Plays a random level at random, with one call for each action. */
function play(
  count: number,
  steps: number,
  each: (before: State, after: State, random: Random, step: number) => void,
): void {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = randomFrom(seed);
      let state = reactorGame(playBalance(random)).init(smallLevel(random), 0);
      for (let step = 0; step < steps; step++) {
        const before = state;
        state = game.apply(before, randomAction(random, before));
        each(before, state, random, step);
      }
    }),
    runs(Math.ceil(count / 4), count),
  );
}

/** Returns the contents of a state without its history. */
function contents(state: State) {
  const line = traceLine({ ...state, refused: null, report: null }, true);
  return { line, saved: saveState(state) };
}

/** Returns a state in which all rows are awake. */
function woken(state: State): State {
  const copy = copyState(state);
  copy.codes.fill(0, marksAt(state.machine));
  return copy;
}

/** Returns the arrays of a state that a caller could write to. */
function arraysOf(state: State): ArrayBufferView[] {
  const { hazards, previous, codes, flows, severed, settings, services, ready, overheated, fired } = state;
  const all = [hazards, previous, codes, settings, services, ready, overheated, fired];
  return [...all, ...Object.values(flows), ...Object.values(severed)];
}

function reload(state: State): Level {
  const value = JSON.parse(JSON.stringify(encodeLevel(savedLevel(state)))) as never;
  const { level, issues } = checkLevel({ value, isOpen: () => false, faults: [] }, defaultBalance);
  assert.ok(level, JSON.stringify(issues.filter(({ severity }) => severity === 'error')));
  return level;
}

describe('random play on random levels', function () {
  // design: v1-cell-robot, v1-clamps, v1-order-valid
  it('keeps every value finite, in range and not -0, and the robot on floor', () => {
    play(400, 40, (_, after) => {
      checkInvariants(after);
    });
  });

  // design: v1-forecast-copy
  it('never changes an argument or returned state', () => {
    play(60, 25, (before, _, random) => {
      const copy = copyState(before);
      const as = contents(before);
      game.apply(before, randomAction(random, before));
      forecast(before, 2);
      viewOf(before).actions.forEach(({ id }) => assert.ok(id));
      assert.deepEqual(contents(before), as);
      assert.deepEqual(contents(copy), as);
    });
  });

  it('skips no row that would change', () => {
    play(400, 30, (before, after, random) => {
      const action = randomAction(random, before);
      const awake = woken(before);
      assert.equal(floatHash(game.apply(awake, action)), floatHash(game.apply(before, action)));
      assert.equal(floatHash(woken(after)), floatHash(after));
    });
  });

  // design: v1-action-refused
  it('changes nothing when an action is refused', () => {
    let refusals = 0;
    play(100, 30, (before, after) => {
      if (after.refused === null) return;
      refusals += 1;
      assert.equal(after.report, null);
      assert.deepEqual(contents(after), contents(before));
    });
    assert.ok(refusals > 100, 'random play tries what is refused');
  });

  it('offers exactly the accepted actions, up to equivalent forms', () => {
    play(60, 12, (before) => {
      const offered = enumerateActions(viewOf(before));
      const names = new Set(offered.map((action) => JSON.stringify(action)));
      for (const action of offered)
        assert.equal(game.apply(before, action).refused, null, JSON.stringify(action));
      const stays = before.status === 'Won' || before.status === 'Lost';
      if (stays) assert.deepEqual(offered, []);
      const reached = new Set(offered.map((action) => JSON.stringify(contents(game.apply(before, action)))));
      for (const action of allActions(before)) {
        const after = game.apply(before, action);
        if (after.refused !== null || names.has(JSON.stringify(action))) continue;
        const isSame = reached.has(JSON.stringify(contents(after)));
        // the current mode of a junction is accepted, but has no effect
        assert.ok(isSame || action.id === 'InteractProp', JSON.stringify(action));
      }
    });
  });

  // design: v1-loss-predicted, v1-rules-forecastable
  it('matches the forecast if turns are only ended', () => {
    play(80, 20, (before, _, random) => {
      if (!random.chance(0.3)) return;
      let state = before;
      const { turns } = forecast(before, 4);
      for (const turn of turns) {
        state = game.apply(state, { id: 'EndTurn' });
        assert.deepEqual(contents(state), contents(turn.state));
        assert.deepEqual(state.report, turn.report);
      }
      if (turns.length < 4) assert.ok(state.status === 'Lost' || state.status === 'Won');
    });
  });

  // design: v1-file-state
  it('continues identically after saving and loading at any point', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = randomFrom(seed);
        let state = game.init(smallLevel(random), 0);
        let twin: State | undefined;
        for (let step = 0; step < 40; step++) {
          if (random.chance(0.1)) {
            const level = reload(state);
            twin = game.init(level, 0);
            assert.deepEqual(encodeLevel(savedLevel(twin)), encodeLevel(savedLevel(state)));
          }
          const action = randomAction(random, state);
          state = game.apply(state, action);
          if (twin === undefined) continue;
          twin = game.apply(twin, action);
          assert.deepEqual(traceLine(twin, true), traceLine(state, true));
          assert.deepEqual(saveState(twin), saveState(state));
          assert.deepEqual(twin.report, state.report);
        }
      }),
      runs(20, 60),
    );
  });

  it('copies share no memory with the original', () => {
    play(40, 10, (_, after) => {
      const copy = copyState(after);
      const buffers = new Set(arraysOf(after).map(({ buffer }) => buffer));
      for (const array of arraysOf(copy)) {
        if (array.byteLength > 0) assert.ok(!buffers.has(array.buffer));
      }
      assert.deepEqual(contents(copy), contents(after));
    });
  });

  it('never writes to a shared array', () => {
    play(100, 25, (before, after) => {
      const bytes = (state: State) =>
        arraysOf(state).map((array) =>
          Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('hex'),
        );
      const as = bytes(before);
      let later = after;
      for (const action of [{ id: 'EndTurn' }, { id: 'InteractProp' }, { id: 'EndTurn' }])
        later = applyAction(later, action);
      assert.deepEqual(bytes(before), as);
    });
  });
});
