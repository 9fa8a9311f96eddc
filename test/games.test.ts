import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBalance } from '../engine/reactor';
import {
  enumerateActions,
  isEnumerable,
  updateId,
  type SubmittedAction,
  type TurnReducer,
} from '../engine/core';
import { runs } from '../engine/core/testing/budget';
import { assignInputId, lixReplay, lixTurns, skills } from '../engine/lix';
import { randomScenario } from '../engine/lix/testing/random-scenario';
import { reactorGame, replayContract } from '../engine/reactor/simulation';
import { playBalance } from '../engine/reactor/simulation/testing/random-balance';
import { allActions } from '../engine/reactor/simulation/testing/play';
import { randomFrom } from '../engine/reactor/simulation/testing/random';
import { smallLevel } from '../engine/reactor/simulation/testing/random-level';
import { roomsGame, runReplay } from '../engine/rooms';
import { exampleFloor, examplePrefabs } from '../engine/rooms/testing/seed-example';
import { roomsOf } from '../engine/rooms/testing/rooms-of';

/** A game of the product, as a test plays it at random. */
interface Played<TState> {
  readonly game: Pick<TurnReducer<never, TState>, 'apply' | 'view'>;
  readonly start: TState;
  readonly hash: (state: TState) => string;
  readonly turn: (state: TState) => number;
  readonly refusal: (state: TState) => string | null;
  /** Actions of every form that the game reads. */
  readonly candidates: (state: TState) => readonly SubmittedAction[];
  /** Returns true for an action that no rule refuses. */
  readonly isAccepted: (state: TState, action: SubmittedAction) => boolean;
  /** Returns true for an accepted action that need not be listed, because it changes nothing of use. */
  readonly isIdle?: (state: TState, action: SubmittedAction) => boolean;
}

/** Plays a game by choosing among the listed actions, and checks the claims in each state. */
function follow<TState>(played: Played<TState>, choices: readonly number[]): void {
  const { game, hash, turn, refusal } = played;
  let state = played.start;
  for (const choice of choices) {
    const view = game.view(state);
    assert.ok(isEnumerable(view));
    const listed = enumerateActions(view);
    for (const action of listed) assert.ok(played.isAccepted(state, action), JSON.stringify(action));
    expectListed(played, state, listed);
    const action = listed[choice % listed.length];
    if (action === undefined) return;
    const next = game.apply(state, action);
    const elsewhere = game.apply(state, { ...action, boardId: 'board', zoneId: 'zone' });
    assert.deepEqual([hash(elsewhere), refusal(elsewhere)], [hash(next), null]);
    const [before, after] = [view.hud.actionsUsed, game.view(next).hud.actionsUsed];
    assert.ok(
      turn(next) === turn(state) ? after > before || game.view(next).status !== 'playing' : after === 0,
    );
    state = next;
  }
}

/** Checks that an accepted action is listed, or has the result of a listed one, or changes nothing of use. */
function expectListed<TState>(
  played: Played<TState>,
  state: TState,
  listed: readonly SubmittedAction[],
): void {
  const { game, hash, candidates, isAccepted, isIdle } = played;
  const names = new Set(listed.map(nameOf));
  let reached: Set<string> | undefined;
  for (const action of candidates(state)) {
    if (names.has(nameOf(action)) || !isAccepted(state, action) || isIdle?.(state, action) === true) continue;
    reached ??= new Set(listed.map((each) => hash(game.apply(state, each))));
    assert.ok(reached.has(hash(game.apply(state, action))), JSON.stringify(action));
  }
}

function nameOf({ id, seat, x, y, index }: SubmittedAction): string {
  return JSON.stringify([id, seat, x, y, index]);
}

const choices = fc.array(fc.nat(1000), { maxLength: 25, size: 'max' });
const budget = runs(25, 600);

// design: core-actions-used, core-action-data
describe('every game lists each action that it accepts, counts what a turn has used, and ignores boards and zones', () => {
  it('reactor levels', () => {
    fc.assert(
      fc.property(fc.integer(), choices, (seed, chosen) => {
        const random = randomFrom(seed);
        const game = reactorGame(random.chance(0.5) ? defaultBalance : playBalance(random));
        const { hash, turn, refusal } = replayContract;
        const start = game.init(smallLevel(random), 0);
        follow(
          {
            game,
            start,
            hash,
            turn,
            refusal,
            candidates: allActions,
            isAccepted: (state, action) => refusal(game.apply(state, action)) === null,
            // a junction accepts the mode that it has
            isIdle: ({ machine, robot, settings }, { id, index }) =>
              id === 'InteractProp' && settings[machine.propAt.get(robot) ?? -1] === index,
          },
          chosen,
        );
      }),
      budget,
    );
  });

  it('runs through rooms', () => {
    const floors = [1, 2].map((number) => ({
      ...exampleFloor,
      number,
      id: `core:floor_${number}`,
      size: [60, 40],
    }));
    const tables = ['core:floor_3_table', 'core:vault_table'];
    const entries = [{ id: 'core:gold', weight: 1 }];
    const { registry } = roomsOf({
      prefabs: examplePrefabs,
      floors,
      loot_tables: tables.map((id) => ({ id, entries })),
    });
    const ids = ['north', 'east', 'south', 'west', 'fight', 'pick_up', 'descend'];
    fc.assert(
      fc.property(fc.nat(), choices, (seed, chosen) => {
        follow(
          {
            game: roomsGame,
            start: roomsGame.init({ registry }, seed),
            ...runReplay,
            candidates: () => ids.map((id) => ({ id })),
            isAccepted: (state, action) => roomsGame.apply(state, action).refused === null,
          },
          chosen,
        );
      }),
      runs(20, 200),
    );
  });

  it('lix scenarios, with the inputs of every seat', () => {
    fc.assert(
      fc.property(randomScenario, choices, (scenario, chosen) => {
        const inputs: SubmittedAction[] = scenario.players.flatMap(({ id: seat }) => [
          { id: 'Nuke', seat },
          { id: 'Leave', seat },
          ...skills.flatMap((skill) =>
            [1, 2, 3, 9].map((index) => ({ id: assignInputId(skill), seat, index })),
          ),
        ]);
        follow(
          {
            game: lixTurns,
            start: lixTurns.init(scenario, 0),
            hash: (state) => JSON.stringify([lixReplay.hash(state), state.inputs.map(nameOf)]),
            turn: lixReplay.turn,
            refusal: lixReplay.refusal,
            candidates: () => [...inputs, { id: updateId }],
            // an input is judged in its update
            isAccepted: (state, action) => {
              const given = lixTurns.apply(state, action);
              if (given.refused !== null || action.id === updateId) return given.refused === null;
              return lixTurns.apply(given, { id: updateId }).refused === null;
            },
          },
          chosen,
        );
      }),
      budget,
    );
  });
});
