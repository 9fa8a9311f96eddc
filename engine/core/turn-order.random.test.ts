import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  activeSeat,
  advanceTurn,
  createTurnOrder,
  queueExtraTurn,
  queueSkip,
  reverseTurnOrder,
  type TurnOrderState,
} from '.';
import { walkRing } from './testing/turn-ring';
import { operate } from './testing/turn-script';
import { runs } from './testing/budget';

/**
 * An event of an order, before a seat is chosen for it: `>` is an advance; numbers choose among the remaining seats.
 */
type Event = readonly ['>' | '~' | '+' | '-' | 'x' | '=', number];

const numbers = fc.nat(1000);
const rosters = fc.integer({ min: 1, max: 6 }).map((count) => 'abcdef'.slice(0, count).split(''));
const eventsOf = (...kinds: Event[0][]) =>
  fc.array(fc.tuple(fc.constantFrom(...kinds), numbers), { maxLength: 40, size: 'max' });
const anyEvents = eventsOf('>', '>', '>', '~', '+', '-', 'x', '=');
const plays = fc.tuple(rosters, anyEvents);

/** Returns the words of a turn script for events; impossible ones are left out. */
function wordOf(order: TurnOrderState, [kind, number]: Event): string | null {
  const { seats } = order;
  const seat = seats[number % seats.length] ?? '';
  if (kind === '>' || kind === '~') return kind;
  if (kind === 'x') return seats.length > 1 ? `x${seat}` : null;
  if (kind !== '=') return kind + seat;
  const shift = number % seats.length;
  const turned = [...seats.slice(shift), ...seats.slice(0, shift)];
  return `=${(number % 2 === 0 ? turned : turned.reverse()).join('')}`;
}

function act(order: TurnOrderState, word: string): TurnOrderState {
  return word === '>' ? advanceTurn(order) : operate(order, word);
}

/** Returns every state that events lead through, with the word that led to it. */
function run(seats: readonly string[], events: readonly Event[]) {
  const steps: { word: string; before: TurnOrderState; after: TurnOrderState }[] = [];
  let order = createTurnOrder(seats);
  for (const event of events) {
    const word = wordOf(order, event);
    if (word === null) continue;
    const after = act(order, word);
    steps.push({ word, before: order, after });
    order = after;
  }
  return { steps, order };
}

function advances(order: TurnOrderState, count: number): TurnOrderState[] {
  const orders: TurnOrderState[] = [];
  for (let each = order; orders.length < count; orders.push(each)) each = advanceTurn(each);
  return orders;
}

