import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { JsonObject } from '../../json';
import {
  floorHash,
  generateFloor,
  spotsOf,
  tileCodes,
  turn,
  type Floor,
  type Generated,
  type Registry,
} from '..';
import { exampleFloor, examplePrefabs } from '../testing/seed-example';
import { roomsOf } from '../testing/rooms-of';
import { budget, runs } from '../../core/testing/budget';

const { registry } = roomsOf({ prefabs: examplePrefabs, floors: [exampleFloor] });

function generate(seed: number, from: Registry = registry, id = 'core:floor_3'): Generated {
  const result = generateFloor(from, id, seed);
  ok(result.ok, result.ok ? '' : result.fault.message);
  return result.made;
}

/** Returns the tiles of rooms that differ from their prefab. */
function changedTiles(floor: Floor, from: Registry): number {
  let changed = 0;
  for (const { prefab, variant, rect } of floor.rooms) {
    const rows = turn(from.prefabs.get(prefab)?.rows ?? [], variant);
    for (const [y, row] of rows.entries()) {
      for (const [x, character] of Array.from(row).entries()) {
        const tile = floor.tiles[(rect.y + y) * floor.width + rect.x + x];
        const wanted = { '#': 0, '+': 2, '>': 3, '<': 4 }[character] ?? tileCodes.Floor;
        if (tile !== wanted) changed++;
      }
    }
  }
  return changed;
}

/** Returns the number of rooms that can be reached from the first one. */
function reachedRooms({ tiles, width, rooms }: Floor): number {
  const seen = new Uint8Array(tiles.length);
  const waiting = [tiles.indexOf(tileCodes.Entrance)];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (seen[cell] !== 0 || tiles[cell] === tileCodes.Wall) continue;
    seen[cell] = 1;
    waiting.push(cell - width, cell + width, cell - 1, cell + 1);
  }
  return rooms.filter(({ rect }) => {
    for (let y = rect.y; y < rect.y + rect.height; y++)
      for (let x = rect.x; x < rect.x + rect.width; x++) if (seen[y * width + x] === 1) return true;
    return false;
  }).length;
}

function check(floor: Floor, from: Registry): void {
  equal(changedTiles(floor, from), 0, 'no wall dug, no door made');
  equal(reachedRooms(floor), floor.rooms.length, 'every room reached');
  const count = (tile: number): number => floor.tiles.filter((each) => each === tile).length;
  equal(count(tileCodes.Entrance), 1, 'one entrance');
  ok(count(tileCodes.Stairs) >= 1, 'stairs');
  const drawn = floor.rooms.reduce(
    (sum, { prefab }) => sum + spotsOf(from.prefabs.get(prefab)?.rows ?? [], '+').length,
    0,
  );
  equal(count(tileCodes.Door), drawn, 'doors only where prefabs have them');
}

describe('the generator', () => {
  it('keeps its word on the example, whatever the seed', () => {
    for (let seed = 0; seed < budget(600, 3000); seed++) {
      const { floor } = generate(seed);
      check(floor, registry);
      deepEqual(
        floor.rooms.slice(0, 3).map(({ prefab }) => prefab),
        ['core:gate', 'core:well', 'core:shop'],
      );
      const [npc] = floor.rooms[2]?.npcs ?? [];
      equal(npc?.npc, 'core:merchant');
      equal(floor.tiles[npc.cell], tileCodes.Floor);
    }
  });

  it('keeps its word on small and crowded floors', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 20, max: 60 }),
        fc.integer({ min: 20, max: 60 }),
        fc.integer({ min: 3, max: 60 }),
        (seed, width, height, rooms) => {
          const floors = [{ ...exampleFloor, size: [width, height], rooms }];
          const crowded = roomsOf({ prefabs: examplePrefabs, floors }).registry;
          const result = generateFloor(crowded, 'core:floor_3', seed);
          if (result.ok) check(result.made.floor, crowded);
          else equal(result.fault.code, 'required-room-does-not-fit');
        },
      ),
      runs(165, 500),
    );
  });

  it('gives one seed one floor, which every machine agrees on', () => {
    const hashes = [0, 1, 42, 2 ** 40 + 7].map((seed) => floorHash(generate(seed).floor));
    deepEqual(hashes, ['3ff1edd6b03ca71a', 'cec1086630189c63', '30952b72e89e7a60', '43544b9e015b2a98']);
  });

  it('does not depend on the order of files or entries', () => {
    const turned = roomsOf({ floors: [exampleFloor] }, { prefabs: [...examplePrefabs].reverse() });
    for (let seed = 0; seed < 20; seed++)
      equal(floorHash(generate(seed, turned.registry).floor), floorHash(generate(seed).floor));
  });

  it('names the tag of a required room that fits nowhere, and makes no floor', () => {
    const tight = roomsOf({ prefabs: examplePrefabs, floors: [{ ...exampleFloor, size: [13, 13] }] });
    const results = Array.from({ length: 50 }, (_, seed) =>
      generateFloor(tight.registry, 'core:floor_3', seed),
    );
    for (const result of results) {
      ok(!result.ok);
      equal(result.fault.code, 'required-room-does-not-fit');
      ok(result.fault.message.includes(result.fault.tag ?? '?'));
    }
  });

  it('finds the one place there is for a required room', () => {
    const only = { ...exampleFloor, size: [80, 80], rooms: 2, required: ['core:entrance', 'core:stairs'] };
    const prefabs = [...examplePrefabs.filter(({ id }) => id !== 'core:well'), giant];
    const { registry: huge } = roomsOf({ prefabs, floors: [only] });
    let scanned = 0;
    for (let seed = 0; seed < 30; seed++) {
      const result = generateFloor(huge, 'core:floor_3', seed);
      if (!result.ok) continue;
      scanned++;
      check(result.made.floor, huge);
    }
    ok(scanned > 0);
  });

  it('says why nothing can be placed for a tag', () => {
    const gate = { id: 'm:gate', tags: ['core:entrance', 'core:stairs'], layout: '#####\n#.<>+\n#####\n' };
    const hall = { id: 'm:hall', tags: ['core:entrance'], layout: '#####\n#.<.#\n#####\n' };
    const whyNone = (...prefabs: readonly JsonObject[]): string => {
      const { prefabs: sound } = roomsOf({ prefabs }).registry;
      const result = generateFloor({ ...registry, prefabs: sound }, 'core:floor_3', 1);
      ok(!result.ok);
      return result.fault.message.split(': ').at(-1) ?? '';
    };
    equal(whyNone(gate), 'only entrances have it.');
    equal(whyNone(), 'no prefab without errors has it.');
    equal(whyNone(hall), 'those that have it cannot be joined, for want of a door.');
  });

  it('joins nothing and places no more than asked on a floor of one room', () => {
    const hall = { id: 'core:hall', tags: ['core:entrance', 'core:stairs'], layout: '####\n#<>#\n####\n' };
    const plan = { ...exampleFloor, rooms: 1, size: [8, 7], required: ['core:entrance'], prefabs: [] };
    const alone = roomsOf({ prefabs: [hall], floors: [plan] });
    deepEqual(
      alone.issues.map(({ code }) => code),
      ['floor-without-stairs', 'floor-gap'],
    );
  });
});

/** So large that it leaves little room next to it. */
const giant = {
  id: 'core:well',
  tags: ['core:stairs'],
  layout: [
    '#'.repeat(60),
    ...Array.from({ length: 58 }, (_, y) =>
      y === 30 ? `+${'.'.repeat(58)}#` : `#${'.'.repeat(29)}>${'.'.repeat(28)}#`,
    ),
    '#'.repeat(60),
  ].join('\n'),
};
