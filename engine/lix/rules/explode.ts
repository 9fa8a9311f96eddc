import type { ExplosionCause, LixGame, PlayerState } from '../terms';
import { change, eachPlayer, stateOf, type Draft } from './draft';

/**
 * Makes the first lix in spawn order of each nuked player explode: one per update, even if both the player's own
 * exploder-nuke and the end-of-overtime nuke apply.
 */
export function explodeNuked(draft: Draft): void {
  eachPlayer(draft, (player, state) => {
    const first = state.alive[0];
    if (first !== undefined && isNuked(draft, state)) explode(draft, player, first, 'nuke');
  });
}

/** Returns true if a player's lix explode, as long as there are any. */
export function isNuked(
  { scenario, endNuke }: Pick<LixGame, 'scenario' | 'endNuke'>,
  { nuked }: PlayerState,
): boolean {
  return endNuke !== null || (nuked !== null && scenario.nuke === 'Exploder');
}

/** Explodes a lix, which removes it from the game. */
export function explode(draft: Draft, player: number, lix: number, by: ExplosionCause): void {
  const { alive, exploded } = stateOf(draft, player);
  change(draft, player, { alive: alive.filter((each) => each !== lix), exploded: exploded + 1 });
  draft.events.push({ event: 'exploded', player, lix, by });
}
