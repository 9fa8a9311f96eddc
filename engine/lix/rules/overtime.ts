import type { LixGame, PlayerState } from '../terms';
import { emptyHatch, loseControl } from './control';
import { eachPlayer, isFinished, type Draft } from './draft';

/**
 * The end-of-overtime nuke: for all players, once a player has saved a lix and no overtime is left, either because it
 * was used up or because there was none. Hatches are emptied, all players lose control, exits close, and lix explode
 * (see explode.ts).
 */
export function endOvertime(draft: Draft): void {
  if (!isEndDue(draft)) return;
  draft.endNuke = draft.update;
  draft.events.push({ event: 'end_of_overtime' }, { event: 'exits_closed' });
  eachPlayer(draft, (player) => {
    emptyHatch(draft, player);
    loseControl(draft, player, 'end-of-overtime');
  });
}

/** Returns true if the end-of-overtime nuke is due. */
export function isEndDue({
  players,
  overtimeLeft,
  endNuke,
}: Pick<LixGame, 'players' | 'overtimeLeft' | 'endNuke'>): boolean {
  return endNuke === null && overtimeLeft === 0 && players.some(({ saved }) => saved > 0);
}

/**
 * Decreases overtime while it runs. Otherwise starts it if a player who has saved a lix can have no effect any more;
 * its first decrease is in the next update.
 */
export function runOvertime(draft: Draft): void {
  if (draft.overtimeLeft === 0) return;
  if (draft.overtimeSince !== null) {
    draft.overtimeLeft--;
    return;
  }
  const player = draft.players.findIndex((state) => state.saved > 0 && cannotAct(state));
  if (player < 0) return;
  draft.overtimeSince = draft.update;
  draft.events.push({ event: 'overtime_started', player, left: draft.overtimeLeft });
}

/**
 * Returns true if a player can have no effect on the game any more: the player has no control, or no lix. An
 * exploder-nuke gets there by killing the lix, whether the player has skills or not.
 */
export function cannotAct(state: PlayerState): boolean {
  return state.lostControl !== null || isFinished(state);
}
