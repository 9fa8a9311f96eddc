import assert from 'node:assert/strict';
import { play, story } from '../testing/play';
import type { Skill, Timeline } from '../terms';

const slow = { lixInHatch: 4, spawnInterval: 1, updatesToExit: 20 };
/** One lix, saved in update 3. */
const quick = { lixInHatch: 1, updatesToExit: 2 };

/** Returns the overtime left after each update of a range. */
function left({ states }: Timeline, from: number, to: number): number[] {
  return states.slice(from, to + 1).map(({ overtimeLeft }) => overtimeLeft);
}

describe('overtime', () => {
  // design: lix-overtime-length, lix-overtime-start, lix-end-needs-time, lix-end-automatic
  it('starts when a player who has saved a lix has none left; its first drop is in the next update', () => {
    const timeline = play({ overtime: 3, players: { ann: slow, bob: quick } });
    assert.equal(timeline.overtimeSince, 3);
    assert.deepEqual(left(timeline, 2, 6), [3, 3, 2, 1, 0]);
    assert.deepEqual(story(timeline, 3), [
      '3: lix 3 of ann spawns; lix 1 of bob is saved; overtime starts because of bob: 3 updates left',
      '4: lix 4 of ann spawns',
      '7: end-of-overtime nuke; all exits close; ann loses control; bob loses control; lix 1 of ann explodes',
      '8: lix 2 of ann explodes',
      '9: lix 3 of ann explodes',
      '10: lix 4 of ann explodes; the game is over',
    ]);
  });

  // design: lix-nuke-starts-overtime, lix-overtime-start, lix-overtime-concede
  it('starts when a player with a saved lix concedes, and when a player who has conceded saves a lix', () => {
    const many = { lixInHatch: 3, spawnInterval: 4, updatesToExit: 2 };
    const since = (inputs: string[]) =>
      play({ nuke: 'Concede', players: { ann: slow, bob: many }, inputs }).overtimeSince;
    assert.equal(since([]), 11);
    assert.equal(since(['5 bob Nuke']), 5);
    assert.equal(since(['2 bob Nuke']), 3);
    assert.equal(since(['5 bob Leave']), 5);
    assert.equal(since(['2 bob Leave']), 3);
  });

  // design: lix-overtime-exploder
  it('does not start until an exploder-nuke has killed all lix of a player who has saved one', () => {
    // lix 1 is saved in update 5; two walk when Bob nukes
    const many = { lixInHatch: 3, spawnInterval: 1, updatesToExit: 4 };
    const timeline = play({ players: { ann: slow, bob: many }, inputs: ['6 bob Nuke'] });
    assert.deepEqual(story(timeline, 5), [
      '5: lix 1 of bob is saved',
      '6: bob nukes; lix 2 of bob explodes',
      '7: lix 3 of bob explodes; overtime starts because of bob: 5 updates left',
      '13: end-of-overtime nuke; all exits close; ann loses control; bob loses control; lix 1 of ann explodes',
      '14: lix 2 of ann explodes',
      '15: lix 3 of ann explodes',
      '16: lix 4 of ann explodes; the game is over',
    ]);
  });

  // design: lix-overtime-exploder
  it('starts at the last explosion of a player who has nuked, whatever skills are left, or when the player leaves', () => {
    const since = (skills: Partial<Record<Skill, number>>, ...inputs: string[]) => {
      // lix 1 is saved in update 5; four walk when Bob nukes
      const bob = { lixInHatch: 5, spawnInterval: 1, updatesToExit: 4, skills };
      return play({ overtime: 20, players: { ann: slow, bob }, inputs: ['6 bob Nuke', ...inputs] })
        .overtimeSince;
    };
    assert.deepEqual([since({}), since({ Builder: 3 }), since({ Exploder: 1 })], [9, 9, 9]);
    // the last skill is used up in update 7; an exploder by hand is one explosion more
    assert.equal(since({ Builder: 1 }, '7 bob Assign Builder 4'), 9);
    assert.equal(since({ Exploder: 1 }, '7 bob Assign Exploder 5'), 8);
    assert.deepEqual([since({}, '7 bob Leave'), since({ Builder: 3 }, '7 bob Leave')], [7, 7]);
  });

  // design: lix-overtime-needs-save
  it('never starts because of a player without a saved lix', () => {
    const { overtimeSince, over } = play({
      players: { ann: slow, bob: slow },
      inputs: ['1 bob Nuke', '2 ann Leave'],
      until: 20,
    });
    assert.deepEqual([overtimeSince, over], [null, null]);
  });

  it('runs once, even if another player could start it again', () => {
    const timeline = play({
      overtime: 4,
      players: { ann: slow, bob: quick, cid: { ...quick, updatesToExit: 4 } },
    });
    assert.deepEqual(left(timeline, 3, 7), [4, 3, 2, 1, 0]);
    assert.equal(timeline.endNuke, 8);
  });

  it('ends early when all players are finished', () => {
    const timeline = play({ overtime: 9, players: { ann: { ...quick, updatesToExit: 4 }, bob: quick } });
    assert.deepEqual([timeline.overtimeSince, timeline.over, timeline.endNuke], [3, 5, null]);
    const alone = play({ overtime: 9, players: { ann: quick } });
    assert.deepEqual([alone.overtimeSince, alone.over], [null, 3]);
  });
});

