/**
 * The active seat and the order of the next ones, as plain data that a game keeps in its state. Equal orders are equal
 * as JSON: empty parts are left out, and skips are in the order of the seats.
 */
export interface TurnOrderState {
  /** In the order in which they play. */
  readonly seats: readonly string[];
  /** The index of the active seat, also in an extra turn. */
  readonly current: number;
  readonly direction: 1 | -1;
  /** Counted from 1; increased by one with every advance. */
  readonly turnNumber: number;
  /** Counted from 1; increased by one with every full rotation. */
  readonly round: number;
  /**
   * The place at which the current round began, if that is not 0; a place outside `seats` is one rotation away. The
   * round ends when the rotation arrives there again, after it has passed every other seat. Where the rotation turns
   * back, it starts again.
   */
  readonly roundFrom?: number;
  /**
   * The place from which the rotation continues, if that is not `current`: in an extra turn, the index of the seat
   * whose regular turn came last, or halfway between two indexes if that seat has left.
   */
  readonly resumeFrom?: number;
  /** Extra turns to come, the next one first. */
  readonly pendingExtra?: readonly string[];
  /** The number of next turns that each seat will miss. */
  readonly skips?: Readonly<Record<string, number>>;
}

/** An order with all optional fields present. */
interface Open extends Pick<TurnOrderState, 'seats' | 'current' | 'direction' | 'turnNumber' | 'round'> {
  /** A place: an index of `seats`, or halfway between two, from -0.5 before the first to `length - 0.5` after the last. */
  readonly from: number;
  /** The place at which the round began, less than one rotation away from `from`. */
  readonly began: number;
  readonly extra: readonly string[];
  readonly skips: ReadonlyMap<string, number>;
}

/**
 * Creates the order in which seats play, beginning with the seat at the index `first`. Throws a `RangeError` without a
 * seat.
 */
export function createTurnOrder(seats: readonly string[], first = 0): TurnOrderState {
  if (seats.length === 0) throw new RangeError('A turn order needs at least one seat.');
  requireDistinct(seats);
  const seat = seats[first];
  if (seat === undefined) throw new RangeError(`There is no seat ${first} to begin: ${seats.length} in all.`);
  return close({
    seats: [...seats],
    current: first,
    direction: 1,
    turnNumber: 1,
    round: 1,
    from: first,
    began: first,
    extra: [],
    skips: new Map(),
  });
}

/** Returns the seat whose turn it is, regular or extra. */
export function activeSeat(order: TurnOrderState): string {
  return seatAt(order.seats, order.current);
}

/**
 * Ends a turn. The next turn is the first queued extra turn or, if there is none, the regular turn of the next seat. In
 * both cases, a seat that has to skip misses it: one skip is used up, and the next turn is considered.
 */
export function advanceTurn(order: TurnOrderState): TurnOrderState {
  return close(advance(open(order)));
}

/** Reverses the rotation; the active seat stays active. */
export function reverseTurnOrder(order: TurnOrderState): TurnOrderState {
  return close({ ...open(order), direction: order.direction === 1 ? -1 : 1 });
}

/**
 * Makes a seat miss `count` more of its next turns. Throws a `RangeError` if `count` is not a whole number of turns.
 */
export function queueSkip(order: TurnOrderState, seat: string, count = 1): TurnOrderState {
  indexOf(order.seats, seat);
  const { skips, ...rest } = open(order);
  const total = (skips.get(seat) ?? 0) + count;
  if (!Number.isSafeInteger(count) || count < 0 || !Number.isSafeInteger(total))
    throw new RangeError(`Seat ${named(seat)} cannot skip ${count} more turns.`);
  return close({ ...rest, skips: new Map(skips).set(seat, total) });
}

/** Gives a seat a turn before the rotation continues, after the extra turns that are already queued. */
export function queueExtraTurn(order: TurnOrderState, seat: string): TurnOrderState {
  indexOf(order.seats, seat);
  const opened = open(order);
  return close({ ...opened, extra: [...opened.extra, seat] });
}

/**
 * Removes a seat with its extra turns and skips. If it is the active seat, its turn ends at once. Throws a `RangeError`
 * for the last seat.
 */
export function eliminateSeat(order: TurnOrderState, seat: string): TurnOrderState {
  const gone = indexOf(order.seats, seat);
  if (order.seats.length === 1) throw new RangeError(`Seat ${named(seat)} is the last one and has to stay.`);
  const opened = open(order);
  const moved = (place: number) => {
    const rotations = Math.floor(place / order.seats.length);
    const index = place - rotations * order.seats.length;
    return place - rotations - (index < gone ? 0 : index > gone ? 1 : 0.5);
  };
  const left: Open = {
    ...opened,
    seats: opened.seats.filter((each) => each !== seat),
    current: moved(opened.current),
    from: moved(opened.from),
    began: moved(opened.began),
    extra: opened.extra.filter((each) => each !== seat),
  };
  return close(opened.current === gone ? advance(left) : left);
}

