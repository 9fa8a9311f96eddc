import type { LevelSketch } from '../../simulation/testing/levels';

const width = 24;

function row(from: number, to: number): string {
  return Array.from({ length: width }, (_, x) => (x >= from && x <= to ? 'N' : '.')).join('');
}

function rows(drawn: Readonly<Record<number, string>>): string[] {
  return Array.from({ length: 16 }, (_, y) => drawn[y] ?? '.'.repeat(width));
}

/**
 * A hall of 24 x 16 cells with a supply that depends on ten settings, all of them wrong: a consumer and a flow for each
 * carrier, two junctions in a row on the fuel line and two more on the others.
 */
export const hall: LevelSketch = {
  map: [
    '########################',
    '#......#.......#.......#',
    '#......#.......#.......#',
    '#......................#',
    '#......#.......#.......#',
    '#......#.......#.......#',
    '####.######.######.#####',
    '#......................#',
    '#......................#',
    '####.######.######.#####',
    '#......#.......#.......#',
    '#......#.......#.......#',
    '#......................#',
    '#......#.......#.......#',
    '#.@....#.......#.......#',
    '########################',
  ],
  fuel: rows({ 2: '......N....N............', 3: row(1, 22) }),
  coolant: rows({ 7: '...........N............', 8: row(1, 22) }),
  electricity: rows({ 11: '...........N............', 12: row(1, 22) }),
  props: [
    { type: 'FuelFlow', at: [1, 3], state: 'Disabled' },
    { type: 'CoolantFlow', at: [1, 8], state: 'Disabled' },
    { type: 'ElectricityFlow', at: [1, 12], state: 'Disabled' },
    { type: 'TJunction', at: [6, 3], mode: '4/0' },
    { type: 'TJunction', at: [11, 3], mode: '4/0' },
    { type: 'TJunction', at: [11, 8], mode: '4/0' },
    { type: 'TJunction', at: [11, 12], mode: '4/0' },
    { type: 'FuelConsumer', at: [22, 3], state: 'Disabled' },
    { type: 'CoolantConsumer', at: [22, 8], state: 'Disabled' },
    { type: 'ElectricityConsumer', at: [22, 12], state: 'Disabled' },
    {
      type: 'ReactorControl',
      at: [20, 14],
      id: 'core',
      consumers: [
        [22, 3],
        [22, 8],
        [22, 12],
      ],
    },
  ],
};
