import assert from 'node:assert/strict';
import { gameHash } from './replay';
import { play, story } from './testing/play';

const slow = { lixInHatch: 3, spawnInterval: 1, updatesToExit: 20, skills: { Exploder: 1 } };
const players = { ann: slow, bob: { ...slow, updatesToExit: 4 }, cid: slow };

/** Returns every order of some texts. */
function orders(texts: readonly string[]): string[][] {
  if (texts.length < 2) return [[...texts]];
  return texts.flatMap((first) =>
    orders(texts.filter((text) => text !== first)).map((rest) => [first, ...rest]),
  );
}

describe('the inputs of one update', () => {
  for (const nuke of ['Exploder', 'Concede'] as const)
    for (const overtime of [0, 2])
      it(`take effect in the order of the players, whatever their order in the file: ${nuke}, overtime ${overtime}`, () => {
        // in update 5 the first lix of Bob is at the exit
        const given = ['5 ann Nuke', '5 bob Leave', '5 cid Assign Exploder 1', '6 cid Nuke'];
        const stories = orders(given).map((inputs) => {
          const timeline = play({ nuke, overtime, players, inputs });
          return { told: story(timeline), hashes: timeline.states.map(gameHash) };
        });
        for (const other of stories) assert.deepEqual(other, stories[0]);
        assert.equal(stories.length, 24);
      });

  // design: lix-nuke-at-once, lix-input-first
  it('come before everything else in the update, with full effect', () => {
    const { states } = play({ players, inputs: ['3 ann Nuke'] });
    const [before, after] = [states[2]?.players[0], states[3]?.players[0]];
    assert.deepEqual([before?.inHatch, before?.alive], [1, [1, 2]]);
    assert.deepEqual([after?.inHatch, after?.alive], [0, [2]]);
  });

  const last = { ann: { lixInHatch: 1, updatesToExit: 3 } };
  const saved = (nuke: 'Exploder' | 'Concede', input: string) =>
    play({ nuke, overtime: 0, players: last, inputs: [input] }).verdict.saved;
  // design: lix-nuke-at-once, lix-zero-still-chooses
  it('come before the last save: an exploder-nuke prevents it, a concession does not', () => {
    assert.deepEqual(saved('Exploder', '4 ann Nuke'), [0]);
    assert.deepEqual(saved('Concede', '4 ann Nuke'), [1]);
    assert.deepEqual(saved('Exploder', '4 ann Leave'), [1]);
    assert.deepEqual(saved('Exploder', '5 ann Nuke'), [1]);
  });

  it('of two players do not affect each other: both nukes of one update count', () => {
    for (const inputs of orders(['3 ann Nuke', '3 bob Nuke'])) {
      const { lanes } = play({ players: { ann: slow, bob: slow }, inputs });
      assert.deepEqual(
        lanes.map(({ explosions }) => explosions.map(({ update }) => update)),
        [
          [3, 4],
          [3, 4],
        ],
      );
    }
  });
});
