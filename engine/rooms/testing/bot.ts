import type { SubmittedAction } from '../../core';
import { tileCodes, type Run } from '..';

/**
 * Returns the first step of a shortest way to the nearest wanted cell; `undefined` if the player is there or if there
 * is none.
 */
function stepTo({ floor, player }: Run, isWanted: (cell: number) => boolean): string | undefined {
  const ways = { north: -floor.width, east: 1, south: floor.width, west: -1 };
  const first = new Map<number, string | undefined>([[player.cell, undefined]]);
  for (const [cell, step] of first) {
    if (isWanted(cell)) return step;
    for (const [id, by] of Object.entries(ways))
      if (floor.tiles[cell + by] !== tileCodes.Wall && !first.has(cell + by))
        first.set(cell + by, step ?? id);
  }
  return undefined;
}

/** Chooses the next action of a bot that fights every enemy it meets, takes every pile, and descends. */
export function botAction(run: Run): SubmittedAction {
  if (run.enemies.length > 0) return { id: 'fight' };
  const piles = new Set(run.floor.rooms.flatMap(({ loot }) => loot));
  if (piles.has(run.player.cell)) return { id: 'pick_up' };
  const toPile = stepTo(run, (cell) => piles.has(cell));
  if (toPile !== undefined) return { id: toPile };
  return { id: stepTo(run, (cell) => run.floor.tiles[cell] === tileCodes.Stairs) ?? 'descend' };
}
