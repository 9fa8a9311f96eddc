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
  it('report nothing about valid files', () => {
    deepEqual(issuesOf(sound), []);
    deepEqual(issuesOf({}), []);
  });

  // design: rooms-glyphs, rooms-row-length
  it('report invalid rooms at the exact character', () => {
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
      'tag-never-placed floors.0.prefabs.1.tag',
    ]);
  });

  it('count entrances and stairs if a tag requires them', () => {
    const entrance = { tags: ['core:entrance'] };
    deepEqual(drawn('##+##\n#...#\n#####\n', entrance), ['entrance-count prefabs.5.layout']);
    deepEqual(drawn('##+##\n#<.<#\n#####\n', entrance), ['entrance-count prefabs.5.layout @9']);
    deepEqual(drawn('##+##\n#...#\n#####\n', { tags: ['core:stairs'] }), ['stairs-missing prefabs.5.layout']);
  });

  // design: rooms-registry, rooms-overrides
  it('check ids, and which of several entries counts', () => {
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
  it('report requests of a floor that cannot be met', () => {
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

  it('count only rooms that can be placed', () => {
    const room = (id: string, tags: string[], layout: string): JsonObject => ({ id, tags, layout });
    const gate = room('m:gate', ['core:entrance', 'm:small'], '#####\n#.<.+\n#####\n');
    const well = room('m:well', ['core:stairs'], '#####\n#.>.+\n#####\n');
    const big = room(
      'm:big',
      ['m:small', 'm:big'],
      `${'#'.repeat(20)}\n+${'.'.repeat(18)}#\n`.repeat(1) + `${'#'.repeat(20)}\n`,
    );
    const cell = room('m:cell', ['m:shut'], '###\n#.#\n###\n');
    const plan = {
      id: 'm:f',
      number: 1,
      size: [18, 18],
      rooms: 3,
      required: ['core:entrance', 'core:stairs'],
    };
    const withFloor = (changes: JsonObject): string[] =>
      issuesOf({ prefabs: [gate, well, big, cell], floors: [{ ...plan, ...changes }] }).filter(
        (issue) => !issue.startsWith('unused-prefab'),
      );
    const optional = (tag: string): JsonObject => ({ prefabs: [{ tag, weight: 1 }] });
    deepEqual(withFloor({}), []);
    deepEqual(withFloor(optional('m:big')), ['tag-never-placed floors.0.prefabs.0.tag']);
    deepEqual(withFloor(optional('m:shut')), [
      'tag-never-placed floors.0.prefabs.0.tag',
      'no-door prefabs.3.layout',
    ]);
    deepEqual(withFloor({ ...optional('m:big'), size: [40, 18] }), []);
    // the entrance is small enough, but is not placed for this tag
    deepEqual(withFloor({ required: [...plan.required, 'm:small'] }), ['floor-too-small floors.0.size']);
  });

  // design: rooms-merchant-wanted
  it('warn of marks that a floor cannot fill, and of a floor without a merchant', () => {
    const floor = (without: readonly string[], more: JsonObject = {}): string[] => {
      const plan = Object.entries({ ...exampleFloor, number: 1 }).filter(([key]) => !without.includes(key));
      return issuesOf({ prefabs: examplePrefabs, floors: [{ ...Object.fromEntries(plan), ...more }] });
    };
    deepEqual(floor([]), []);
    deepEqual(floor(['creatures']), ['no-creatures floors.0.id']);
    deepEqual(floor(['loot']), ['no-loot floors.0.id']);
    deepEqual(floor(['loot', 'prefabs']), ['unused-prefab prefabs.0.id', 'unused-prefab prefabs.4.id']);
    const required = ['core:entrance', 'core:stairs'];
    deepEqual(floor([], { required }).at(0), 'floor-without-merchant floors.0.required');
    const optional = [
      { tag: 'core:normal', weight: 1 },
      { tag: 'core:treasure', weight: 1 },
      { tag: 'core:merchant', weight: 1 },
    ];
    deepEqual(floor([], { required, prefabs: optional }), []);
    const untraded = {
      prefabs: examplePrefabs.filter(({ id }) => id !== 'core:shop'),
      floors: [{ ...exampleFloor, number: 1, required }],
    };
    deepEqual(issuesOf(untraded), []);
  });

  // design: rooms-ten-registries, rooms-triggers
  it('leave tables of other registries unread, and find misspellings of their own', () => {
    const others = {
      items: [{ id: 'core:sword' }],
      quests: [{}],
      effects: { burn: {} },
      doors: [],
      features: [],
      rooms: [],
    };
    deepEqual(issuesOf({ ...sound, ...others }), []);
    deepEqual(
      issuesOf({ ...sound, items: [{ id: 'a:x' }] }, { overrides: ['a:x'], items: [{ id: 'a:x' }] }),
      [],
    );
    for (const key of [
      'prefab',
      'Prefabs',
      'perfabs',
      'floor',
      'loot',
      'loot-tables',
      'creature',
      'npc',
      'override',
    ])
      deepEqual(issuesOf({ ...sound, [key]: [{}] }), [`unknown-field ${key}`], key);
    const [misspelled] = roomsOf({ ...sound, prefab: [{}] }).issues;
    deepEqual(
      [misspelled?.message, misspelled?.data],
      ['Unknown field "prefab". Did you mean "prefabs"?', { meant: 'prefabs' }],
    );
    deepEqual(issuesOf({ ...sound, title: 'My mod' }), ['unknown-field title']);
    const triggered = examplePrefabs.map((prefab) => ({ ...prefab, triggers: [{ on: 'room_entered' }] }));
    deepEqual(issuesOf({ prefabs: triggered, floors: [{ ...floors[0], triggers: [] }] }), []);
    deepEqual(issuesOf({ ...sound, prefabs: [...examplePrefabs, { ...crossing, id: 'a:b', color: 1 }] }), [
      'unknown-field prefabs.5.color',
    ]);
  });

  it('suggest the id that a malformed one was meant to be', () => {
    const meant = (text: string, more: JsonObject = {}): string | undefined => {
      const shop = { ...crossing, id: 'm:shop', tags: ['m:shop'] };
      const plan = { ...exampleFloor, id: 'm:f', number: 1, required: ['core:entrance', text] };
      const { issues } = roomsOf({ prefabs: [...examplePrefabs, shop], floors: [plan], ...more });
      return issues.find(({ code }) => code === 'malformed-id')?.data?.meant;
    };
    deepEqual(
      ['shop', 'Shop', 'shopp', 'm shop', 'stair', 'm:Shop'].map((text) => meant(text)),
      ['m:shop', 'm:shop', 'm:shop', 'm:shop', 'core:stairs', 'm:shop'],
    );
    deepEqual(meant('core:stairs', { npcs: [{ id: 'Old Smith' }] }), 'core:old_smith', 'a new name');
  });

  it('report the one row that differs from the others, and no more', () => {
    deepEqual(drawn('#+#\n#..#\n#..#\n#..#\n####\n'), ['row-length prefabs.5.layout @3']);
    const [corner] = roomsOf({ prefabs: [{ ...crossing, layout: '.+##\n#..#\n####\n' }] }).issues;
    equal(corner?.message, 'The outer wall is open here. Expected "#" but found ".".');
  });

  it('report floors with the same number, and gaps between numbers', () => {
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
  it('look up names only if such entries are defined', () => {
    deepEqual(issuesOf({ ...sound, npcs: [{ id: 'core:smith' }] }), ['unknown-npc prefabs.3.npcs.0']);
    deepEqual(issuesOf({ ...sound, creatures: [{ id: 'core:ghoul' }] }), [
      'unknown-creature floors.0.creatures.0.id',
    ]);
    deepEqual(issuesOf({ ...sound, loot_tables: [{ id: 'core:vault_table' }] }), [
      'unknown-loot floors.0.loot',
    ]);
  });

  it('report no consequences of other faults', () => {
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

  it('never throw, whatever the file', () => {
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
