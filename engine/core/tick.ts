import type { ActionDefinition, SubmittedAction, TurnView } from './contracts';

/** The id of the input that stands for no input of a seat. */
export const waitInputId = 'wait';

/** The visible part of a state of a game that runs by updates. */
export interface TickView {
  /** The number of past updates. The next update has the number `tick + 1`. */
  readonly tick: number;
  readonly status: TurnView['status'];
  /** The seats that play, in the order in which their inputs take effect. */
  readonly seats: readonly string[];
  /** The inputs that each seat can submit for the next update, besides waiting. */
  readonly offers: Readonly<Record<string, readonly ActionDefinition[]>>;
}

/**
 * A game that runs by updates, with or without input: three pure functions. The time of an update is decided elsewhere.
 * Input that is collected between updates n and n + 1 takes effect at the beginning of update n + 1. The same arguments
 * always give the same result, and a state that was passed in or returned is never changed.
 */
export interface TickReducer<TLevel, TState, TView extends TickView = TickView> {
  readonly init: (level: TLevel, seed: number) => TState;
  /**
   * Returns the state after the next update. `inputs` has one input per seat, in the order of the seats, as returned by
   * `collect`. An input that the rules refuse counts as waiting; a malformed one throws `MalformedAction`.
   */
  readonly update: (state: TState, inputs: readonly SubmittedAction[]) => TState;
  readonly view: (state: TState) => TView;
}

/**
 * Returns one input per seat, in the order of the seats. If there are several of one seat, the first counts; a seat
 * without an input waits.
 */
export function inputsBySeat(seats: readonly string[], given: readonly SubmittedAction[]): SubmittedAction[] {
  return seats.map((seat) => given.find((input) => input.seat === seat) ?? { id: waitInputId, seat });
}
