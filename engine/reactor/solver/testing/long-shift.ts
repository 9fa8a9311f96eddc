import type { Level } from '../../level';
import { sketch, type At } from '../../simulation/testing/levels';

/** Returns the hazards of a cell and its surroundings with an element, some of them warm. */
const spill = (
  field: 'Coolant' | 'Electricity',
  amount: number,
  heat: number,
  cells: readonly (readonly [At, 'warm' | 'cold'])[],
) => cells.map(([at, warmth]) => ({ at, [field]: amount, ...(warmth === 'warm' ? { Heat: heat } : {}) }));

/**
 * Creates a shift of twenty turns on 24 × 16 cells. Coolant is switched on in the north and fuel in the south-west, and
 * each pipe leaks next to its switch onto an electrified floor. A third leak sparks next to the way to the reactor. Any
 * leak that is not repaired in time overheats the core, whose sensors are next to all three.
 */
export function longShift(): Level {
  return sketch({
    map: [
      '########################',
      '#@.....#.......#.......#',
      '#......#.......#.......#',
      '#..............#.......#',
      '#......#...............#',
      '#......#.......#.......#',
      '####.#####.########.####',
      '#......................#',
      '#......................#',
      '####.#####.########.####',
      '#......#.......#.......#',
      '#......#...............#',
      '#..............#.......#',
      '#......#.......#.......#',
      '#......#.......#.......#',
      '########################',
    ],
    fuel: [...Array<string>(13).fill(''), '..FFFFFFFFFFFFFFFFF.....'],
    coolant: [
      ...Array<string>(2).fill(''),
      ...Array<string>(6).fill('...........C............'),
      '...........CCCCCCCCCCC..',
      ...Array<string>(4).fill('.....................C..'),
    ],
    electricity: [
      ...Array<string>(12).fill(''),
      '...............E........',
      '...............E........',
      '.........EEEEEEEEEEE....',
    ],
    actionBudget: 3,
    props: [
      { type: 'FuelFlow', at: [2, 13], state: 'Disabled' },
      { type: 'CoolantFlow', at: [11, 2], state: 'Disabled' },
      { type: 'ElectricityFlow', at: [9, 14], state: 'Enabled' },
      { type: 'FuelConsumer', at: [18, 13], state: 'Enabled' },
      { type: 'CoolantConsumer', at: [21, 12], state: 'Enabled' },
      { type: 'ElectricityConsumer', at: [19, 14], state: 'Enabled' },
      {
        type: 'ReactorControl',
        at: [20, 12],
        id: 'core',
        consumers: [
          [18, 13],
          [21, 12],
          [19, 14],
        ],
        area: [
          [20, 12],
          [4, 13],
          [11, 4],
          [14, 12],
        ],
      },
      { type: 'CoolantRemedySupply', at: [5, 3], state: 'Available' },
      {
        type: 'Door',
        at: [19, 7],
        state: 'Open',
        edge: [
          [19, 6],
          [19, 7],
        ],
      },
    ],
    leaks: [
      { carrier: 'Fuel', at: [4, 13], severity: 2 },
      { carrier: 'Coolant', at: [11, 4], severity: 3 },
      { carrier: 'Electricity', at: [15, 12], access: [14, 12], severity: 2 },
    ],
    hazards: [
      ...spill('Electricity', 11, 2, [
        [[4, 13], 'warm'],
        [[3, 13], 'warm'],
        [[4, 12], 'warm'],
        [[4, 14], 'cold'],
        [[3, 12], 'warm'],
        [[5, 14], 'warm'],
      ]),
      ...spill('Electricity', 18, 10, [
        [[11, 4], 'warm'],
        [[10, 4], 'warm'],
        [[11, 3], 'warm'],
        [[10, 3], 'warm'],
        [[12, 5], 'warm'],
      ]),
      ...spill('Coolant', 1, 11, [
        [[14, 12], 'warm'],
        [[14, 11], 'warm'],
        [[13, 11], 'cold'],
      ]),
    ],
  });
}
