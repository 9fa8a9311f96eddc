import assert from 'node:assert/strict';
import type { JsonValue } from '../json';
import { PLANT } from './testing/levels';
import { changed, issuesOf, named, parsed, withValue } from './testing/mutate';
import { budget } from '../core/testing/budget';

const plant = parsed(PLANT);
const MANY = budget(30_000, 100_000);

function many(make: (index: number) => JsonValue): JsonValue[] {
  return Array.from({ length: MANY }, (_, index) => make(index));
}

function fullGrid(size: number, letter: string): JsonValue {
  return Array.from({ length: size }, () => letter.repeat(size));
}

/** A large map without the plant's props, to be filled. */
function large(size: number): JsonValue {
  let file = withValue(plant, ['dimensions'], { width: size, height: size });
  file = withValue(file, ['terrain'], fullGrid(size, '.'));
  const empty = fullGrid(size, '.');
  return withValue(file, ['networks'], { fuel: empty, coolant: empty, electricity: empty });
}

describe('hostile levels', function () {
  it('claims of millions of cells allocate nothing', () => {
    const before = process.memoryUsage().arrayBuffers;
    for (const [width, height] of [
      [10_000, 1000],
      [1024, 1024],
      [1e15, 3],
    ]) {
      const issues = issuesOf(withValue(plant, ['dimensions'], { width: width ?? 0, height: height ?? 0 }));
      assert.ok(issues.length > 0 && issues.length <= 2, named(issues).join());
      const short = withValue(
        withValue(plant, ['dimensions'], { width: width ?? 0, height: height ?? 0 }),
        ['terrain'],
        many(() => ''),
      );
      assert.ok(issuesOf(short).length > 0);
    }
    assert.ok(process.memoryUsage().arrayBuffers - before < 50e6);
  });

  it('a full network of a million cells is one loop with some related places', () => {
    const file = withValue(large(1024), ['networks', 'fuel'], fullGrid(1024, 'F'));
    const loops = issuesOf(file).filter(({ code }) => code === 'network-loop');
    const [loop, ...others] = loops;
    assert.ok(loop && others.length === 0);
    assert.equal(loop.cells.length, 1024 * 1024);
    assert.ok(loop.related.length <= 1000);
  });

  it('single cells by the hundred thousand are as many orphans, not more', () => {
    const rows = Array.from({ length: 512 }, (_, y) => (y % 2 === 0 ? 'F.' : '.F').repeat(256));
    const file = withValue(large(512), ['props'], [{ type: 'AllSeeingEyeTerminal', position: [1, 1] }]);
    const orphans = issuesOf(withValue(file, ['networks', 'fuel'], rows)).filter(
      ({ code }) => code === 'orphan-network',
    );
    assert.equal(orphans.length, 512 * 256);
  });

  it('very many props on one cell', () => {
    const file = changed(plant, [], (root) => {
      (root['props'] as JsonValue[]).push(
        ...many(() => ({ type: 'AllSeeingEyeTerminal', position: [5, 5] })),
      );
    });
    assert.equal(issuesOf(file).length, MANY - 1);
  });

  it('consumers, junctions and reactors by the ten thousand on one network', () => {
    const size = 256;
    const place = (index: number) => [index % size, 2 * Math.floor(index / size)] as const;
    const consumer = (index: number): JsonValue => ({
      type: 'FuelConsumer',
      position: place(index),
      state: 'Enabled',
    });
    const junction = (index: number): JsonValue => ({
      type: 'TJunction',
      position: place(index),
      mode: '2/2',
    });
    const reactor = (index: number): JsonValue => {
      const [x, y] = place(index);
      const bound = [x, y];
      return {
        type: 'ReactorControl',
        id: `r${index}`,
        position: [x, y + 1],
        consumers: { fuel: bound, coolant: bound, electricity: bound },
      };
    };
    // a comb: one spine down the left, and a tooth in every second row
    const rows = Array.from({ length: size }, (_, y) =>
      y % 2 === 0 ? 'F'.repeat(size) : 'F' + '.'.repeat(size - 1),
    );
    const base = withValue(large(size), ['networks', 'fuel'], rows);
    const source = { type: 'FuelFlow', position: [0, size - 1], state: 'Enabled' };
    const indexes = Array.from({ length: (size / 2) * size - size }, (_, index) => index);
    for (const props of [indexes.map(junction), [...indexes.map(consumer), ...indexes.map(reactor)]]) {
      assert.ok(issuesOf(withValue(base, ['props'], [source, ...props])).length > 0);
    }
  });

  it('very many rules, effects and predicates', () => {
    const effects = [{ type: 'Warn', text: '' }];
    const worsen = { type: 'WorsenLeak', carrier: 'Fuel', position: [5, 1] };
    const reactor = { type: 'Reactor', reactor: 'nobody', is: 'Ready' };
    const count = (rules: JsonValue) => issuesOf(withValue(plant, ['rules'], rules)).length;
    assert.equal(
      count(many((index) => ({ id: `r${index}`, effects: [worsen], predicates: [reactor] }))),
      2 * MANY,
    );
    assert.equal(count(many(() => ({ id: 'r', effects }))), MANY - 1);
    assert.equal(count([{ id: 'r', effects: many(() => worsen) }]), MANY);
    assert.equal(
      count([
        { id: 'r', effects, predicates: many((index) => ({ type: 'Turn', op: '!=', value: index + 1 })) },
      ]),
      0,
    );
    const leaks = many((index) => ({ type: 'StartLeak', carrier: 'Fuel', position: [index, 1] }));
    assert.ok(count([{ id: 'r', effects: leaks }]) > MANY - 10);
  });

  it('very many leaks, hazards, unknown keys and entries of a saved state', () => {
    const leaks = many(() => ({ carrier: 'Fuel', position: [5, 1] }));
    assert.equal(
      issuesOf(withValue(plant, ['leaks'], leaks)).filter(({ code }) => code === 'duplicate-leak').length,
      MANY - 1,
    );
    const hazards = many(() => ({ position: [5, 1], fuel: 1 }));
    assert.equal(issuesOf(withValue(plant, ['hazards'], hazards)).length, MANY - 1);
    const keys = Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`positio${index}`, 1]));
    assert.equal(issuesOf(withValue(plant, ['robot'], { position: [2, 2], ...keys })).length, MANY);
    assert.ok(
      issuesOf(
        withValue(
          plant,
          ['props', 16, 'area'],
          many(() => [10, 7]),
        ),
      ).length >=
        MANY - 1,
    );
  });

  it('keys and ids that are inherited property names', () => {
    for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf']) {
      const file = parsed(
        PLANT.replace('"leaks"', `"${name}": {}, "leaks"`).replaceAll('"core"', `"${name}"`),
      );
      assert.deepEqual(named(issuesOf(file)), [`unknown-field ${name}@key`]);
    }
  });
});