// design: lix-end-needs-save
describe('a game without a saved lix', () => {
  it('ends when all are finished', () => {
    const timeline = play({
      overtime: 0,
      players: { ann: slow, bob: slow },
      inputs: ['2 ann Nuke', '3 bob Nuke'],
    });
    assert.deepEqual([timeline.over, timeline.endNuke, timeline.verdict.status], [4, null, 'failed']);
  });
});

describe('the end-of-overtime nuke', () => {
  // design: lix-overtime-zero, lix-race, lix-end-exits
  it('in a race comes in the update after the first save; all saves of one update count', () => {
    const walk = (updatesToExit: number) => ({ lixInHatch: 2, updatesToExit });
    const timeline = play({ overtime: 0, players: { ann: walk(3), bob: walk(3), cid: walk(4) } });
    assert.deepEqual(story(timeline, 3), [
      '4: lix 1 of ann is saved; lix 1 of bob is saved',
      '5: end-of-overtime nuke; all exits close; ann loses control; bob loses control; cid loses control; lix 2 of ann explodes; lix 2 of bob explodes; lix 1 of cid explodes',
      '6: lix 2 of cid explodes; the game is over',
    ]);
    assert.deepEqual(timeline.verdict, { status: 'won', saved: [1, 1, 0], winners: [0, 1] });
  });

  for (const nuke of ['Exploder', 'Concede'] as const)
    // design: lix-exploder-without-overtime, lix-concede-without-overtime, lix-overtime-zero
    it(`comes at once if a player with a saved lix nukes in a game without overtime: ${nuke}`, () => {
      const walking = { lixInHatch: 3, spawnInterval: 1, updatesToExit: 3 };
      const timeline = play({
        nuke,
        overtime: 0,
        players: { ann: walking, bob: slow },
        inputs: ['5 ann Nuke'],
      });
      assert.deepEqual([timeline.endNuke, timeline.verdict.saved], [5, [1, 0]]);
      const explosions = timeline.lanes.map((lane) => lane.explosions.map(({ update }) => update));
      assert.deepEqual(explosions, [
        [5, 6],
        [5, 6, 7, 8],
      ]);
    });

  // design: lix-end-explosions
  it('makes each player’s lix explode in one sequence, including players who nuked before or in that update', () => {
    const many = { lixInHatch: 9, spawnInterval: 1, updatesToExit: 20 };
    for (const update of [4, 5]) {
      const { lanes, endNuke } = play({
        overtime: 0,
        players: { ann: many, bob: {} },
        inputs: [`${update} ann Nuke`],
      });
      assert.equal(endNuke, 5);
      const updates = lanes[0]?.explosions.map((mark) => mark.update);
      assert.deepEqual(updates, update === 4 ? [4, 5, 6] : [5, 6, 7, 8]);
    }
  });

  // design: lix-end-hatches, lix-end-control
  it('stops hatches in its own update, and all inputs from the next update on', () => {
    const timeline = play({
      overtime: 0,
      players: {
        ann: { lixInHatch: 9, spawnInterval: 1, updatesToExit: 20, skills: { Builder: 2 } },
        bob: {},
      },
      inputs: ['5 ann Assign Builder 4', '6 ann Assign Builder 4', '7 ann Nuke'],
    });
    assert.deepEqual(story(timeline, 5).slice(0, 3), [
      '5: ann makes lix 4 a Builder; end-of-overtime nuke; all exits close; 5 of ann will not spawn; ann loses control; bob loses control; lix 1 of ann explodes; lix 2 of bob explodes',
      '6: ann waits: Assign is refused; lix 2 of ann explodes',
      '7: ann waits: Nuke is refused; lix 3 of ann explodes',
    ]);
  });
});