/**
 * Puts the same seats into another order. The active seat stays active, and the rotation continues after the same seat
 * as before; the round ends at the end of the new order. But the last regular turn of a round stays the last, so that the
 * next round has the whole new order. Throws a `RangeError` if the new order is not a permutation of the seats.
 */
export function reorderSeats(order: TurnOrderState, seats: readonly string[]): TurnOrderState {
  requireDistinct(seats);
  for (const seat of seats) indexOf(order.seats, seat);
  const missing = order.seats.find((seat) => !seats.includes(seat));
  if (missing !== undefined) throw new RangeError(`Seat ${named(missing)} is missing in the new order.`);
  if (seats.every((seat, at) => seat === order.seats[at])) return order;
  const { current, from, began, direction, ...rest } = open(order);
  const isLast = Math.abs(step(from, direction) - beginning({ from, began, direction })) >= seats.length;
  const before = order.seats[from];
  const after = before === undefined ? from : seats.indexOf(before);
  const isAtEnd = !(step(after, direction) in seats);
  const [start, end] = direction === 1 ? [0, seats.length - 0.5] : [seats.length - 1, -0.5];
  return close({
    ...rest,
    seats: [...seats],
    current: seats.indexOf(seatAt(order.seats, current)),
    direction,
    from: isLast && !isAtEnd ? end : after,
    began: start,
  });
}

function advance(order: Open): Open {
  const { seats, direction, extra } = order;
  const skips = new Map(order.skips);
  const turnNumber = order.turnNumber + 1;
  for (const [at, seat] of extra.entries()) {
    if (takeSkip(skips, seat)) continue;
    return { ...order, current: seats.indexOf(seat), turnNumber, extra: extra.slice(at + 1), skips };
  }
  let round = order.round + takeRotations(skips, seats);
  let place = order.from;
  let began = beginning(order);
  do {
    place = step(place, direction);
    if (Math.abs(place - began) >= seats.length) {
      round++;
      began = place;
    }
    const rotations = Math.floor(place / seats.length);
    place -= rotations * seats.length;
    began -= rotations * seats.length;
  } while (takeSkip(skips, seatAt(seats, place)));
  return { ...order, current: place, from: place, began, turnNumber, round, extra: [], skips };
}

/** Returns the place from which the current round counts: a rotation that turns back starts again. */
function beginning({ from, began, direction }: Pick<Open, 'from' | 'began' | 'direction'>): number {
  return (from - began) * direction < 0 ? from : began;
}

/** Returns the index that follows a place; out of bounds by one if the place is the last. */
function step(place: number, direction: 1 | -1): number {
  return direction === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
}

/** Applies all rotations in which every seat skips at once, and returns their number. */
function takeRotations(skips: Map<string, number>, seats: readonly string[]): number {
  const count = Math.min(...seats.map((seat) => skips.get(seat) ?? 0));
  for (const seat of seats) skips.set(seat, (skips.get(seat) ?? 0) - count);
  return count;
}

function takeSkip(skips: Map<string, number>, seat: string): boolean {
  const count = skips.get(seat) ?? 0;
  if (count > 0) skips.set(seat, count - 1);
  return count > 0;
}

function open({ resumeFrom, roundFrom, pendingExtra, skips, ...rest }: TurnOrderState): Open {
  return {
    ...rest,
    from: resumeFrom ?? rest.current,
    began: roundFrom ?? 0,
    extra: pendingExtra ?? [],
    skips: new Map(Object.entries(skips ?? {})),
  };
}

function close(order: Open): TurnOrderState {
  const { seats, current, direction, turnNumber, round, from, began, extra, skips } = order;
  const counts = seats.map((seat) => [seat, skips.get(seat) ?? 0] as const).filter(([, count]) => count > 0);
  return {
    seats,
    current,
    direction,
    turnNumber,
    round,
    ...(began !== 0 && { roundFrom: began }),
    ...(from !== current && { resumeFrom: from }),
    ...(extra.length > 0 && { pendingExtra: extra }),
    ...(counts.length > 0 && { skips: Object.fromEntries(counts) }),
  };
}

function seatAt(seats: readonly string[], index: number): string {
  const seat = seats[index];
  if (seat === undefined) throw new RangeError(`There is no seat ${index}: ${seats.length} in all.`);
  return seat;
}

function indexOf(seats: readonly string[], seat: string): number {
  const index = seats.indexOf(seat);
  if (index === -1) throw new RangeError(`There is no seat ${named(seat)}.`);
  return index;
}

function requireDistinct(seats: readonly string[]): void {
  const twice = seats.find((seat, at) => seats.indexOf(seat) !== at);
  if (twice !== undefined) throw new RangeError(`Seat ${named(twice)} is listed twice.`);
}

function named(seat: string): string {
  return JSON.stringify(seat);
}
