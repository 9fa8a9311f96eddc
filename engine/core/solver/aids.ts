import type { SubmittedAction, TurnView } from '../contracts';
import { enumerateActions } from '../enumerate';
import type { Distance, SolverGame } from './contracts';

/** Where no bound is known. */
export const NOTHING: Distance = { turns: 0, actions: 0 };

const DEFAULT_STATE_BYTES = 1000;

/** A game with something in the place of each aid that it leaves out, and turns counted from a start. */
export interface SolverAids<TState> {
  readonly start: TState;
  readonly apply: (state: TState, action: SubmittedAction) => TState;
  readonly statusOf: (state: TState) => TurnView['status'];
  readonly actionsOf: (state: TState) => readonly SubmittedAction[];
  readonly keyOf: (state: TState) => string | undefined;
  /** Turns ended since the start. */
  readonly turnsOf: (state: TState) => number;
  readonly boundOf: (state: TState) => Distance | null;
  readonly bytesOf: (state: TState) => number;
  /** Of a doomed state: how many turns end before the one in which the last line of play is lost, if that is known. */
  readonly doomOf: (state: TState) => Doom | null;
}

/** That every line of play is lost, and after how many more turns, if the game tells. */
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
