import { valueAt } from '../../../../../engine/shape';
import { itemsOf } from '../../../json/completion/proposal';
import type { Candidates } from '../target';

/** Cells that can be added to the area of a reactor: next to the control, or next to the area. */
export const areaCells: Candidates = (target) => {
  const { root, sketch, ground, path, current } = target;
  const had = itemsOf(valueAt(root, path.slice(0, -1))).flatMap((position) => sketch.cellOf(position) ?? []);
  const control = sketch.cellOf(valueAt(root, [...path.slice(0, 2), 'position']));
  const fits = (cell: number): boolean => ground.isFloor(cell) && (cell === current || !had.includes(cell));
  const near = control === undefined ? [] : [control, ...ground.beside(control)];
  return [
    { cells: near.filter(fits), note: 'next to the control' },
    { cells: had.flatMap((cell) => ground.beside(cell)).filter(fits), note: 'next to the area' },
  ];
};
