import type { Cell, Level } from '../level';
import { directions, stepTo } from '../simulation/network/directions';

/** The floor that hangs together with one cell: its cells are numbered as they are met, and those numbers called places. */
export interface RelaxedFloor {
  readonly count: number;
  /** The place of each cell of the grid, -1 where it is none of this floor. 4 bytes a cell. */
  readonly placeAt: Int32Array;
  /** Four a place, clockwise from north: the place on that side, -1 where there is none. */
  readonly neighbours: Int32Array;
}

/** Floods the floor from a cell. Doors and hazards do not stop the robot. */
export function relaxedFloor(level: Level, from: Cell): RelaxedFloor {
  const size = level.width * level.height;
  const placeAt = new Int32Array(size).fill(-1);
  const cells = new Int32Array(size);
  let count = 0;
  const meet = (cell: Cell) => {
    if (level.floor[cell] !== 1 || placeAt[cell] !== -1) return;
    cells[count] = cell;
    placeAt[cell] = count++;
  };
  meet(from);
  for (let place = 0; place < count; place++) {
    for (const side of directions) meet(stepTo(level, cells[place] ?? -1, side));
  }
  const neighbours = new Int32Array(4 * count).fill(-1);
  for (let place = 0; place < count; place++) {
    for (const side of directions) {
      neighbours[4 * place + side] = placeAt[stepTo(level, cells[place] ?? -1, side)] ?? -1;
    }
  }
  return { count, placeAt, neighbours };
}
