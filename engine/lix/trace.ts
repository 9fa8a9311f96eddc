import type { SubmittedAction } from '../core';
import { fittedAction } from '../shape';
import { gameHash } from './replay';
import { verdictOf } from './timeline';
import { lixActionShape } from './transcript-shape';
import type { LixEvent, LixGame, PlayerState, Verdict } from './terms';

/** A line of a trace: the game after an update or an action, and its events. */
export interface LixTraceLine {
  readonly update: number;
  readonly status: Verdict['status'];
  readonly exits: 'open' | 'closed';
  readonly overtimeLeft: number;
  readonly overtimeSince: number | null;
  readonly players: readonly (PlayerState & { readonly id: string })[];
  /** The reason why the action was refused, or the first input of the update; `null` if all were accepted. */
  readonly refused: string | null;
  /** The events of the update, in order; none after any other action. Players are named by their ids. */
  readonly events: readonly (Omit<LixEvent, 'player'> & { readonly player?: string })[];
  readonly hash: string;
}

/**
 * Describes a game in one line of a trace; `JSON.stringify` of it is the line. After an action that is not an update the
 * game is the same as before, and its events are left out.
 */
export function lixTraceLine(game: LixGame, refused: string | null, isUpdated: boolean): LixTraceLine {
  const { scenario, update, players, overtimeLeft, overtimeSince, endNuke } = game;
  const events = isUpdated ? game.events : [];
  const idOf = (player: number): string => scenario.players[player]?.id ?? '';
  return {
    update,
    status: verdictOf(game).status,
    exits: endNuke === null ? 'open' : 'closed',
    overtimeLeft,
    overtimeSince,
    players: players.map((player, index) => ({ id: idOf(index), ...player })),
    refused,
    events: events.map((event) => ('player' in event ? { ...event, player: idOf(event.player) } : event)),
    hash: gameHash(game),
  };
}

/**
 * Reads an action as a person writes it: `"update"`, or an object with its `id`, `seat` and `index`. Throws a
 * `MalformedAction` if it is not an action.
 */
export function lixActionFrom(plain: unknown): SubmittedAction {
  if (typeof plain === 'string') return { id: plain };
  const { id, seat, index } = fittedAction(lixActionShape, plain);
  return { id, ...(seat === undefined ? {} : { seat }), ...(index === undefined ? {} : { index }) };
}
