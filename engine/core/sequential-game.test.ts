import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  activeSeat,
  enumerateActions,
  MalformedAction,
  recheckTranscript,
  recordTranscript,
  type SubmittedAction,
  type Transcript,
} from '.';
import { duel, legalIntents, viewFor, type Duel, type DuelLevel } from './testing/duel';

const level: DuelLevel = { hearts: 2, blocks: 1, counters: 2 };
const seats = ['ann', 'bob'];
const header = { format: 'duel', version: 1, engineVersion: '9', levelHash: 'none', seed: 0 };
const contract = {
  hash: (state: Duel) => JSON.stringify(state),
  turn: (state: Duel) => state.order.turnNumber,
  refusal: (state: Duel) => state.refused,
};
const close: SubmittedAction = { id: 'close' };

/**
 * Returns the actions of collections such as `ann attack, bob wait`. A collection in which a seat submits nothing is
 * closed.
 */
function actionsOf(...collections: string[]): SubmittedAction[] {
  return collections.flatMap((collection) => {
    const intents = collection.split(', ').filter((intent) => intent !== '');
    const actions = intents.map((intent): SubmittedAction => {
      const [seat = '', id = ''] = intent.split(' ');
      return { seat, id };
    });
    return actions.length === seats.length ? actions : [...actions, close];
  });
}

/** Plays collections from the start, all of which have to be accepted. */
function play(...collections: string[]): Duel {
  return actionsOf(...collections).reduce(
    (state, action) => {
      const next = duel.apply(state, action);
      assert.equal(next.refused, null);
      return next;
    },
    duel.init(level, 0),
  );
}

/** Describes what each seat is offered and what is pending. */
function scene(state: Duel): string {
  const offers = seats.map((seat) => `${seat}: ${legalIntents(state, seat).join(' ')}`);
  const pending = state.pending.map(({ seat, move }) => `${seat} ${move}`).join(' < ');
  return [activeSeat(state.order), ...offers, pending || '-'].join(' | ');
}

