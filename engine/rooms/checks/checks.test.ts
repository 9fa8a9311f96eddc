import { deepEqual, equal, ok } from 'node:assert/strict';
import { joinRooms, readRooms, roomsCodes } from '..';
import type { JsonObject } from '../../json';
import { roomsOf, told } from '../testing/rooms-of';
import { crossing, exampleFloor, examplePrefabs } from '../testing/seed-example';

const floors = [{ ...exampleFloor, number: 1 }];
const sound: JsonObject = { prefabs: examplePrefabs, floors };

function issuesOf(...files: readonly JsonObject[]): string[] {
  return roomsOf(...files).issues.map(told);
}

/** Returns the issues of a layout in a file that is otherwise faultless. */
function drawn(layout: string, more: JsonObject = {}): string[] {
  return issuesOf({ prefabs: [...examplePrefabs, { ...crossing, id: 'a:b', layout, ...more }], floors });
}

describe('the checks of rooms', () => {
  it('have nothing to say of what is sound', () => {
    deepEqual(issuesOf(sound), []);
    deepEqual(issuesOf({}), []);
  });

  // design: rooms-glyphs, rooms-row-length
  it('find what is no room, to the character', () => {
    const cases: readonly [string, readonly string[]][] = [
      ['##+##\n#...#\n#####', []],
      ['##+##\r\n#...#\r\n#####\r\n', []],
      ['##', ['layout-size prefabs.5.layout']],
      ['#+##\n#..\n####\n', ['row-length prefabs.5.layout @8']],
      ['#+##\n#..##\n####\n', ['row-length prefabs.5.layout @9']],
      ['#+##\n#x.#\n####\n', ['unknown-glyph prefabs.5.layout @6']],
      ['#+##\n#😀.#\n#x##\n', ['unknown-glyph prefabs.5.layout @6', 'unknown-glyph prefabs.5.layout @11']],
      ['#+##\r\n#x.#\r\n####\r\n', ['unknown-glyph prefabs.5.layout @7']],
      ['+###\n#..#\n####\n', ['door-in-corner prefabs.5.layout @0']],
      ['#+##\n#.+#\n#..#\n####\n', ['door-not-on-rim prefabs.5.layout @7']],
      ['#+##\n#..#\n#.##\n', ['wall-open prefabs.5.layout @11']],
      ['####\n#..#\n####\n', ['no-door prefabs.5.layout']],
      ['##+####\n#..#..#\n#######\n', ['room-not-connected prefabs.5.layout @12']],
      ['#+####\n##...#\n######\n', ['room-not-connected prefabs.5.layout @1']],
      ['##+##\n#.<.#\n#####\n', ['entrance-misplaced prefabs.5.layout @8']],
      ['##+##\n#n.n#\n#####\n', ['npc-count prefabs.5.layout @7']],
    ];
    for (const [layout, expected] of cases) deepEqual(drawn(layout), expected, layout);
    deepEqual(drawn('##+##\n#n.n#\n#####\n', { npcs: ['a:x', 'a:y', 'a:z'] }), [
      'npc-count prefabs.5.npcs.2',
    ]);
  });

  it('find a tag that only entrances have, which no floor can place', () => {
    const gate = {
      id: 'm:gate',
      tags: ['core:entrance', 'core:stairs', 'm:gates'],
      layout: '#####\n#.<>+\n#####\n',
    };
    const room = { id: 'm:room', tags: ['m:normal'], layout: '#####\n#...+\n#####\n' };
    const well = { id: 'm:well', tags: ['core:stairs'], layout: '#####\n#.>.+\n#####\n' };
    const plan = {
      ...{ id: 'm:f', number: 1, size: [60, 30], rooms: 8 },
      required: ['core:entrance', 'core:stairs'],
      prefabs: [{ tag: 'm:normal', weight: 1 }],
    };
    deepEqual(issuesOf({ prefabs: [gate, room], floors: [plan] }), ['only-entrances floors.0.required.1']);
    deepEqual(issuesOf({ prefabs: [gate, room, well], floors: [plan] }), []);
    const gates = { ...plan, prefabs: [...plan.prefabs, { tag: 'm:gates', weight: 1 }] };
    deepEqual(issuesOf({ prefabs: [gate, room, well], floors: [gates] }), [
      'only-entrances floors.0.prefabs.1.tag',
    ]);
  });

  it('count entrances and stairs where a tag promises them', () => {
    const entrance = { tags: ['core:entrance'] };
    deepEqual(drawn('##+##\n#...#\n#####\n', entrance), ['entrance-count prefabs.5.layout']);
    deepEqual(drawn('##+##\n#<.<#\n#####\n', entrance), ['entrance-count prefabs.5.layout @9']);
    deepEqual(drawn('##+##\n#...#\n#####\n', { tags: ['core:stairs'] }), ['stairs-missing prefabs.5.layout']);
  });

  // design: rooms-registry, rooms-overrides
  it('know ids, and which of several entries counts', () => {
    deepEqual(issuesOf({ ...sound, npcs: [{ id: 'Smith' }] }), ['malformed-id npcs.0.id']);
    const again = { prefabs: [{ ...crossing, loot: 'a:other' }] };
    deepEqual(issuesOf(sound, again), ['duplicate-id file 1 prefabs.0.id']);
    deepEqual(issuesOf(sound, { ...again, overrides: ['core:kreuzung'] }), []);
    deepEqual(issuesOf(sound, { overrides: ['core:kreuzung'] }), ['unused-override file 1 overrides.0']);
    deepEqual(issuesOf(sound, { overrides: ['a:b'], npcs: [{ id: 'core:merchant' }, { id: 'a:b' }] }), [
      'unused-override file 1 overrides.0',
    ]);
    const { registry } = roomsOf(sound, { ...again, overrides: ['core:kreuzung'] });
    equal(registry.prefabs.get('core:kreuzung')?.loot, 'a:other');
  });

  // design: rooms-too-small
  it('find what a floor asks for and cannot have', () => {
    const floor = (changes: JsonObject): string[] =>
      issuesOf({ prefabs: examplePrefabs, floors: [{ ...exampleFloor, number: 1, ...changes }] });
    deepEqual(floor({ required: ['core:entrance', 'core:stairs', 'core:merchants'] }), [
      'unknown-tag floors.0.required.2',
    ]);
    deepEqual(floor({ required: ['core:stairs', 'core:merchant'] }), [
      'floor-without-entrance floors.0.required',
    ]);
    const tags = ['core:normal', 'core:treasure', 'core:entrance'];
    deepEqual(floor({ prefabs: tags.map((tag) => ({ tag, weight: 1 })) }), [
      'entrance-optional floors.0.prefabs.2.tag',
    ]);
    deepEqual(floor({ rooms: 2 }), ['too-many-required floors.0.rooms']);
    deepEqual(floor({ size: [10, 10] }), ['floor-too-small floors.0.size']);
    deepEqual(floor({ size: [14, 14] }), ['floor-too-small floors.0.size']);
    deepEqual(floor({ size: [0, 40] }), ['invalid-value floors.0.size.0']);
    deepEqual(
      floor({ prefabs: [{ tag: 'core:normal', weight: 0 }] }).at(0),
      'invalid-value floors.0.prefabs.0.weight',
    );
    deepEqual(floor({ number: 2 }), ['floor-gap floors.0.number']);
  });

  it('find floors with one number, and a gap between numbers', () => {
    const numbered = (...numbers: number[]): string[] =>
      issuesOf({
        prefabs: examplePrefabs,
        floors: numbers.map((number, index) => ({ ...exampleFloor, number, id: `a:f${index}` })),
      });
    deepEqual(numbered(1, 2, 3), []);
    deepEqual(numbered(2, 1, 2), ['duplicate-number floors.2.number']);
    deepEqual(numbered(4, 1, 2), ['floor-gap floors.0.number']);
  });

  // design: rooms-loot-id
  it('look names up only where somebody defines such things', () => {
    deepEqual(issuesOf({ ...sound, npcs: [{ id: 'core:smith' }] }), ['unknown-npc prefabs.3.npcs.0']);
    deepEqual(issuesOf({ ...sound, creatures: [{ id: 'core:ghoul' }] }), [
      'unknown-creature floors.0.creatures.0.id',
    ]);
    deepEqual(issuesOf({ ...sound, loot_tables: [{ id: 'core:vault_table' }] }), [
      'unknown-loot floors.0.loot',
    ]);
  });

  it('say nothing of what only follows from another fault', () => {
    const [first, ...others] = examplePrefabs;
    deepEqual(issuesOf({ prefabs: [{ ...first, id: 'Kreuzung' }, ...others], floors }), [
      'malformed-id prefabs.0.id',
    ]);
    deepEqual(issuesOf({ prefabs: [{ ...first, tags: 3 }, ...others], floors }), [
      'wrong-type prefabs.0.tags',
    ]);
    deepEqual(issuesOf({ prefabs: examplePrefabs, floors: [{ ...exampleFloor, number: 1, rooms: 0 }] }), [
      'invalid-value floors.0.rooms',
    ]);
  });

  it('find a prefab that no floor places', () => {
    deepEqual(drawn('##+##\n#...#\n#####\n', { tags: ['a:attic'] }), ['unused-prefab prefabs.5.id']);
  });

  it('never throw, whatever a file says', () => {
    const odd = [null, [], 'x', 3, {}, [{}], [[]], [null], { a: 1 }, [undefined]];
    for (const value of odd) {
      for (const key of ['prefabs', 'floors', 'overrides', 'npcs', 'creatures', 'loot_tables']) {
        const file = readRooms({ file: 'f', value: { [key]: value } });
        for (const { code } of [...file.issues, ...joinRooms([file]).issues]) ok(code in roomsCodes);
      }
      readRooms({ file: 'f', value });
    }
  });
});