function skipsLeft(order: TurnOrderState): number {
  return Object.values(order.skips ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Plays on until nothing is queued and the turn is a regular one. */
function calm(order: TurnOrderState): TurnOrderState {
  const { pendingExtra, skips, resumeFrom } = order;
  return pendingExtra || skips || resumeFrom !== undefined ? calm(advanceTurn(order)) : order;
}

describe('the turn order, at random', () => {
  it('always has an active seat from the list, and counts every advance', () => {
    fc.assert(
      fc.property(plays, ([seats, events]) => {
        for (const { word, before, after } of run(seats, events).steps) {
          assert.ok(after.seats.includes(activeSeat(after)));
          const ends = word === '>' || word === `x${activeSeat(before)}`;
          assert.equal(after.turnNumber, before.turnNumber + (ends ? 1 : 0));
          assert.ok(after.round >= before.round);
          if (!ends) assert.deepEqual([activeSeat(after), after.round], [activeSeat(before), before.round]);
        }
      }),
    );
  });

  // design: core-order-rotation, core-order-rounds, core-order-skips, core-order-extra
  it('agrees with a ring that is walked seat by seat', () => {
    const events = eventsOf('>', '>', '>', '~', '+', '-', 'x');
    fc.assert(
      fc.property(rosters, events, (seats, happened) => {
        const { steps, order } = run(seats, happened);
        assert.deepEqual(
          { active: activeSeat(order), round: order.round, turnNumber: order.turnNumber, seats: order.seats },
          walkRing(
            seats,
            steps.map(({ word }) => word),
          ),
        );
      }),
      runs(335, 1_000),
    );
  });

  it('starves no seat: each plays within the extra turns and one more rotation than it skips', () => {
    fc.assert(
      fc.property(plays, ([seats, events]) => {
        const { order } = run(seats, events);
        for (const seat of order.seats) {
          const rotations = (order.skips?.[seat] ?? 0) + 1;
          const soon = advances(order, (order.pendingExtra?.length ?? 0) + rotations * order.seats.length);
          assert.ok(soon.some((each) => activeSeat(each) === seat));
        }
      }),
    );
  });

  it('visits each seat once in a rotation without events, and counts one round', () => {
    fc.assert(
      fc.property(plays, ([seats, events]) => {
        const order = calm(run(seats, events).order);
        const rotation = advances(order, order.seats.length);
        assert.deepEqual(rotation.map(activeSeat).sort(), [...order.seats].sort());
        assert.equal(rotation.at(-1)?.round, order.round + 1);
        assert.equal(rotation.at(-1)?.current, order.current);
      }),
    );
  });

  it('uses exactly the queued skips, each for one turn that was passed over', () => {
    fc.assert(
      fc.property(rosters, eventsOf('>', '+', '-'), (seats, events) => {
        const { steps, order } = run(seats, events);
        const words = steps.map(({ word }) => word[0]);
        const count = (kind: string) => words.filter((word) => word === kind).length;
        const used = count('-') - skipsLeft(order);
        const extras = count('+') - (order.pendingExtra?.length ?? 0);
        const place = order.resumeFrom ?? order.current;
        assert.equal((order.round - 1) * seats.length + place + extras, count('>') + used);
        assert.equal(skipsLeft(calm(order)), 0);
      }),
    );
  });

  it('resolves any number of skips as it does one by one', () => {
    const counts = fc.array(fc.nat(30), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(rosters, counts, (seats, skips) => {
        const start = createTurnOrder(seats);
        const order = seats.reduce((each, seat, at) => queueSkip(each, seat, skips[at]), start);
        const words = seats.flatMap((seat, at) => Array<string>(skips[at] ?? 0).fill(`-${seat}`));
        const next = advanceTurn(order);
        const walked = walkRing(seats, [...words, '>']);
        assert.deepEqual([activeSeat(next), next.round], [walked.active, walked.round]);
        assert.deepEqual(
          seats.reduceRight((each, seat, at) => queueSkip(each, seat, skips[at]), start),
          order,
        );
      }),
    );
  });

  it('is unchanged when reversed twice', () => {
    fc.assert(
      fc.property(plays, ([seats, events]) => {
        const { order } = run(seats, events);
        assert.deepEqual(reverseTurnOrder(reverseTurnOrder(order)), order);
      }),
    );
  });

  it('never lets an eliminated seat act, and keeps nothing about it', () => {
    fc.assert(
      fc.property(plays, ([seats, events]) => {
        const { steps, order } = run(seats, events);
        const gone = steps.filter(({ word }) => word.startsWith('x')).map(({ word }) => word.slice(1));
        for (const { after } of [...steps.slice(-1), ...advances(order, 20).map((after) => ({ after }))]) {
          const named = [activeSeat(after), ...after.seats, ...(after.pendingExtra ?? [])];
          assert.ok(![...named, ...Object.keys(after.skips ?? {})].some((seat) => gone.includes(seat)));
        }
        for (const seat of gone) assert.throws(() => queueExtraTurn(order, seat), RangeError);
      }),
    );
  });

  // design: core-order-state, core-order-deterministic
  it('is deterministic and serializable after each operation, without changing earlier states', () => {
    fc.assert(
      fc.property(plays, ([seats, events]) => {
        const { steps, order } = run(seats, events);
        const copy = (each: TurnOrderState) => JSON.parse(JSON.stringify(each)) as TurnOrderState;
        let other = createTurnOrder(seats);
        for (const { word, before } of steps) {
          assert.deepEqual(other, before);
          other = copy(act(freeze(other), word));
        }
        assert.deepEqual(other, order);
        assert.equal(JSON.stringify(other), JSON.stringify(order));
      }),
    );
  });
});

function freeze(order: TurnOrderState): TurnOrderState {
  for (const part of [order, order.seats, order.pendingExtra, order.skips]) Object.freeze(part);
  return order;
}
