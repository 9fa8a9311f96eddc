import type { ExplosionCause } from '../terms';
import { change, eachPlayer, stateOf, type Draft } from './draft';

/**
 * Of each player who is nuked the first lix in spawn order explodes: one an update, also where the player's own
 * exploder-nuke and the end-of-overtime nuke both want it.
 */
export function explodeNuked(draft: Draft): void {
  eachPlayer(draft, (player, { nuked, alive: [first] }) => {
    const isNuked = draft.endNuke !== null || (nuked !== null && draft.scenario.nuke === 'Exploder');
    if (isNuked && first !== undefined) explode(draft, player, first, 'nuke');
  });
}

/** A lix is gone. */
export function explode(draft: Draft, player: number, lix: number, by: ExplosionCause): void {
  const { alive, exploded } = stateOf(draft, player);
  change(draft, player, { alive: alive.filter((each) => each !== lix), exploded: exploded + 1 });
  draft.events.push({ event: 'exploded', player, lix, by });
}
