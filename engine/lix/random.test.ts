import assert from 'node:assert/strict';
import fc from 'fast-check';
import { inputsBySeat, type SubmittedAction } from '../core';
import { assignInputId, lixGame, updated } from './game';
import { inputsByUpdate, submittedInput } from './input';
import { actionsOf, gameHash, transcribeLix, verifyLix } from './replay';
import { randomScenario } from './testing/random-scenario';
import type { Scenario, Timeline } from './terms';
import { exitUpdate, spawnUpdate } from './rules/walk';
import { playScenario } from './timeline';

/** Asserts a property of the game of every random scenario. */
function always(claim: (timeline: Timeline) => void, runs = 300): void {
  fc.assert(
    fc.property(randomScenario, (scenario) => {
      claim(playScenario(scenario));
    }),
    { numRuns: runs },
  );
}

describe('random scenarios', () => {
  // design: lix-end-exits
  it('save no lix after exits close', () => {
    always(({ lanes, endNuke }) => {
      const saves = lanes.flatMap((lane) => lane.saves);
      assert.ok(endNuke === null || saves.every(({ update }) => update < endNuke));
    });
  });

  // design: lix-end-explosions, lix-exploder-order
  it('have at most one nuke explosion per player and update, besides assigned exploders', () => {
    always(({ lanes }) => {
      for (const { explosions } of lanes) {
        for (const by of ['nuke', 'exploder'] as const) {
          const updates = explosions.filter((mark) => mark.by === by).map(({ update }) => update);
          assert.equal(new Set(updates).size, updates.length);
        }
      }
    });
  });

  // design: lix-end-explosions, lix-exploder-order
  it('keep the spawn order, in spawning, saving and exploding', () => {
    always(({ lanes }) => {
      for (const { player, spawns, saves, explosions } of lanes) {
        assert.deepEqual(
          spawns,
          spawns.map((_, index) => ({ lix: index + 1, update: spawnUpdate(player, index + 1) })),
        );
        assert.deepEqual(
          saves,
          saves.map(({ lix }) => ({ lix, update: exitUpdate(player, lix) })),
        );
        const nuked = explosions.filter(({ by }) => by === 'nuke').map(({ lix }) => lix);
        assert.deepEqual(
          nuked,
          [...nuked].sort((one, other) => one - other),
        );
        assert.ok(saves.every(({ lix }) => !(nuked.length > 0 && lix > (nuked[0] ?? 0))));
      }
    });
  });

  it('never return control, skills, or lix in the hatch', () => {
    always(({ states }) => {
      for (const [index, { players }] of states.entries())
        for (const [player, before] of (states[index - 1]?.players ?? []).entries()) {
          const after = players[player];
          assert.ok(after !== undefined && after.inHatch <= before.inHatch);
          if (before.lostControl === null) continue;
          assert.deepEqual(after.lostControl, before.lostControl);
          assert.deepEqual(after.skills, before.skills);
        }
    });
  });

  it('are played alike with and without skipping quiet updates', () => {
    always(({ scenario, states }) => {
      const byUpdate = inputsByUpdate(scenario);
      const seats = scenario.players.map(({ id }) => id);
      for (const [index, state] of states.slice(1).entries()) {
        const given = (byUpdate.get(state.update) ?? []).map((input) => submittedInput(scenario, input));
        const before = states[index];
        assert.deepEqual(before && updated(before, inputsBySeat(seats, given)), state);
      }
    });
  });

  it('offer exactly the inputs that would be accepted', () => {
    always(({ scenario, states }) => {
      const seats = scenario.players.map(({ id }) => id);
      for (const state of states.filter(({ update, over }) => update % 5 === 0 && over === null))
        for (const seat of seats) {
          const offers = lixGame.view(state).offers[seat] ?? [];
          const isOffered = ({ id, index }: SubmittedAction): boolean =>
            offers.some(
              (offer) => offer.id === id && (index === undefined || offer.indexes?.includes(index) === true),
            );
          const assigning = (['Exploder', 'Builder'] as const).flatMap((skill) =>
            [1, 2, 5].map((index) => ({ id: assignInputId(skill), seat, index })),
          );
          for (const input of [{ id: 'Nuke', seat }, { id: 'Leave', seat }, ...assigning]) {
            const { events } = lixGame.update(state, inputsBySeat(seats, [input]));
            assert.equal(
              events.every(({ event }) => event !== 'refused'),
              isOffered(input),
            );
          }
        }
    }, 100);
  });

  it('lose no lix: each is in the hatch, walks, was saved, has exploded or will not spawn', () => {
    always(({ states, scenario }) => {
      for (const { players } of states)
        for (const [player, { inHatch, alive, saved, exploded, spawned }] of players.entries()) {
          assert.equal(alive.length + saved + exploded, spawned);
          assert.ok(spawned + inHatch <= (scenario.players[player]?.lixInHatch ?? 0));
        }
    });
  });

  it('reproduce their hashes, also from a transcript of the accepted inputs', () => {
    always((timeline) => {
      const { scenario, states } = timeline;
      const again = playScenario(scenario);
      assert.deepEqual(states.map(gameHash), again.states.map(gameHash));
      const transcript = transcribeLix(scenario, actionsOf(timeline));
      const last = transcript.actions.at(-1);
      const end = states.at(-1);
      assert.ok(end !== undefined && (last === undefined || last.stateHash === gameHash(end)));
      const { status } = timeline.verdict;
      const played = { actions: transcript.actions.length, turn: states.length - 1, status };
      assert.deepEqual(verifyLix(scenario, transcript), { same: true, ...played });
    }, 100);
  });

  it('are played alike whatever the order of the inputs in the file', () => {
    const shuffled = randomScenario.chain((scenario) =>
      fc.tuple(
        fc.constant(scenario),
        fc.shuffledSubarray([...scenario.inputs], { minLength: scenario.inputs.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([scenario, inputs]) => {
        const hashes = (of: Scenario) => playScenario(of).states.map(gameHash);
        assert.deepEqual(hashes({ ...scenario, inputs }), hashes(scenario));
      }),
      { numRuns: 100 },
    );
  });
});
