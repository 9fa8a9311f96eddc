/**
 * One thing that a player can do, by its id. `ActionDefinition.params` says what it needs beyond the id. Fields that a
 * game does not need are left out, so that the log of a one-board game stays short. A game ignores those that it does
 * not know.
 */
export interface SubmittedAction {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly index?: number;
  /** The id of the board, in a game with more than one. */
  readonly boardId?: string;
  /** The id of the zone, for actions with an index into a zone. */
  readonly zoneId?: string;
  /** The seat that acts, in a game with more than one. */
  readonly seat?: string;
}

/** An action that a game currently offers. */
export interface ActionDefinition {
  readonly id: string;
  /** The data to submit besides the id: none, a board target or an index. */
  readonly params: 'none' | 'xy' | 'index';
  /** The currently valid indexes of an action with `index`. Left out if the game cannot list them. */
  readonly indexes?: readonly number[];
  /** The seat that can submit it, in a game with more than one. */
  readonly seat?: string;
}

/** A cell of a board that an action can target. */
export interface BoardTarget {
  readonly x: number;
  readonly y: number;
}

/** The fields that games with a board add to their view. */
export interface GridView {
  /** The targets of the actions with `xy`. Left out if the game cannot list them. */
  readonly targetableCells?: readonly BoardTarget[];
}

/** The part of a state that a player may know. */
export interface TurnView {
  /**
   * Every action that `apply` accepts, except those that lead no further than the listed ones: an action that changes
   * nothing of use, or has the result of several listed ones.
   */
  readonly actions: readonly ActionDefinition[];
  /** Actions that are not moves of the game itself, such as ending a turn. */
  readonly systemActions?: readonly ActionDefinition[];
  readonly status: 'playing' | 'won' | 'failed';
  readonly hud: {
    /** The actions used in the current turn, each by its cost; 0 at the beginning of a turn. */
    readonly actionsUsed: number;
  };
  /** Present only if the game has boards. */
  readonly grid?: GridView;
}

/**
 * A turn-based game: three pure functions. The same arguments always give the same result, and a state that was passed
 * in or returned is never changed.
 */
export interface TurnReducer<TLevel, TState, TView extends TurnView = TurnView> {
  readonly init: (level: TLevel, seed: number) => TState;
  /**
   * Returns the state after an action. An action that the rules refuse changes nothing; a malformed one throws
   * `MalformedAction`.
   */
  readonly apply: (state: TState, action: SubmittedAction) => TState;
  readonly view: (state: TState) => TView;
}
