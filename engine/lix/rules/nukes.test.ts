import assert from 'node:assert/strict';
import { play, story } from '../testing/play';
import type { Timeline } from '../terms';

/** Ann and Bob with five lix each, of which none is at the exit before update 20. */
const slow = { lixInHatch: 5, spawnInterval: 1, updatesToExit: 19, skills: { Builder: 9, Exploder: 9 } };
const players = { ann: slow, bob: slow };

/**
 * Returns what an update did to Ann: her hatch was emptied, one of her lix exploded, she lost control, or exits closed.
 */
function effects({ states }: Timeline, update: number): Record<string, boolean> {
  const [before, after] = [states[update - 1], states[update]];
  const [was, is] = [before?.players[0], after?.players[0]];
  if (!before || !after || !was || !is) throw new Error(`There is no update ${update}.`);
  return {
    'zero in hatch': was.inHatch > 0 && is.inHatch === 0,
    'lix explode': is.exploded > was.exploded,
    'lose control': was.lostControl === null && is.lostControl !== null,
    'exits close': before.endNuke === null && after.endNuke !== null,
  };
}

// design: lix-three-kinds
describe('the three kinds of nuke', () => {
  const kinds = {
    'exploder-nuke': play({ players, inputs: ['3 ann Nuke'] }),
    concede: play({ nuke: 'Concede', players, inputs: ['3 ann Nuke'] }),
    // a third player saves her only lix in update 2, in a game without overtime
    'end-of-overtime nuke': play({
      overtime: 0,
      players: { ...players, cid: { lixInHatch: 1, updatesToExit: 1 } },
    }),
  };
  const table = {
    'exploder-nuke': [true, true, false, false],
    concede: [false, false, true, false],
    'end-of-overtime nuke': [true, true, true, true],
  };
  for (const [kind, [hatch, explode, control, exits]] of Object.entries(table))
    // design: lix-table, lix-exploder-allowed, lix-exploder-hatch, lix-exploder-exits, lix-concede-allowed
    // design: lix-concede-goes-on, lix-end-hatches, lix-end-control, lix-end-exits
    it(`follows the table for ${kind}`, () => {
      assert.deepEqual(effects(kinds[kind as keyof typeof kinds], 3), {
        'zero in hatch': hatch,
        'lix explode': explode,
        'lose control': control,
        'exits close': exits,
      });
    });

  // design: lix-end-automatic
  it('affects only the player who nukes, but all players at the end of overtime', () => {
    const touched = ({ states }: Timeline) => states[3]?.players.slice(0, 2).map((player) => player.inHatch);
    assert.deepEqual(touched(kinds['exploder-nuke']), [0, 2]);
    assert.deepEqual(touched(kinds.concede), [2, 2]);
    assert.deepEqual(touched(kinds['end-of-overtime nuke']), [0, 0]);
  });
});

describe('the exploder-nuke', () => {
  // design: lix-nuke-at-once, lix-exploder-hatch, lix-exploder-order
  it('makes lix explode in spawn order, one per update, starting in its own update', () => {
    assert.deepEqual(story(play({ players: { ann: slow }, inputs: ['4 ann Nuke'] })), [
      '1: lix 1 of ann spawns',
      '2: lix 2 of ann spawns',
      '3: lix 3 of ann spawns',
      '4: ann nukes; 2 of ann will not spawn; lix 1 of ann explodes',
      '5: lix 2 of ann explodes',
      '6: lix 3 of ann explodes; the game is over',
    ]);
  });

  // design: lix-exploder-control
  it('leaves the player in control: assigned exploders come in addition', () => {
    const inputs = ['4 ann Nuke', '5 ann Assign Builder 2', '6 ann Assign Exploder 5'];
    const quick = { ...slow, lixInHatch: 9 };
    assert.deepEqual(story(play({ players: { ann: quick }, inputs: inputs.map(later) }), 6), [
      '6: ann nukes; 4 of ann will not spawn; lix 1 of ann explodes',
      '7: ann makes lix 2 a Builder; lix 2 of ann explodes',
      '8: ann makes lix 5 an Exploder; lix 5 of ann explodes; lix 3 of ann explodes',
      '9: lix 4 of ann explodes; the game is over',
    ]);
  });

  // design: lix-exploder-exits
  it('leaves the exits open for other players, and does not affect their lix', () => {
    const { states, lanes } = play({ players: { ann: slow, bob: {} }, inputs: ['2 ann Nuke'] });
    assert.deepEqual(
      lanes.map(({ saves }) => saves.length),
      [0, 2],
    );
    assert.deepEqual(lanes[1]?.explosions, []);
    assert.equal(states.at(-1)?.endNuke, null);
  });

  // design: lix-one-nuke
  it('can be triggered without living lix: it empties the hatch, and is used up', () => {
    const late = { ...slow, lixInHatch: 3, spawnInterval: 10, updatesToExit: 2 };
    const inputs = ['5 ann Nuke', '6 ann Nuke'];
    assert.deepEqual(story(play({ players: { ann: late, bob: slow }, inputs, until: 6 }), 3), [
      '3: lix 3 of bob spawns; lix 1 of ann is saved',
      '4: lix 4 of bob spawns',
      '5: ann nukes; 2 of ann will not spawn; lix 5 of bob spawns; overtime starts because of ann: 5 updates left',
      '6: ann waits: Nuke is refused',
    ]);
  });

  it('precedes a save in the same update, so that the last lix is lost', () => {
    assert.deepEqual(story(play({ players: { ann: {} }, inputs: ['5 ann Nuke'] }), 4), [
      '4: lix 1 of ann is saved',
      '5: ann nukes; lix 2 of ann explodes; the game is over',
    ]);
  });
});

