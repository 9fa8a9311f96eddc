import type { SubmittedAction, TurnView } from '../contracts';
import { enumerateActions, isEnumerable } from '../enumerate';
import type { Distance, SolverGame } from './contracts';

/** The distance that is used if no bound is known. */
export const NOTHING: Distance = { turns: 0, actions: 0 };

const DEFAULT_STATE_BYTES = 1000;

/** A game with defaults for the aids that it leaves out, and turns counted from the start. */
export interface SolverAids<TState> {
  readonly start: TState;
  readonly apply: (state: TState, action: SubmittedAction) => TState;
  readonly statusOf: (state: TState) => TurnView['status'];
  readonly actionsOf: (state: TState) => readonly SubmittedAction[];
  /** Returns false if a state has actions that `actionsOf` leaves out and that may lead further. */
  readonly hasAllActions: (state: TState) => boolean;
  readonly keyOf: (state: TState) => string | undefined;
  /** Turns ended since the start. */
  readonly turnsOf: (state: TState) => number;
  readonly boundOf: (state: TState) => Distance | null;
  readonly bytesOf: (state: TState) => number;
  /** Returns the doom of a state, or `null` if it is not known to be doomed. */
  readonly doomOf: (state: TState) => Doom | null;
}

/**
 * The fact that every line of play is lost, and, if the game reports it, the number of turns that end before the one in
 * which the last is lost.
 */
export interface Doom {
  readonly turns: number | undefined;
}

export function aidsOf<TLevel, TState, TView extends TurnView>(
  game: SolverGame<TLevel, TState, TView>,
  start: TState,
): SolverAids<TState> {
  const turnOf = game.turnOf ?? (() => 0);
  const startTurn = turnOf(start);
  return {
    start,
    apply: game.apply,
    statusOf: (state) => game.view(state).status,
    actionsOf: game.actionsOf ?? ((state) => enumerateActions(game.view(state))),
    hasAllActions: game.actionsOf === undefined ? (state) => isEnumerable(game.view(state)) : () => true,
    keyOf: game.keyOf ?? (() => undefined),
    turnsOf: (state) => turnOf(state) - startTurn,
    boundOf: game.boundOf ?? (() => NOTHING),
    bytesOf: game.bytesOf ?? (() => DEFAULT_STATE_BYTES),
    doomOf: (state) => {
      if (game.isDoomed?.(state) !== true) return null;
      return { turns: game.lostBy && game.lostBy(state) - turnOf(state) };
    },
  };
}
