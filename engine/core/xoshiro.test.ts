import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { randomFrom, randomStateFromSeed } from './xoshiro';

describe('xoshiro128**', () => {
  it('produces the numbers of its reference implementation', () => {
    const { word } = randomFrom([1, 2, 3, 4]);
    const words = Array.from({ length: 4 }, word);
    deepEqual(words, [11520, 0, 5927040, 70819200]);
  });

  it('continues from a saved state without a difference', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(40), (seed, steps) => {
        const one = randomFrom(randomStateFromSeed(seed));
        for (let step = 0; step < steps; step++) one.word();
        const other = randomFrom(one.state());
        equal(one.word(), other.word());
      }),
    );
  });

  it('distinguishes seeds that differ only in their high or low half', () => {
    const seeds = [0, 1, -1, 2 ** 32, 2 ** 32 + 1, -(2 ** 32), Number.MAX_SAFE_INTEGER];
    const firsts = seeds.map((seed) => randomStateFromSeed(seed).join());
    equal(new Set(firsts).size, seeds.length);
  });

  it('draws each number below a bound about equally often', () => {
    const { below } = randomFrom(randomStateFromSeed(7));
    const counts = new Uint32Array(6);
    for (let draw = 0; draw < 60_000; draw++) {
      const drawn = below(6);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) ok(Math.abs(count - 10_000) < 400, counts.join());
  });
});