describe('concede', () => {
  const inputs = ['3 ann Nuke', '4 ann Assign Builder 1', '5 ann Nuke'];

  // design: lix-concede-control, lix-concede-goes-on
  it('removes control; spawning and saving continue', () => {
    const short = { ...slow, lixInHatch: 3, spawnInterval: 2, updatesToExit: 2 };
    assert.deepEqual(
      story(play({ nuke: 'Concede', players: { ann: short, bob: slow }, inputs, until: 5 }), 2),
      [
        '2: lix 2 of bob spawns',
        '3: ann concedes; ann loses control; lix 2 of ann spawns; lix 3 of bob spawns; lix 1 of ann is saved; overtime starts because of ann: 5 updates left',
        '4: ann waits: Assign is refused; lix 4 of bob spawns',
        '5: ann waits: Nuke is refused; lix 3 of ann spawns; lix 5 of bob spawns; lix 2 of ann is saved',
      ],
    );
  });

  // design: lix-concede-skills
  it('is equivalent to having no skills', () => {
    const assigning = ['4 ann Assign Builder 1', '5 ann Assign Exploder 2'];
    const conceded = play({ nuke: 'Concede', players: { ann: slow }, inputs: ['3 ann Nuke', ...assigning] });
    const without = play({ nuke: 'Concede', players: { ann: { ...slow, skills: {} } }, inputs: assigning });
    const lix = ({ lanes: [lane] }: Timeline) => [lane?.spawns, lane?.saves, lane?.explosions];
    assert.deepEqual(lix(conceded), lix(without));
  });

  it('precedes a save in the same update, which still counts', () => {
    const { verdict } = play({ nuke: 'Concede', players: { ann: {} }, inputs: ['5 ann Nuke'] });
    assert.deepEqual(verdict, { status: 'won', saved: [2], winners: [0] });
  });
});

describe('leaving', () => {
  for (const nuke of ['Exploder', 'Concede'] as const)
    it(`is recorded as a concession, whatever the kind of nuke: ${nuke}`, () => {
      const inputs = ['2 ann Leave', '3 ann Leave', '4 ann Nuke', '5 ann Assign Builder 1'];
      const timeline = play({ nuke, players: { ann: slow }, inputs, until: 6 });
      assert.deepEqual(story(timeline), [
        '1: lix 1 of ann spawns',
        '2: ann leaves; ann loses control; lix 2 of ann spawns',
        '3: ann waits: Leave is refused; lix 3 of ann spawns',
        '4: ann waits: Nuke is refused; lix 4 of ann spawns',
        '5: ann waits: Assign is refused; lix 5 of ann spawns',
      ]);
      const ann = timeline.states.at(-1)?.players[0];
      assert.deepEqual([ann?.left, ann?.nuked, ann?.lostControl], [2, null, { why: 'left', update: 2 }]);
    });

  it('is possible after a nuke and after the end of overtime', () => {
    const nuked = play({ players: { ann: slow }, inputs: ['4 ann Nuke', '5 ann Leave'] });
    assert.deepEqual(nuked.states[5]?.players[0]?.lostControl, { why: 'left', update: 5 });
    const raced = play({ overtime: 0, players: { ann: slow, bob: {} }, inputs: ['6 ann Leave'] });
    const ann = raced.states[6]?.players[0];
    assert.deepEqual([ann?.lostControl, ann?.left], [{ why: 'end-of-overtime', update: 5 }, 6]);
  });
});

/** Returns an input two updates later. */
function later(input: string): string {
  return input.replace(/^\d+/, (update) => String(Number(update) + 2));
}