// design: core-no-game
describe('a sequential game on the neutral core', () => {
  // design: core-loop-participation, core-loop-legality, core-loop-surface
  it('lets the active seat act and the other wait', () => {
    assert.equal(scene(play()), 'ann | ann: wait attack | bob: wait | -');
    assert.equal(scene(play('')), 'bob | ann: wait | bob: wait attack | -');
    assert.deepEqual(viewFor(play(), 'bob').actions, [{ id: 'wait', params: 'none' }]);
    assert.deepEqual(viewFor(play(), 'bob').participation, { mode: 'sequential', activeSeat: 'ann' });
  });

  // design: core-loop-collect
  it('collects one intent from each seat, in any order; a seat without one waits', () => {
    const written = play('ann attack, bob wait');
    assert.deepEqual(play('bob wait, ann attack'), written);
    assert.deepEqual(play('ann attack'), written);
    assert.deepEqual(play(''), play('ann wait, bob wait'));
  });

  it('hides submitted intents from the other seat until the collection closes', () => {
    const start = play();
    const open = duel.apply(start, { seat: 'ann', id: 'attack' });
    assert.deepEqual(viewFor(open, 'bob'), viewFor(start, 'bob'));
    assert.equal(viewFor(open, 'ann').submitted, 'attack');
    assert.deepEqual(viewFor(open, 'ann').actions, []);
  });

  // design: core-reaction-pending, core-reaction-offered, core-loop-surface
  it('shows a move before its effect, and offers responses to the other seat', () => {
    const attacked = play('ann attack');
    assert.equal(scene(attacked), 'ann | ann: wait | bob: wait block counter | ann attack');
    assert.equal(attacked.duelists['bob']?.hearts, 2);
    assert.deepEqual(
      viewFor(attacked, 'bob').actions.map(({ id }) => id),
      ['wait', 'block', 'counter'],
    );
  });

  // design: core-reaction-stack
  it('stacks responses within the turn of the same seat', () => {
    const scenes = [
      ['ann attack', 'ann | ann: wait | bob: wait block counter | ann attack'],
      ['bob counter', 'ann | ann: wait counter | bob: wait | ann attack < bob counter'],
      ['ann counter', 'ann | ann: wait | bob: wait counter | ann attack < bob counter < ann counter'],
    ];
    for (const [index, [, expected]] of scenes.entries())
      assert.equal(scene(play(...scenes.slice(0, index + 1).map(([moves = '']) => moves))), expected);
  });

  // design: core-loop-advance, core-reaction-settle
  it('resolves the newest move first when nobody responds, and ends the turn', () => {
    const results: [string, string, string, number][] = [
      ['ann attack', 'ann attack', '2 1', 2],
      ['ann attack/bob block', 'bob block, not ann attack', '2 2', 2],
      ['ann attack/bob block/ann counter', 'ann counter, not bob block, ann attack', '2 1', 2],
      ['ann attack/bob counter', 'bob counter, not ann attack', '1 2', 2],
      ['ann attack/bob counter/ann counter', 'ann counter, not bob counter, ann attack', '2 1', 2],
      [
        'ann attack/bob counter/ann counter/bob counter',
        'bob counter, not ann counter, bob counter, not ann attack',
        '1 2',
        2,
      ],
    ];
    for (const [moves, settled, hearts, turn] of results) {
      const open = play(...moves.split('/'));
      assert.deepEqual([open.order.turnNumber, open.settled], [1, []]);
      const end = play(...moves.split('/'), '');
      assert.equal(end.settled.join(', '), settled);
      assert.equal(seats.map((seat) => end.duelists[seat]?.hearts).join(' '), hearts);
      assert.deepEqual([end.order.turnNumber, activeSeat(end.order), end.pending], [turn, 'bob', []]);
    }
  });

  it('makes a countered attacker miss the next turn', () => {
    const countered = play('ann attack', 'bob counter', '');
    assert.deepEqual(countered.order.skips, { ann: 1 });
    const after = play('ann attack', 'bob counter', '', '');
    assert.equal(activeSeat(after.order), 'bob');
    assert.equal(after.order.round, 2);
  });

  // design: core-view-for
  it('ends when one seat is out; each seat sees its own result', () => {
    const end = play('ann attack', '', '', 'ann attack', '');
    assert.deepEqual(end.order.seats, ['ann']);
    assert.deepEqual(
      seats.map((seat) => viewFor(end, seat).status),
      ['won', 'failed'],
    );
    assert.deepEqual([duel.view(end).status, enumerateActions(duel.view(end))], ['won', []]);
    for (const action of [close, { seat: 'bob', id: 'wait' }])
      assert.deepEqual(duel.apply(end, action), { ...end, refused: 'game-over' });
  });

  // design: core-loop-legality
  it('refuses actions outside the seat’s legal set, and changes nothing', () => {
    const refusals: [Duel, string, string][] = [
      [play(), 'bob attack', 'illegal'],
      [play(), 'bob block', 'illegal'],
      [play(), 'ann counter', 'illegal'],
      [play('ann attack'), 'ann attack', 'illegal'],
      [play('ann attack'), 'ann block', 'illegal'],
      [play('ann attack', 'bob block'), 'ann block', 'illegal'],
      [play('ann attack', 'bob block', '', '', 'ann attack'), 'bob block', 'illegal'],
      [duel.apply(play(), { seat: 'bob', id: 'wait' }), 'bob wait', 'submitted-already'],
    ];
    for (const [state, action, refused] of refusals) {
      const [seat = '', id = ''] = action.split(' ');
      assert.deepEqual(duel.apply(state, { seat, id }), { ...state, refused }, action);
    }
  });

  it('distinguishes a malformed action from a refused one', () => {
    for (const action of [
      { seat: 'eve', id: 'wait' },
      { seat: 'constructor', id: 'wait' },
      { seat: 'ann', id: 'dance' },
      { seat: 'ann', id: 'close' },
    ])
      assert.throws(() => duel.apply(play(), action), MalformedAction);
  });

  it('can be played by one player: an action without a seat belongs to the active seat', () => {
    const actions = enumerateActions(duel.view(play()));
    assert.deepEqual(actions, [{ id: 'wait' }, { id: 'attack' }, { id: 'close' }]);
    const attacked = duel.apply(play(), { id: 'attack' });
    assert.deepEqual(enumerateActions(duel.view(attacked)), [close]);
    assert.deepEqual(duel.apply(attacked, close), play('ann attack'));
  });

  // design: core-loop-seat
  it('is replayed from its transcript, including seats', () => {
    const actions = actionsOf(
      'ann attack',
      'bob counter',
      'bob wait, ann counter',
      '',
      'bob attack',
      '',
      'ann attack',
      '',
    );
    const written = JSON.stringify(recordTranscript(duel, contract, level, header, actions));
    const transcript = JSON.parse(written) as Transcript;
    assert.deepEqual(recheckTranscript(duel, contract, level, transcript, { format: 'duel', version: 1 }), {
      same: true,
      actions: 13,
      turn: 3,
      status: 'won',
    });
    const swapped = transcript.actions.map((action, at) => (at === 0 ? { ...action, seat: 'bob' } : action));
    assert.deepEqual(recheckTranscript(duel, contract, level, { ...transcript, actions: swapped }, {}), {
      same: false,
      difference: 'refused',
      turn: 1,
      action: 0,
      expected: 'attack accepted',
      actual: 'illegal',
    });
  });

  // design: core-loop-surface
  it('keeps its rules in random play', () => {
    const counts = fc.integer({ min: 1, max: 3 });
    const levels = fc.record({ hearts: counts, blocks: counts, counters: counts }, { noNullPrototype: true });
    fc.assert(
      fc.property(levels, fc.array(fc.nat(1000), { maxLength: 80, size: 'max' }), (random, choices) => {
        let state = duel.init(random, 0);
        const played: SubmittedAction[] = [];
        for (const choice of choices) {
          const options = optionsOf(state);
          const action = options[choice % options.length];
          if (!action) break;
          expectRefusals(state, options);
          const next = duel.apply(state, action);
          expectSound(state, next);
          played.push(action);
          state = next;
        }
        const transcript = recordTranscript(duel, contract, random, header, played);
        const again = recheckTranscript(duel, contract, random, transcript, {});
        assert.deepEqual(again, {
          same: true,
          actions: played.length,
          turn: state.order.turnNumber,
          status: duel.view(state).status,
        });
      }),
    );
  });
});

