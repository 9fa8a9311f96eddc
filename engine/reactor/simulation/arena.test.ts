import * as assert from 'node:assert/strict';
import { createArena } from './arena';

describe('an arena', () => {
  it('hands out zeroed arrays that never overlap', () => {
    const arena = createArena(1000);
    const arrays = Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0 ? arena.bytes(1 + ((index * 37) % 900)) : arena.floats(1 + ((index * 53) % 400)),
    );
    arrays.forEach((array, index) => {
      assert.ok(array.every((value) => value === 0));
      array.fill(1 + (index % 250));
    });
    arrays.forEach((array, index) => {
      assert.ok(array.every((value) => value === 1 + (index % 250)));
    });
  });

  it('puts many small states in a buffer, and one large state in one', () => {
    const buffersOf = (bytes: number, states: number) => {
      const arena = createArena(bytes);
      const arrays = Array.from({ length: states }, () => [
        arena.floats(Math.floor(bytes / 17) * 4),
        arena.bytes(bytes / 17),
      ]);
      return new Set(arrays.flat().map(({ buffer }) => buffer)).size;
    };
    assert.equal(buffersOf(1700, 30), 1);
    assert.equal(buffersOf(17 * 65536, 8), 8);
  });

  it('does not give up a buffer for one array that is too large for the rest of it', () => {
    const arena = createArena(1000);
    const first = arena.bytes(100);
    const large = arena.bytes(1 << 16);
    assert.notEqual(large.buffer, first.buffer);
    assert.equal(arena.bytes(100).buffer, first.buffer);
  });
});
