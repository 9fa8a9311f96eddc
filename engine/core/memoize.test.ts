import assert from 'node:assert/strict';
import { memoize } from '.';

describe('memoization', () => {
  it('computes a result once for the same object and arguments', () => {
    let made = 0;
    const sum = memoize((list: readonly number[], more: number) => {
      made++;
      return list.reduce((total, each) => total + each, more);
    });
    const list = [1, 2];
    assert.deepEqual([sum(list, 3), sum(list, 3), sum(list, 4), sum([1, 2], 3)], [6, 6, 7, 6]);
    assert.equal(made, 3);
  });

  it('remembers an undefined result', () => {
    let made = 0;
    const nameOf = memoize((thing: { readonly name?: string }) => {
      made++;
      return thing.name;
    });
    const nameless = {};
    nameOf(nameless);
    nameOf(nameless);
    assert.equal(made, 1);
  });

  it('keeps a limited number of results for one object', () => {
    const made: number[] = [];
    const echo = memoize((_key: object, number: number) => made.push(number));
    const key = {};
    for (let number = 0; number < 100; number++) echo(key, number);
    echo(key, 0);
    assert.deepEqual(made.slice(-2), [99, 0]);
  });
});