/** Returns everything that can be submitted now: the offers of each seat, and closing the collection. */
function optionsOf(state: Duel): SubmittedAction[] {
  if (duel.view(state).status !== 'playing') return [];
  const intents = seats.flatMap((seat) =>
    enumerateActions(viewFor(state, seat)).map((action) => ({ ...action, seat })),
  );
  return [...intents, close];
}

function expectRefusals(state: Duel, options: readonly SubmittedAction[]): void {
  for (const seat of seats)
    for (const id of ['wait', 'attack', 'block', 'counter']) {
      const offered = options.some((option) => option.id === id && option.seat === seat);
      const { refused, ...rest } = duel.apply(state, { id, seat });
      assert.equal(refused === null, offered, `${seat} ${id}`);
      if (!offered) assert.deepEqual({ ...rest, refused: state.refused }, state);
    }
}

function expectSound(before: Duel, after: Duel): void {
  assert.equal(after.refused, null);
  assert.deepEqual(JSON.parse(JSON.stringify(after)), after);
  assert.ok(after.order.seats.includes(activeSeat(after.order)));
  const alternating = after.pending.every(({ seat }, at) => at === 0 || seat !== after.pending[at - 1]?.seat);
  assert.ok(alternating && (after.pending[0]?.seat ?? activeSeat(after.order)) === activeSeat(after.order));
  const turns = after.order.turnNumber - before.order.turnNumber;
  assert.ok(turns === 0 || turns === 1);
  const goesOn = turns === 0 && after.order.seats.length === seats.length;
  for (const seat of seats) {
    const [was, is] = [before.duelists[seat], after.duelists[seat]];
    assert.ok(was && is && is.hearts >= 0 && is.blocks >= 0 && is.counters >= 0);
    assert.ok(is.hearts <= was.hearts && is.blocks <= was.blocks && is.counters <= was.counters);
    if (goesOn) assert.equal(is.hearts, was.hearts);
  }
}
