import type { JsonObject } from '../../json';

/** A room from the example of the format. */
export const crossing: JsonObject = {
  id: 'core:kreuzung',
  tags: ['core:normal'],
  layout: '####+####\n#.......#\n#..e...e#\n+.......+\n#..l....#\n#.......#\n####+####\n',
};

/** Rooms of every tag that the example's floor requests. */
export const examplePrefabs: readonly JsonObject[] = [
  crossing,
  { id: 'core:gate', tags: ['core:entrance'], layout: '###+###\n#.....#\n#..<..+\n#.....#\n#######\n' },
  { id: 'core:well', tags: ['core:stairs'], layout: '#####\n#...#\n+.>.#\n#...#\n##+##\n' },
  {
    id: 'core:shop',
    tags: ['core:merchant'],
    npcs: ['core:merchant'],
    layout: '#######\n#..n..#\n#.....+\n###+###\n',
  },
  {
    id: 'core:vault',
    tags: ['core:treasure'],
    loot: 'core:vault_table',
    layout: '#####\n#l#l#\n#.e.+\n#l.l#\n#####\n',
  },
];

/** The floor of the example. */
export const exampleFloor: JsonObject = {
  id: 'core:floor_3',
  number: 3,
  size: [80, 40],
  rooms: 9,
  required: ['core:entrance', 'core:stairs', 'core:merchant'],
  prefabs: [
    { tag: 'core:normal', weight: 10 },
    { tag: 'core:treasure', weight: 2 },
  ],
  creatures: [
    { id: 'core:skeleton', weight: 5 },
    { id: 'core:ghoul', weight: 2 },
  ],
  loot: 'core:floor_3_table',
};
