import type { Prop } from '../../level';
import { defaultBalance, type Balance } from '../../balance';
import type { HazardField } from '../../terms';
import { applyAction } from '../apply';
import { reactorGame } from '../game';
import type { State } from '../state';
import type { SubmittedAction } from '../../../core';
import { sketch, type At, type LevelSketch } from './levels';

/** A working plant: three rows of floor, each above its network, from a flow on the left to a consumer on the right. */
export const plant = {
  map: ['###########', '#.........#', '#.........#', '#.........#', '###########'],
  fuel: ['...........', '.FFFFFFFFF.', '...........', '...........', '...........'],
  coolant: ['...........', '...........', '.CCCCCCCCC.', '...........', '...........'],
  electricity: ['..........', '...........', '...........', '.EEEEEEEEE.', '.....E.....'],
  props: [
    { type: 'FuelFlow', at: [1, 1], state: 'Enabled' },
    { type: 'CoolantFlow', at: [1, 2], state: 'Enabled' },
    { type: 'ElectricityFlow', at: [1, 3], state: 'Enabled' },
    { type: 'FuelConsumer', at: [9, 1], state: 'Enabled' },
    { type: 'CoolantConsumer', at: [9, 2], state: 'Enabled' },
    { type: 'ElectricityConsumer', at: [9, 3], state: 'Enabled' },
    {
      type: 'ReactorControl',
      at: [8, 2],
      id: 'core',
      consumers: [
        [9, 1],
        [9, 2],
        [9, 3],
      ],
    },
  ],
} as const satisfies LevelSketch;

/** Returns the cell of a position (column, row) of the plant. */
export const plantCell = ([x, y]: At) => y * 11 + x;

export interface PlantChange extends Omit<LevelSketch, 'map'> {
  readonly robot?: At;
  readonly balance?: Balance;
  /** Props of the plant that start switched off, by type. */
  readonly off?: readonly Prop['type'][];
}

/** Returns a changed state of the plant. `props` are appended to its own. */
export function plantState({
  robot = [2, 2],
  balance = defaultBalance,
  off = [],
  props = [],
  ...change
}: PlantChange = {}): State {
  const own = plant.props.map((prop) => (off.includes(prop.type) ? { ...prop, state: 'Disabled' } : prop));
  const level = sketch({
    ...plant,
    ...change,
    props: [...(own as NonNullable<LevelSketch['props']>), ...props],
  });
  return reactorGame(balance).init({ ...level, robot: { ...level.robot, cell: plantCell(robot) } }, 0);
}

/** Returns the state after some actions. A bare id stands for an action without parameters. */
export function after(state: State, ...actions: readonly (SubmittedAction | string)[]): State {
  return actions.reduce(
    (now: State, action) => applyAction(now, typeof action === 'string' ? { id: action } : action),
    state,
  );
}

/** Returns the same amounts on a cell and its floor neighbors, so that nothing flows out of the cell in one turn. */
export function pool(
  [x, y]: At,
  amounts: Partial<Record<HazardField, number>>,
): NonNullable<LevelSketch['hazards']> {
  const near = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right): At => [x + right, y + down]));
  return near.filter(([column, row]) => plant.map[row]?.[column] === '.').map((at) => ({ at, ...amounts }));
}
