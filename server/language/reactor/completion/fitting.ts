import type { Path } from '../../../../engine/core';
import type { JsonObject } from '../../../../engine/json';
import type { Carrier, Cell } from '../../../../engine/reactor';
import type { LevelContext } from '../level';
import { groundOf } from './ground';
import { candidatesFor } from './positions';
import { canLeak } from './positions/leaks';
import { targetAt } from './target';

/**
 * Returns a function that is true for the cells that fit a position in an object: all cells that completion lists
 * there, except the ones that need a change elsewhere in the object. Linear in the cells.
 */
export function fittingCells(level: LevelContext, path: Path, owner: JsonObject): (cell: Cell) => boolean {
  const fitting = new Set<Cell>();
  for (const { cells, accepts, isAside } of candidatesFor(targetAt(level, path, owner, false))) {
    if (isAside === true) continue;
    for (const cell of cells) if (accepts?.(cell) !== false) fitting.add(cell);
  }
  return (cell) => fitting.has(cell);
}

/** Returns true if a carrier's network can leak at a cell. */
export function couldLeak(level: LevelContext, carrier: Carrier, cell: Cell): boolean {
  const ground = groundOf(level);
  return ground.has(carrier, cell) && canLeak(ground, carrier, cell);
}
