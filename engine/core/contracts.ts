/**
 * One thing that a player can do, by its id. `ActionDefinition.params` says what it needs beyond the id. Fields that a
 * game does not need are left out, so that the log of a one-board game stays short.
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
  readonly text?: string;
  /** The currently valid indexes of an action with `index`; by default those of `hud.items`. */
  readonly indexes?: readonly number[];
}

/** An entry of the display that is chosen by its number. */
export interface IndexedEntry {
  readonly index: number;
}

/** A cell of a board that an action can target. */
export interface BoardTarget {
  readonly x: number;
  readonly y: number;
}

/** The fields that games with a board add to their view. */
export interface GridView {
  /** The targets of every action that is not in `actionTargeting`. */
  readonly targetableCells?: readonly BoardTarget[];
  /** The targets by action id. */
  readonly actionTargeting?: Readonly<Record<string, { readonly targetableCells: readonly BoardTarget[] }>>;
}

/** The part of a state that a player may know. */
export interface TurnView {
  readonly actions: readonly ActionDefinition[];
  /** Actions that are not moves of the game itself, such as ending a turn. */
  readonly systemActions?: readonly ActionDefinition[];
  readonly status: 'playing' | 'won' | 'failed';
  readonly stars?: number;
  /** The seat whose turn it is; absent in a game with one seat. */
  readonly activeSeat?: string;
  readonly hud: {
    readonly actionsUsed: number;
    readonly items?: readonly IndexedEntry[];
    readonly dialogueOptions?: readonly IndexedEntry[];
    readonly pois?: readonly IndexedEntry[];
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
