import type { Cell } from '../../../../../engine/reactor';
import type { Candidates } from '../target';
import { freeIn } from './prop';

/** Any floor cell. */
export const floorCells: Candidates = ({ ground }) => [
  { cells: ground.floor, accepts: (cell) => ground.isFloor(cell) },
];

/** A floor cell without a prop, then those with one. */
export const freeFloorCells: Candidates = (target) => [
  { cells: target.ground.floor, accepts: freeIn(target) },
  { cells: target.ground.floor, accepts: (cell) => target.ground.isFloor(cell) },
];

/** Floor cells without an entry of hazards. */
export const hazardCells: Candidates = ({ sketch, ground, current }) => {
  const had = new Set<Cell>(sketch.hazards.flatMap(({ cell }) => cell ?? []));
  return [
    { cells: ground.floor, accepts: (cell) => ground.isFloor(cell) && (cell === current || !had.has(cell)) },
  ];
};

/** A floor cell, first those with hazards on them. */
export const hazardousCells: Candidates = ({ sketch, ground }) => {
  const onFloor = sketch.hazards.flatMap(({ cell }) => cell ?? []).filter((cell) => ground.isFloor(cell));
  return [
    { cells: onFloor, note: 'hazard' },
    { cells: ground.floor, accepts: (cell) => ground.isFloor(cell) },
  ];
};
