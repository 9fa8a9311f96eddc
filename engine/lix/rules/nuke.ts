import type { LixRefusal } from '../terms';
import { emptyHatch, loseControl } from './control';
import { change, stateOf, type Draft } from './draft';

/** Nukes for a player, at most once per game. The scenario decides whether it is an exploder-nuke or a concession. */
export function nuke(draft: Draft, player: number): LixRefusal | null {
  const { nuked, lostControl } = stateOf(draft, player);
  if (nuked !== null) return 'second-nuke';
  if (lostControl !== null) return 'no-control';
  const { nuke: kind } = draft.scenario;
  change(draft, player, { nuked: draft.update });
  draft.events.push({ event: 'nuked', player, kind });
  // from now on the player's lix explode (see explode.ts); the player keeps control
  if (kind === 'Exploder') emptyHatch(draft, player);
  // the hatch continues, and nothing explodes
  else loseControl(draft, player, 'conceded');
  return null;
}

/** Makes a player leave: a concession, whatever the kind of nuke, that does not count as a nuke. */
export function leave(draft: Draft, player: number): LixRefusal | null {
  change(draft, player, { left: draft.update });
  draft.events.push({ event: 'left', player });
  loseControl(draft, player, 'left');
  return null;
}
