import assert from 'node:assert/strict';
import {
  activeSeat,
  advanceTurn,
  createTurnOrder,
  eliminateSeat,
  queueExtraTurn,
  queueSkip,
  reorderSeats,
  reverseTurnOrder,
} from '.';
import { perform } from './testing/turn-script';

/** Plays a script, checks that it went as written, and returns the order at its end. */
function check(seats: string, script: string) {
  const { played, order } = perform(createTurnOrder(seats.split('')), script);
  assert.equal(played, script);
  return order;
}

const abc = createTurnOrder(['a', 'b', 'c']);

describe('the turn order', () => {
  // design: core-order-rotation, core-order-rounds, core-loop-turn-effects
  describe('rotates', () => {
    it('through all seats, a round each time', () => {
      const order = check('abc', 'a b c | a b c | a');
      assert.deepEqual(order, { seats: ['a', 'b', 'c'], current: 0, direction: 1, turnNumber: 7, round: 3 });
    });

    it('from any seat, with which each round begins', () => {
      const { played } = perform(createTurnOrder(['a', 'b', 'c'], 2), 'c a b c a');
      assert.equal(played, 'c a b | c a');
    });

    it('with one seat, a round each turn', () => {
      check('a', 'a | a | a');
    });
  });

  // design: core-order-reverse, core-order-rounds
  describe('reverses', () => {
    it('at once, the active seat staying active, and counts a round after a rotation the other way', () => {
      check('abc', 'a b ~ a c | b a c | b');
    });

    it('to and fro without a round, which needs a full rotation', () => {
      check('abc', 'a ~ c ~ a ~ c ~ a b | c a');
      check('ab', 'a ~ b ~ a ~ b | a b');
    });

    it('twice in one turn as if nothing were', () => {
      check('abc', 'a b ~ ~ c | a');
    });
  });

  // design: core-order-skips, core-order-rounds
  describe('skips', () => {
    it('a seat before it becomes active, once a count', () => {
      const order = check('abc', 'a -b -b c | a c | a b');
      assert.deepEqual(order, { seats: ['a', 'b', 'c'], current: 1, direction: 1, turnNumber: 6, round: 3 });
    });

    it('the last seat without skipping the end of the round', () => {
      check('abc', 'a -c b | a b c | a');
    });

    it('the first seat without skipping the end of the round', () => {
      check('abc', 'a b c -a | b c | a');
      check('abc', 'a ~ -c b | a c');
      check('abc', 'a ~ -a c b | c b | a');
    });

    it('the active seat the next time, not now', () => {
      check('abc', 'a -a b c | b c | a');
    });

    it('all seats, and ends', () => {
      const order = check('abc', 'a -a -b -b -c | c');
      assert.deepEqual(order, {
        seats: ['a', 'b', 'c'],
        current: 2,
        direction: 1,
        turnNumber: 2,
        round: 2,
      });
    });

    it('all seats any number of times without a loop per skip', () => {
      const many = Number.MAX_SAFE_INTEGER;
      const order = ['a', 'b', 'c'].reduce((each, seat) => queueSkip(each, seat, many), abc);
      assert.deepEqual(advanceTurn(order), { ...abc, current: 1, turnNumber: 2, round: 1 + many });
    });

    it('nothing with a count of 0', () => {
      assert.deepEqual(queueSkip(abc, 'b', 0), abc);
    });
  });

  // design: core-order-extra
  describe('gives extra turns', () => {
    it('before the rotation, in the order in which they were queued', () => {
      check('abc', 'a +c +b c b b c | a');
    });

    it('after which the rotation continues from the last regular turn', () => {
      const order = check('abcd', 'a +d d');
      assert.deepEqual(order, {
        seats: ['a', 'b', 'c', 'd'],
        current: 3,
        direction: 1,
        turnNumber: 2,
        round: 1,
        resumeFrom: 0,
      });
      assert.deepEqual(advanceTurn(order), {
        seats: ['a', 'b', 'c', 'd'],
        current: 1,
        direction: 1,
        turnNumber: 3,
        round: 1,
      });
    });

    it('to the active seat, which plays twice', () => {
      check('abc', 'a +a a b c | a');
    });

    it('queued during an extra turn, after those that wait', () => {
      check('abc', 'a +c +a c +b a b b c | a');
    });

    it('unless their seat has to skip: that uses up the extra turn and one skip', () => {
      check('abc', 'a +c -c +b b b c | a');
    });

    it('in which a reversal affects the rotation only', () => {
      check('abcd', 'a b +d d ~ a d c | b');
    });
  });

  describe('eliminates', () => {
    it('a seat that waits; the others play on', () => {
      check('abcd', 'a b xa c d | b c d | b');
      check('abcd', 'a b xc d | a b d | a');
    });

    // design: core-order-eliminate
    it('the active seat, whose turn ends at once', () => {
      const order = check('abc', 'a b xb');
      assert.deepEqual(order, { seats: ['a', 'c'], current: 1, direction: 1, turnNumber: 3, round: 1 });
      check('abc', 'a b xb c | a c | a');
    });

    it('the active seat at the end of a round, which ends', () => {
      check('abc', 'a b c xc | a b | a');
      check('abc', 'a ~ c b xb | a c | a');
    });

    it('the first seat of a round, which goes on', () => {
      check('abc', 'a xa b c | b c | b');
    });

    it('a seat with its extra turns and skips', () => {
      const order = check('abc', 'a +b -b +c +b xb');
      assert.deepEqual(order, {
        seats: ['a', 'c'],
        current: 0,
        direction: 1,
        turnNumber: 1,
        round: 1,
        pendingExtra: ['c'],
      });
    });

    it('the active seat, extra turns of others coming first', () => {
      check('abc', 'a +a +c xa c b c | b');
      check('abc', 'a b c +a xc a | a b | a');
    });

    it('the active seat of an extra turn', () => {
      check('abcd', 'a +c c xc b d | a');
    });

    it('the seat whose regular turn came last: its place is kept', () => {
      assert.deepEqual(check('abc', 'a b +c c xb'), {
        seats: ['a', 'c'],
        current: 1,
        direction: 1,
        turnNumber: 3,
        round: 1,
        resumeFrom: 0.5,
      });
      check('abcd', 'a b +d d xb c d | a');
      check('abcd', 'a b +d d xb ~ a d c | a');
      check('abc', 'a +c c xa b c | b');
      check('abc', 'a +c c xa ~ c b | c');
      check('abc', 'a b c +a a xc | a b | a');
      check('abc', 'a b c +a a xc ~ b a | b');
    });

    it('all but one', () => {
      check('abc', 'a xa b xb c | c');
    });
  });

  // design: core-order-reorder
  describe('reorders', () => {
    it('the seats after the active one, which stays active', () => {
      check('abcd', 'a b =dbca c a | d b c a | d');
    });

    it('in the last turn of a round the whole next round', () => {
      check('abcd', 'a b c d =dbca | d b c a | d');
      check('abcd', 'a ~ d c b =cadb | b d a c | b');
      check('abcd', 'a b c d =dbca =abcd | a b c d | a');
    });

    it('around an extra turn: the rotation continues from the last regular turn', () => {
      check('abcd', 'a b +d d =bdac d a c | b');
      check('abcd', 'a b c d +a a =dbca | d b c a | d');
    });

    it('around the place of an eliminated seat: as many seats follow it as before', () => {
      check('abcd', 'a b +d d xb =dca c a | d');
    });

    it('into the same order without any effect', () => {
      for (const script of ['a', 'a b', 'a b c', 'a +b b', 'a b c +b b', 'a +b b xa', 'a +b -a', 'a b ~ a']) {
        const { order } = perform(abc, script);
        assert.deepEqual(reorderSeats(order, order.seats), order);
      }
    });
  });

  it('accepts any name as a seat, and keeps skips in the order of the seats', () => {
    const order = createTurnOrder(['constructor', '__proto__', '']);
    const skipping = queueSkip(queueSkip(order, ''), '__proto__');
    assert.equal(JSON.stringify(skipping.skips), '{"__proto__":1,"":1}');
    assert.equal(
      activeSeat(advanceTurn(JSON.parse(JSON.stringify(skipping)) as typeof order)),
      'constructor',
    );
  });

  it('does not keep the list that it was given', () => {
    const seats = ['a', 'b'];
    const made = createTurnOrder(seats);
    const reordered = reorderSeats(made, seats);
    seats.reverse();
    assert.deepEqual(
      [made.seats, reordered.seats],
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    );
  });

  it('names the invalid seat in its errors', () => {
    const wrong: [() => unknown, string][] = [
      [() => createTurnOrder([]), 'A turn order needs at least one seat.'],
      [() => createTurnOrder(['a', 'b', 'a']), 'Seat "a" is listed twice.'],
      [() => createTurnOrder(['a', 'b'], 2), 'There is no seat 2 to begin: 2 in all.'],
      [() => createTurnOrder(['a', 'b'], -1), 'There is no seat -1 to begin: 2 in all.'],
      [() => createTurnOrder(['a', 'b'], 0.5), 'There is no seat 0.5 to begin: 2 in all.'],
      [() => queueSkip(abc, 'd'), 'There is no seat "d".'],
      [() => queueSkip(abc, 'b', -1), 'Seat "b" cannot skip -1 more turns.'],
      [() => queueSkip(abc, 'b', 1.5), 'Seat "b" cannot skip 1.5 more turns.'],
      [() => queueSkip(abc, 'b', NaN), 'Seat "b" cannot skip NaN more turns.'],
      [
        () => queueSkip(queueSkip(abc, 'b', Number.MAX_SAFE_INTEGER), 'b', 2),
        'Seat "b" cannot skip 2 more turns.',
      ],
      [() => queueExtraTurn(abc, 'd'), 'There is no seat "d".'],
      [() => eliminateSeat(abc, 'd'), 'There is no seat "d".'],
      [() => eliminateSeat(createTurnOrder(['a']), 'a'), 'Seat "a" is the last one and has to stay.'],
      [() => reorderSeats(abc, ['a', 'b']), 'Seat "c" is missing in the new order.'],
      [() => reorderSeats(abc, ['a', 'b', 'd']), 'There is no seat "d".'],
      [() => reorderSeats(abc, ['a', 'b', 'c', 'c']), 'Seat "c" is listed twice.'],
      [() => activeSeat({ ...abc, current: 3 }), 'There is no seat 3: 3 in all.'],
    ];
    for (const [act, message] of wrong) assert.throws(act, { name: 'RangeError', message });
    assert.deepEqual(reverseTurnOrder(reverseTurnOrder(abc)), abc);
  });
});
