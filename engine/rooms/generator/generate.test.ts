import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { JsonObject } from '../../json';
import {
  floorHash,
  generateFloor,
  spotsOf,
  tileCodes,
  orient,
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
    const rows = orient(from.prefabs.get(prefab)?.rows ?? [], variant);
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

function isInRoom({ rooms, width }: Floor, cell: number): boolean {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return rooms.some(
    ({ rect }) => x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height,
  );
}

/** Returns the cells from the first to the second room: the row of the nearest doors first, then the column. */
function bendBetween(floor: Floor): number[] {
  const { tiles, width, rooms } = floor;
  const exits = rooms.map(({ rect }) =>
    [...tiles.keys()].flatMap((door) => {
      const [x, y] = [door % width, Math.floor(door / width)];
      const isHere = x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
      if (tiles[door] !== tileCodes.Door || !isHere) return [];
      const outside = [door - width, door + 1, door + width, door - 1].find((cell) => !isInRoom(floor, cell));
      return [{ x, y, outside: outside ?? -1 }];
    }),
  );
  let least = Infinity;
  let ends: readonly [number, number] = [0, 0];
  for (const from of exits[0] ?? [])
    for (const to of exits[1] ?? []) {
      const apart = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
      if (apart >= least) continue;
      least = apart;
      ends = [from.outside, to.outside];
    }
  const cells = [ends[0]];
  const target = { x: ends[1] % width, y: Math.floor(ends[1] / width) };
  for (let cell = ends[0]; cell !== ends[1]; cells.push(cell)) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    cell += x === target.x ? Math.sign(target.y - y) * width : Math.sign(target.x - x);
  }
  return cells;
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
  // design: rooms-merchant, rooms-merchant-is-npc, rooms-chain, rooms-doors, rooms-step-outside
  // design: rooms-required-first, rooms-npc-by-prefab, rooms-tiles, rooms-glyphs
  it('keeps its guarantees on the example, for any seed', () => {
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

  // design: rooms-attempts, rooms-chain, rooms-doors, rooms-optional-dropped
  // design: rooms-nothing-dug
  it('keeps its guarantees on small and crowded floors', () => {
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

  // design: rooms-placement, rooms-count
  it('keeps a cell between rooms, and places no more than requested', () => {
    const places = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const { rooms } = generate(seed).floor;
      ok(rooms.length <= 9);
      for (const [index, { rect: one }] of rooms.entries()) {
        places.add(`${index}: ${one.x}, ${one.y}`);
        for (const { rect: other } of rooms.slice(index + 1)) {
          const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
          const along = Math.max(other.y - one.y - one.height, one.y - other.y - other.height);
          ok(Math.max(across, along) >= 1, 'a free cell');
        }
      }
    }
    ok(places.size > 1000);
  });

  // design: rooms-chain, rooms-extra-corridors
  it('connects each room to the previous one, and a few more', () => {
    const counts = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const { floor, corridors } = generate(seed);
      counts.add(corridors.length - (floor.rooms.length - 1));
    }
    deepEqual(
      [...counts].filter((more) => more < 0 || more > 2),
      [],
    );
    ok(counts.has(2), 'loops');
  });

  // design: rooms-l-form, rooms-step-outside
  it('digs an L between the nearest doors of two rooms, horizontally first, if it is free', () => {
    const plan = { ...exampleFloor, rooms: 2, size: [40, 30], required: ['core:entrance', 'core:stairs'] };
    const { registry: pair } = roomsOf({ prefabs: examplePrefabs, floors: [plan] });
    let bends = 0;
    for (let seed = 0; seed < 200; seed++) {
      const { floor, corridors } = generate(seed, pair);
      equal(corridors.length, 1);
      const dug = [...floor.tiles.keys()].filter(
        (cell) => floor.tiles[cell] === tileCodes.Floor && !isInRoom(floor, cell),
      );
      const expected = bendBetween(floor);
      if (expected.some((cell) => isInRoom(floor, cell))) continue;
      bends++;
      deepEqual(
        dug,
        [...expected].sort((one, other) => one - other),
      );
    }
    ok(bends > 50, `${bends} of 200`);
  });

  // design: rooms-weights
  it('chooses optional rooms by weight', () => {
    const optional = Array.from({ length: 300 }, (_, seed) => generate(seed).floor.rooms.slice(3)).flat();
    const vaults = optional.filter(({ prefab }) => prefab === 'core:vault').length;
    const share = vaults / optional.length;
    // 2 of 12, and a little more, because a vault is small and fits more often
    ok(share > 0.14 && share < 0.24, `${share}`);
  });

  // design: rooms-by-tag
  it('uses rooms of other files by their tags', () => {
    const [, gate] = examplePrefabs;
    const modded = roomsOf(
      { prefabs: examplePrefabs, floors: [exampleFloor] },
      { prefabs: [{ ...gate, id: 'mod:gate' }] },
    ).registry;
    const first = Array.from(
      { length: 30 },
      (_, seed) => generate(seed, modded).floor.rooms[0]?.prefab ?? '',
    );
    deepEqual([...new Set(first)].sort(), ['core:gate', 'mod:gate']);
  });

  // design: rooms-enemy-by-floor, rooms-room-state, rooms-loot-late, rooms-loot-table
  it('lets the floor choose the creature of an enemy, and puts piles where they are drawn', () => {
    const kindsOn = (plan: JsonObject): string[] => {
      const { registry: other } = roomsOf({ prefabs: examplePrefabs, floors: [plan] });
      const kinds = new Set<string>();
      for (let seed = 0; seed < 30; seed++) {
        for (const { prefab, enemies, loot, lootTable } of generate(seed, other).floor.rooms) {
          const rows = other.prefabs.get(prefab)?.rows ?? [];
          equal(enemies.length, spotsOf(rows, 'e').length);
          equal(loot.length, spotsOf(rows, 'l').length);
          equal(lootTable, prefab === 'core:vault' ? 'core:vault_table' : 'core:floor_3_table');
          for (const { kind } of enemies) kinds.add(kind);
        }
      }
      return [...kinds].sort();
    };
    deepEqual(kindsOn(exampleFloor), ['core:ghoul', 'core:skeleton']);
    deepEqual(kindsOn({ ...exampleFloor, creatures: [{ id: 'core:rat', weight: 1 }] }), ['core:rat']);
  });

  it('generates one floor per seed, identical on every machine', () => {
    const hashes = [0, 1, 42, 2 ** 40 + 7].map((seed) => floorHash(generate(seed).floor));
    deepEqual(hashes, ['3ff1edd6b03ca71a', 'cec1086630189c63', '30952b72e89e7a60', '43544b9e015b2a98']);
  });

  it('does not depend on the order of files or entries', () => {
    const turned = roomsOf({ floors: [exampleFloor] }, { prefabs: [...examplePrefabs].reverse() });
    for (let seed = 0; seed < 20; seed++)
      equal(floorHash(generate(seed, turned.registry).floor), floorHash(generate(seed).floor));
  });

  // design: rooms-no-floor
  it('names the tag of a required room that fits nowhere, and generates no floor', () => {
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

  it('finds the only place for a required room', () => {
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

  it('explains why nothing can be placed for a tag', () => {
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

  it('places one room without corridors on a floor of one room', () => {
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
