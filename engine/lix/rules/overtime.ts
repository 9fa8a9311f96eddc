import type { LixGame, PlayerState } from '../terms';
import { emptyHatch, loseControl } from './control';
import { eachPlayer, isFinished, type Draft } from './draft';

/**
 * The end-of-overtime nuke: for all players, once somebody has saved a lix and no overtime is left, whether it was used
 * up or there was none. Hatches are emptied, all lose control, exits close; lix explode, see explode.ts.
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

/** Whether the end-of-overtime nuke comes. */
export function isEndDue({
  players,
  overtimeLeft,
  endNuke,
}: Pick<LixGame, 'players' | 'overtimeLeft' | 'endNuke'>): boolean {
  return endNuke === null && overtimeLeft === 0 && players.some(({ saved }) => saved > 0);
}

/** Running overtime drops. Else it starts where somebody has saved a lix and can have no effect any more; its first drop is in the next update. */
export function runOvertime(draft: Draft): void {
  if (draft.overtimeLeft === 0) return;
  if (draft.overtimeSince !== null) {
    draft.overtimeLeft--;
    return;
  }
  const player = draft.players.findIndex((state) => state.saved > 0 && isWithoutEffect(state));
  if (player < 0) return;
  draft.overtimeSince = draft.update;
  draft.events.push({ event: 'overtime_started', player, left: draft.overtimeLeft });
}

/** Whether nothing that a player could do changes the game: without control, or without lix, as an exploder-nuke leaves one. */
export function isWithoutEffect(state: PlayerState): boolean {
  return state.lostControl !== null || isFinished(state);
}
