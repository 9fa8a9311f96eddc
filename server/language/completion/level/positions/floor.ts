import type { Cell } from '../../../../../engine/reactor';
import type { Candidates } from '../target';
import { freeIn } from './prop';

/** Any floor cell. */
export const floorCells: Candidates = ({ ground }) => [{ cells: ground.floor }];

/** A floor cell without a prop, then those with one. */
export const freeFloorCells: Candidates = (target) => [
  { cells: target.ground.floor, accepts: freeIn(target) },
  { cells: target.ground.floor },
];

/** A floor cell that has no entry of hazards yet. */
export const hazardCells: Candidates = ({ sketch, ground, current }) => {
  const had = new Set<Cell>(sketch.hazards.flatMap(({ cell }) => cell ?? []));
  return [{ cells: ground.floor, accepts: (cell) => cell === current || !had.has(cell) }];
};

/** A floor cell, first those with hazards on them. */
export const hazardousCells: Candidates = ({ sketch, ground }) => [
  {
    cells: sketch.hazards.flatMap(({ cell }) => cell ?? []),
    accepts: (cell) => ground.isFloor(cell),
    note: 'hazard',
  },
  { cells: ground.floor },
];
