import type { LossReason } from '../terms';
import { change, stateOf, type Draft } from './draft';

/** Takes control from a player who has it. A player never regains control. */
export function loseControl(draft: Draft, player: number, why: LossReason): void {
  if (stateOf(draft, player).lostControl !== null) return;
  change(draft, player, { lostControl: { why, update: draft.update } });
  draft.events.push({ event: 'control_lost', player, why });
}

/** Sets a player's number of lix in the hatch to zero. */
export function emptyHatch(draft: Draft, player: number): void {
  const { inHatch } = stateOf(draft, player);
  if (inHatch === 0) return;
  change(draft, player, { inHatch: 0 });
  draft.events.push({ event: 'hatch_emptied', player, lix: inHatch });
}
