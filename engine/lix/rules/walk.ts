import type { Player, PlayerState } from '../terms';
import { change, eachPlayer, type Draft } from './draft';

/** Returns the update in which a lix spawns, unless the hatch was emptied. */
export function spawnUpdate({ spawnInterval }: Player, lix: number): number {
  return 1 + (lix - 1) * spawnInterval;
}

/** Returns the update in which a lix is at the exit. */
export function exitUpdate(player: Player, lix: number): number {
  return spawnUpdate(player, lix) + player.updatesToExit;
}

/** Spawns the lix that are due. */
export function spawn(draft: Draft): void {
  eachPlayer(draft, (player, state) => {
    const owner = draft.scenario.players[player];
    if (owner === undefined || !isSpawnDue(owner, state, draft.update)) return;
    const { inHatch, spawned, alive } = state;
    const lix = spawned + 1;
    change(draft, player, { inHatch: inHatch - 1, spawned: lix, alive: [...alive, lix] });
    draft.events.push({ event: 'spawned', player, lix });
  });
}

/** Saves the lix that are at an exit, as long as it is open. All lix of one update count, regardless of their order. */
export function walk(draft: Draft): void {
  if (draft.endNuke !== null) return;
  eachPlayer(draft, (player, state) => {
    const { alive, saved } = state;
    const first = alive[0];
    const owner = draft.scenario.players[player];
    if (first === undefined || owner === undefined || !isAtExit(owner, state, draft.update)) return;
    change(draft, player, { alive: alive.slice(1), saved: saved + 1 });
    draft.events.push({ event: 'saved', player, lix: first });
  });
}

/** Returns true if a lix spawns in an update. */
export function isSpawnDue(owner: Player, { inHatch, spawned }: PlayerState, update: number): boolean {
  return inHatch > 0 && spawnUpdate(owner, spawned + 1) === update;
}

/**
 * Returns true if a lix is at the exit in an update. All lix walk alike and spawn one after the other, so none can be
 * there before the first.
 */
export function isAtExit(owner: Player, { alive }: PlayerState, update: number): boolean {
  const first = alive[0];
  return first !== undefined && exitUpdate(owner, first) === update;
}
