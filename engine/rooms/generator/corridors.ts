import type { Random } from '../../core';
import { tileCodes } from '../glyphs';
import type { Placed, Plot } from './plot';
import { generatorRules } from './rules';
import type { DoorSpot } from './variants';

/**
 * Joins each room to the one before it, then a few more pairs. Returns the lengths of the corridors, or `undefined` if
 * two rooms could not be joined; then no corridor was dug between them.
 */
export function joinAll(plot: Plot, chance: Random): number[] | undefined {
  const { placed } = plot;
  const lengths: number[] = [];
  for (let index = 1; index < placed.length; index++) {
    const length = join(plot, placed[index - 1], placed[index], nearestDoors);
    if (length === undefined) return undefined;
    lengths.push(length);
  }
  if (placed.length < 3) return lengths;
  for (let extra = 0; extra < generatorRules.extraCorridors; extra++) {
    const from = chance.below(placed.length);
    const to = (from + 1 + chance.below(placed.length - 1)) % placed.length;
    const length = join(plot, placed[from], placed[to], (one, other) => anyDoors(one, other, chance));
    if (length !== undefined) lengths.push(length);
  }
  return lengths;
}

type Pair = readonly [DoorSpot, DoorSpot];

function join(
  plot: Plot,
  from: Placed | undefined,
  to: Placed | undefined,
  choose: (one: Placed, other: Placed) => Pair | undefined,
): number | undefined {
  const doors = from && to && choose(from, to);
  if (doors === undefined) return undefined;
  // one step outwards first: a door is in its room's wall, and a corridor along it would remove the whole wall
  const [start, end] = doors.map(({ x, y, dx, dy }) => ({ x: x + dx, y: y + dy }));
  if (start === undefined || end === undefined) return undefined;
  const cells =
    freeBend(plot, start, end, { x: end.x, y: start.y }) ??
    freeBend(plot, start, end, { x: start.x, y: end.y }) ??
    findPath(plot, cellOf(plot, start), cellOf(plot, end));
  if (cells === undefined) return undefined;
  for (const cell of cells) plot.tiles[cell] = tileCodes.Floor;
  return cells.length;
}

/** Returns the two doors that are nearest to each other; of several such pairs the first in reading order. */
function nearestDoors(one: Placed, other: Placed): Pair | undefined {
  let best: Pair | undefined;
  let least = Infinity;
  for (const from of one.doors) {
    for (const to of other.doors) {
      const apart = Math.abs(from.x - to.x) + Math.abs(from.y - to.y);
      if (apart >= least) continue;
      least = apart;
      best = [from, to];
    }
  }
  return best;
}

function anyDoors(one: Placed, other: Placed, chance: Random): Pair | undefined {
  if (one.doors.length === 0 || other.doors.length === 0) return undefined;
  const from = one.doors[chance.below(one.doors.length)];
  const to = other.doors[chance.below(other.doors.length)];
  return from && to && [from, to];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the cells of an L with this bend, if all of them are free. */
function freeBend(plot: Plot, start: Point, end: Point, bend: Point): number[] | undefined {
  const cells: number[] = [];
  let { x, y } = start;
  for (const goal of [bend, end]) {
    for (;;) {
      const cell = cellOf(plot, { x, y });
      if (plot.taken[cell] !== 0) return undefined;
      if (cells.at(-1) !== cell) cells.push(cell);
      if (x === goal.x && y === goal.y) break;
      x += Math.sign(goal.x - x);
      y += Math.sign(goal.y - y);
    }
  }
  return cells;
}

/**
 * Finds a shortest way through free cells. Cells of rooms are not searched, so that their walls stay unchanged. Of
 * equally short ways it returns the one found first, in the order up, left, right, down.
 */
function findPath({ taken, width }: Plot, start: number, end: number): number[] | undefined {
  if (taken[start] !== 0 || taken[end] !== 0) return undefined;
  // searched from the end, so that following `next` leads from the start to it; 0 for unvisited cells, else a cell plus
  // 1
  const next = new Int32Array(taken.length);
  const queue = new Int32Array(taken.length);
  const around = [-width, -1, 1, width] as const;
  next[end] = end + 1;
  queue[0] = end;
  let tail = 1;
  for (let head = 0; next[start] === 0; head++) {
    if (head === tail) return undefined;
    const cell = queue[head] ?? 0;
    // the outermost cells are taken, so that a neighbor is always a cell of the floor, even at the ends of a row
    for (const by of around) {
      const other = cell + by;
      if (next[other] !== 0 || taken[other] !== 0) continue;
      next[other] = cell + 1;
      queue[tail++] = other;
    }
  }
  const cells = [start];
  for (let cell = start; cell !== end;) {
    cell = (next[cell] ?? end + 1) - 1;
    cells.push(cell);
  }
  return cells;
}

function cellOf({ width }: Plot, { x, y }: Point): number {
  return y * width + x;
}
