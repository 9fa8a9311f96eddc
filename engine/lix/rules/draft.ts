import type { LixEvent, LixGame, PlayerState, Scenario } from '../terms';

/** A game in the middle of an update. Only the rules of that update change it. */
export interface Draft {
  readonly scenario: Scenario;
  readonly update: number;
  /** Each player is replaced when it changes, so that the previous state stays unchanged. */
  readonly players: PlayerState[];
  readonly events: LixEvent[];
  overtimeLeft: number;
  overtimeSince: number | null;
  endNuke: number | null;
}

/** Begins the next update of a game. */
export function draftOf({ scenario, update, players, overtimeLeft, overtimeSince, endNuke }: LixGame): Draft {
  return {
    scenario,
    update: update + 1,
    players: [...players],
    events: [],
    overtimeLeft,
    overtimeSince,
    endNuke,
  };
}

/** Calls a function for each player, in the order in which everything is processed. */
export function eachPlayer(draft: Draft, act: (player: number, state: PlayerState) => void): void {
  for (let player = 0; player < draft.players.length; player++) act(player, stateOf(draft, player));
}

/** Returns the state of a player after the rules applied so far. */
export function stateOf({ players }: Draft, player: number): PlayerState {
  const state = players[player];
  if (state === undefined) throw new Error(`There is no player ${player}.`);
  return state;
}

/** Changes a player. */
export function change(draft: Draft, player: number, what: Partial<PlayerState>): void {
  draft.players[player] = { ...stateOf(draft, player), ...what };
}

/** Returns true if none of a player's lix walks or is still to spawn. */
export function isFinished({ alive, inHatch }: Pick<PlayerState, 'alive' | 'inHatch'>): boolean {
  return alive.length === 0 && inHatch === 0;
}
