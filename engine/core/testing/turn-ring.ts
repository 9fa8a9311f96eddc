import assert from 'node:assert/strict';

/** A seat of a ring. An eliminated seat keeps its place in the ring. */
interface RingSeat {
  readonly name: string;
  skips: number;
  gone: boolean;
}

/**
 * A second, slow implementation of the turn order: seats in a ring that is walked one by one, from which nothing is ever
 * removed, and a list of the seats that the current rotation has passed. It understands all words of a turn script except
 * `=`; `>` is an advance.
 */
export function walkRing(names: readonly string[], words: readonly string[]) {
  const ring: RingSeat[] = names.map((name) => ({ name, skips: 0, gone: false }));
  const seatOf = (name: string): RingSeat => {
    const found = ring.find((seat) => seat.name === name);
    assert.ok(found);
    return found;
  };
  const queue: RingSeat[] = [];
  let [direction, at, round, turnNumber] = [1, 0, 1, 1];
  let active = seatOf(names[0] ?? '');
  let passed = new Set([active]);
  let walked = direction;

  const misses = (seat: RingSeat) => seat.gone || (seat.skips > 0 && seat.skips-- > 0);
  const advance = () => {
    turnNumber++;
    for (let seat = queue.shift(); seat; seat = queue.shift()) {
      if (misses(seat)) continue;
      active = seat;
      return;
    }
    if (walked !== direction) passed = new Set(ring.slice(at, at + 1));
    walked = direction;
    for (;;) {
      at = (at + direction + ring.length) % ring.length;
      const found = ring[at];
      if (found === undefined || found.gone) continue;
      if (passed.has(found)) {
        round++;
        passed = new Set();
      }
      passed.add(found);
      if (misses(found)) continue;
      active = found;
      return;
    }
  };

  for (const word of words) {
    const name = word.slice(1);
    if (word === '>') advance();
    else if (word === '~') direction = -direction;
    else if (word.startsWith('+')) queue.push(seatOf(name));
    else if (word.startsWith('-')) seatOf(name).skips++;
    else if (word.startsWith('x')) {
      seatOf(name).gone = true;
      if (active.name === name) advance();
    } else throw new Error(`No word: ${word}`);
  }
  return {
    active: active.name,
    round,
    turnNumber,
    seats: ring.filter((seat) => !seat.gone).map((seat) => seat.name),
  };
}
