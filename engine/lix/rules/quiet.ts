import type { LixGame } from '../terms';
import { isNuked } from './explode';
import { isEndDue } from './overtime';
import { isAtExit, isSpawnDue } from './walk';

/**
 * Returns true if nothing happens in the next update as long as all players wait. Most updates of a long game are like
 * this.
 */
export function isQuiet(game: LixGame): boolean {
  if (isEndDue(game)) return false;
  const { scenario, players, endNuke } = game;
  const update = game.update + 1;
  return players.every((state, player) => {
    const owner = scenario.players[player];
    if (owner === undefined || isSpawnDue(owner, state, update)) return false;
    if (state.alive.length === 0) return true;
    return !isNuked(game, state) && !(endNuke === null && isAtExit(owner, state, update));
  });
}

/**
 * Returns the game after such an update. If overtime did not start before, it does not start now, because no player has
 * changed.
 */
export function quietly({
  scenario,
  update,
  players,
  overtimeLeft,
  overtimeSince,
  endNuke,
  over,
}: LixGame): LixGame {
  const isRunning = overtimeSince !== null && overtimeLeft > 0;
  // member by member: a spread takes ten times as long, and there are many of these updates
  return {
    scenario,
    update: update + 1,
    players,
    overtimeLeft: isRunning ? overtimeLeft - 1 : overtimeLeft,
    overtimeSince,
    endNuke,
    over,
    events: nothing,
  };
}

const nothing: LixGame['events'] = [];
