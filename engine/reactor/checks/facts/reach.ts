import { memoize } from '../../../core';
import { faulty } from '../../../shape';
import { type LevelFacts } from '../../level-facts';
import { PRESENT } from '../../cell-presence';
import { beside, isAcross, neighbor } from '../../topology/pieces';

const cache = new WeakMap<LevelFacts, Uint8Array | undefined>();

/**
 * Marks the floor cells that the robot can walk to with 1. Doors and hazards do not stop it. Returns `undefined` if the
 * terrain or the robot's position is faulty.
 */
export function reach(facts: LevelFacts): Uint8Array | undefined {
  if (!cache.has(facts)) cache.set(facts, walk(facts));
  return cache.get(facts);
}

function walk(facts: LevelFacts): Uint8Array | undefined {
  const { draft, layout } = facts;
  const { width, height } = layout;
  const { cells, whole } = layout.grids.terrain;
  const { robot } = draft;
  if (!cells || !whole || width === undefined || height === undefined) return undefined;
  if (robot === faulty || robot.position === faulty || facts.isBlamed(robot)) return undefined;
  const start = facts.cellOf(robot.position);
  if (start === undefined) return undefined;
  const meant = meantAsFloor(facts);
  if (meant.size > 0) return flood(cells, width, start, meant);
  return floodOnce(cells, width, start);
}

/** An edit elsewhere in the file changes neither the terrain nor the robot's position. */
const floodOnce = memoize((cells: Uint8Array, width: number, start: number) =>
  flood(cells, width, start, new Set()),
);

function flood(cells: Uint8Array, width: number, start: number, meant: ReadonlySet<number>): Uint8Array {
  const reached = new Uint8Array(cells.length);
  const queue = new Int32Array(cells.length);
  let filled = 1;
  queue[0] = start;
  reached[start] = 1;
  for (let next = 0; next < filled; next++) {
    const cell = queue[next] ?? 0;
    for (let side = 0; side < 4; side++) {
      const other = beside(cell, side, width);
      if (reached[other] !== 0 || (cells[other] !== PRESENT && !meant.has(other))) continue;
      if (isAcross(cell, other, side, width)) continue;
      reached[other] = 1;
      queue[filled++] = other;
    }
  }
  return reached;
}

/**
 * Finds the walls in which a prop or a door's edge was reported. Cells that such a wall cuts off are not reported too.
 */
function meantAsFloor(facts: LevelFacts): Set<number> {
  const meant = new Set<number>();
  for (const { draft, cell } of facts.props) {
    if (cell !== undefined && facts.isBlamed(draft)) meant.add(cell);
    if (
      draft.type !== 'Door' ||
      draft.edge === faulty ||
      !(facts.isBlamed(draft) || facts.isBlamed(draft.edge))
    ) {
      continue;
    }
    for (const position of draft.edge) {
      const end = position === faulty ? undefined : facts.cellOf(position);
      if (end !== undefined) meant.add(end);
    }
  }
  return meant;
}

/** Returns true if the robot can walk to the cell or to one of its neighbors. */
export function reachesBeside(facts: LevelFacts, reached: Uint8Array, cell: number): boolean {
  const width = facts.layout.width ?? 1;
  if (reached[cell] === 1) return true;
  for (let side = 0; side < 4; side++) {
    const other = neighbor(cell, side, width, reached.length);
    if (other >= 0 && reached[other] === 1) return true;
  }
  return false;
}
