import { MalformedAction, type SubmittedAction } from '../core';
import { gameHash } from './replay';
import { verdictOf } from './timeline';
import type { LixEvent, LixGame, PlayerState, Verdict } from './terms';

/** A line of a trace: the game after an update, and its events. */
export interface LixTraceLine {
  readonly update: number;
  readonly status: Verdict['status'];
  readonly exits: 'open' | 'closed';
  readonly overtimeLeft: number;
  readonly overtimeSince: number | null;
  readonly players: readonly (PlayerState & { readonly id: string })[];
  /** Players are named by their ids. */
  readonly events: readonly (Omit<LixEvent, 'player'> & { readonly player?: string })[];
  readonly hash: string;
}

/** Describes a game in one line of a trace; `JSON.stringify` of it is the line. */
export function lixTraceLine(game: LixGame): LixTraceLine {
  const { scenario, update, players, overtimeLeft, overtimeSince, endNuke, events } = game;
  const idOf = (player: number): string => scenario.players[player]?.id ?? '';
  return {
    update,
    status: verdictOf(game).status,
    exits: endNuke === null ? 'open' : 'closed',
    overtimeLeft,
    overtimeSince,
    players: players.map((player, index) => ({ id: idOf(index), ...player })),
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
  if (typeof plain === 'object' && plain !== null && 'id' in plain && typeof plain.id === 'string') {
    const { id } = plain;
    const seat = 'seat' in plain && typeof plain.seat === 'string' ? { seat: plain.seat } : {};
    const index = 'index' in plain && typeof plain.index === 'number' ? { index: plain.index } : {};
    return { id, ...seat, ...index };
  }
  throw new MalformedAction(`Expected an action but found ${JSON.stringify(plain)}.`);
}
