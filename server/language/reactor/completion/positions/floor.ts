import type { Cell } from '../../../../../engine/reactor';
import type { Candidates } from '../target';
import { freeIn } from './prop';

/** Any floor cell. */
export const floorCells: Candidates = ({ ground }) => [
  { cells: ground.floor, accepts: (cell) => ground.isFloor(cell) },
];

/** Floor cells without a prop, then floor cells with one. */
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

/** Floor cells. Cells with hazards come first. */
export const hazardousCells: Candidates = ({ sketch, ground }) => {
  const onFloor = sketch.hazards.flatMap(({ cell }) => cell ?? []).filter((cell) => ground.isFloor(cell));
  return [
    { cells: onFloor, note: 'hazard' },
    { cells: ground.floor, accepts: (cell) => ground.isFloor(cell) },
  ];
};
