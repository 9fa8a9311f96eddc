import type { Cell } from '../../../../../engine/reactor';
import { valueAt } from '../../../../../engine/shape';
import { isObject } from '../../../json/completion/proposal';
import type { Ground } from '../ground';
import { anchorOf, type Candidates, type Target } from '../target';

/** Two neighboring floor cells. */
export type Edge = readonly [Cell, Cell];

/** The narrow cells of each list of floor cells. Editing the terrain makes a new list. */
const narrow = new WeakMap<Int32Array, Int32Array>();

/**
 * Returns the floor cells that are as narrow as a door, in reading order. There are few of them even on a large map.
 */
export function narrowCells(ground: Ground): Int32Array {
  const { floor } = ground;
  let cells = narrow.get(floor);
  if (cells === undefined) narrow.set(floor, (cells = floor.filter((cell) => isNarrow(ground, cell))));
  return cells;
}

/** Returns true if a floor cell is as narrow as a door: it has walls on two opposite sides. */
function isNarrow(ground: Ground, cell: Cell): boolean {
  return isPassage(ground, cell, 1) || isPassage(ground, cell, ground.sketch.width);
}

/** Returns true if a cell lies between two walls for a way in a direction (1 across, the map's width down). */
function isPassage(ground: Ground, cell: Cell, step: number): boolean {
  const aside = step === 1 ? ground.sketch.width : 1;
  return isBlocked(ground, cell, aside) && isBlocked(ground, cell, -aside);
}

function isBlocked(ground: Ground, cell: Cell, step: number): boolean {
  const { width } = ground.sketch;
  const leaves = Math.abs(step) === 1 && Math.floor((cell + step) / width) !== Math.floor(cell / width);
  return leaves || cell + step < 0 || ground.isWall(cell + step);
}

/** Returns true if an edge lies in a doorway: one of its cells has walls on both sides of the way through. */
export function isDoorway(ground: Ground, [from, to]: Edge): boolean {
  const step = Math.abs(to - from);
  return isPassage(ground, from, step) || isPassage(ground, to, step);
}

/**
 * Returns the edges that a door can close: the edges next to its own cell, doorways first. For a door without a cell,
 * all doorways.
 */
export function doorEdges(target: Target): readonly Edge[] {
  const { ground, sketch } = target;
  const own = sketch.cellOf(target.owner['position']);
  if (own !== undefined && ground.isFloor(own)) {
    const edges = ground
      .beside(own)
      .filter((cell) => ground.isFloor(cell))
      .map((cell): Edge => [own, cell]);
    const inDoorway = edges.filter((edge) => isDoorway(ground, edge));
    return [...inDoorway, ...edges.filter((edge) => !inDoorway.includes(edge))];
  }
  const edges: Edge[] = [];
  for (const cell of ground.floor) {
    for (const next of [cell + 1, cell + sketch.width]) {
      const isBeside = next % sketch.width !== 0 || next !== cell + 1;
      if (isBeside && ground.isFloor(next) && isDoorway(ground, [cell, next])) edges.push([cell, next]);
    }
  }
  return edges;
}

/** Cells of the edge of a door: the neighbors of the other cell, or the own cell of the door and its neighbors. */
export const doorEdgeCells: Candidates = (target) => {
  const { ground, sketch, path } = target;
  const floor = (cells: readonly Cell[]) => cells.filter((cell) => ground.isFloor(cell));
  const other = sketch.cellOf(valueBeside(target));
  if (other !== undefined) {
    const cells = floor(ground.beside(other));
    const inDoorway = cells.filter((cell) => isDoorway(ground, [other, cell]));
    return [{ cells: inDoorway, note: 'doorway' }, { cells }];
  }
  const own = anchorOf({ ...target, path: path.slice(0, 2), owner: doorOf(target) });
  return [{ cells: floor([own]) }, { cells: floor(ground.beside(own)) }];
};

function valueBeside({ root, path }: Target) {
  return valueAt(root, [...path.slice(0, -1), path.at(-1) === 0 ? 1 : 0]);
}

/** The door as it is written. */
function doorOf({ root, path }: Target) {
  const door = valueAt(root, path.slice(0, 2));
  return isObject(door) ? door : {};
}
