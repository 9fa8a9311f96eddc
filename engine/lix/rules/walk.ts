import type { Player } from '../terms';
import { change, eachPlayer, type Draft } from './draft';

/** The update in which a lix spawns, unless the hatch was emptied. */
export function spawnUpdate({ spawnInterval }: Player, lix: number): number {
  return 1 + (lix - 1) * spawnInterval;
}

/** The update in which it is at the exit. */
export function exitUpdate(player: Player, lix: number): number {
  return spawnUpdate(player, lix) + player.updatesToExit;
}

/** The hatches that have lix left let out those that are due. */
export function spawn(draft: Draft): void {
  eachPlayer(draft, (player, { inHatch, spawned, alive }) => {
    const lix = spawned + 1;
    const owner = draft.scenario.players[player];
    if (inHatch === 0 || owner === undefined || spawnUpdate(owner, lix) !== draft.update) return;
    change(draft, player, { inHatch: inHatch - 1, spawned: lix, alive: [...alive, lix] });
    draft.events.push({ event: 'spawned', player, lix });
  });
}

/** Lix that are at an exit are saved, as long as it is open. All of one update count, whoever was first. */
export function walk(draft: Draft): void {
  if (draft.endNuke !== null) return;
  eachPlayer(draft, (player, { alive, saved }) => {
    const [first, ...others] = alive;
    const owner = draft.scenario.players[player];
    if (first === undefined || owner === undefined) return;
    // all walk alike and spawn one after the other, so that no other lix is there before the first
    if (exitUpdate(owner, first) !== draft.update) return;
    change(draft, player, { alive: others, saved: saved + 1 });
    draft.events.push({ event: 'saved', player, lix: first });
  });
}
