import { deepEqual, equal } from 'node:assert/strict';
import { orient } from '..';
import { variantsOf } from './variants';

const rows = ['#####', '#n..+', '#.n.#', '#+###'];
const prefab = { id: 'a:b', tags: [], npcs: ['a:one', 'a:two'], rows };

describe('the variants of a prefab', () => {
  // design: rooms-variants
  it('are all eight ways to turn and mirror it', () => {
    const all = Array.from({ length: 8 }, (_, number) => orient(rows, number).join('\n'));
    equal(new Set(all).size, 8);
    deepEqual(orient(rows, 0), rows);
    deepEqual(orient(['ab', 'cd', 'ef'], 1), ['eca', 'fdb']);
    deepEqual(orient(['ab', 'cd', 'ef'], 2), ['fe', 'dc', 'ba']);
    deepEqual(orient(['ab', 'cd', 'ef'], 3), ['bdf', 'ace']);
    deepEqual(orient(['ab', 'cd', 'ef'], 4), ['ace', 'bdf']);
    deepEqual(orient(orient(rows, 5), 5), rows);
  });

  // design: rooms-step-outside
  it('have doors that face outwards', () => {
    for (const { doors, width, height } of variantsOf(prefab)) {
      equal(doors.length, 2);
      for (const { x, y, dx, dy } of doors) {
        const isOutside = x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height;
        equal(isOutside, true);
        equal(Math.abs(dx) + Math.abs(dy), 1);
      }
    }
  });

  // design: rooms-npc-by-prefab
  it('keep each NPC at its own place', () => {
    for (const { npcs, number, width } of variantsOf(prefab)) {
      const lettered = orient(['#####', '#A..+', '#.B.#', '#+###'], number).join('');
      const [one, two] = npcs;
      equal(lettered.indexOf('A'), (one?.y ?? 0) * width + (one?.x ?? 0));
      equal(lettered.indexOf('B'), (two?.y ?? 0) * width + (two?.x ?? 0));
    }
  });
});
