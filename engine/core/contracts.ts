/**
 * One thing that a player can do, by its id. What it needs beyond the id is told by `ActionDefinition.params`; what a
 * game does not need is left out, so that the log of a one-board game stays short.
 */
export interface SubmittedAction {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly index?: number;
  /** Which board is meant, where a game has more than one. */
  readonly boardId?: string;
  /** Which zone is meant, for actions with an index into one. */
  readonly zoneId?: string;
  /** Who acts, where a game has more than one seat. */
  readonly seat?: string;
}

/** What a game offers now. */
export interface ActionDefinition {
  readonly id: string;
  /** What has to be submitted beside the id: nothing, a board target, or an index. */
  readonly params: 'none' | 'xy' | 'index';
  readonly text?: string;
  /** With `index`: the indexes that make sense now. Without it those of `hud.items` do. */
  readonly indexes?: readonly number[];
}

/** An entry of the display that is chosen by its number. */
export interface IndexedEntry {
  readonly index: number;
}

/** Where on a board an action can go. */
export interface BoardTarget {
  readonly x: number;
  readonly y: number;
}

/** What games with a board add to their view. */
export interface GridView {
  /** For every action with a target that `actionTargeting` says nothing of. */
  readonly targetableCells?: readonly BoardTarget[];
  /** By action id. */
  readonly actionTargeting?: Readonly<Record<string, { readonly targetableCells: readonly BoardTarget[] }>>;
}

/** What a player may know of a state. */
export interface TurnView {
  readonly actions: readonly ActionDefinition[];
  /** Actions that are no move of the game itself, such as ending a turn. */
  readonly systemActions?: readonly ActionDefinition[];
  readonly status: 'playing' | 'won' | 'failed';
  readonly stars?: number;
  /** Whose turn it is; absent where there is one seat. */
  readonly activeSeat?: string;
  readonly hud: {
    readonly actionsUsed: number;
    readonly items?: readonly IndexedEntry[];
    readonly dialogueOptions?: readonly IndexedEntry[];
    readonly pois?: readonly IndexedEntry[];
  };
  /** Present only where the game has boards. */
  readonly grid?: GridView;
}

/**
 * A turn-based game: three pure functions. The same arguments always give the same answer; no state that was given or
 * returned is ever changed.
 */
export interface TurnReducer<TLevel, TState, TView extends TurnView = TurnView> {
  readonly init: (level: TLevel, seed: number) => TState;
  /** The state after an action. One that the rules refuse changes nothing; one that is malformed throws `MalformedAction`. */
  readonly apply: (state: TState, action: SubmittedAction) => TState;
  readonly view: (state: TState) => TView;
}
