import type { Cell, Level } from '../level';
import { directions, stepTo } from '../simulation/network/directions';

/**
 * The connected floor around one cell. Its cells are numbered in the order of discovery, and these numbers are called
 * places.
 */
export interface RelaxedFloor {
  readonly count: number;
  /** The place of each cell of the grid, or -1 if it is not on this floor. 4 bytes a cell. */
  readonly placeAt: Int32Array;
  /** Four for each place, clockwise from north: the place on that side, or -1. */
  readonly neighbors: Int32Array;
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
  const neighbors = new Int32Array(4 * count).fill(-1);
  for (let place = 0; place < count; place++) {
    for (const side of directions) {
      neighbors[4 * place + side] = placeAt[stepTo(level, cells[place] ?? -1, side)] ?? -1;
    }
  }
  return { count, placeAt, neighbors };
}
