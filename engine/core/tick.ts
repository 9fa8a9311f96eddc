import type { ActionDefinition, SubmittedAction, TurnView } from './contracts';

/** The id of the input of a seat that gave none. */
export const waitId = 'wait';

/** What may be known of a state of a game that runs by updates. */
export interface TickView {
  /** How many updates have been; the next one is number `tick + 1`. */
  readonly tick: number;
  readonly status: TurnView['status'];
  /** Who plays, in the order in which their inputs take effect. */
  readonly seats: readonly string[];
  /** What each seat may give to the next update, beside waiting. */
  readonly offers: Readonly<Record<string, readonly ActionDefinition[]>>;
}

/**
 * A game that runs by updates whether anybody does something or not: three pure functions. When an update is due is not
 * its business. Input that is collected between updates n and n + 1 takes effect at the beginning of update n + 1.
 * The same arguments always give the same answer; no state that was given or returned is ever changed.
 */
export interface TickReducer<TLevel, TState, TView extends TickView = TickView> {
  readonly init: (level: TLevel, seed: number) => TState;
  /**
   * The state after the next update. `inputs` has one input of each seat, in the order of the seats, as `collect` makes
   * them. One that the rules refuse is a wait; one that is malformed throws `MalformedAction`.
   */
  readonly update: (state: TState, inputs: readonly SubmittedAction[]) => TState;
  readonly view: (state: TState) => TView;
}

/** One input of each seat, in the order of the seats: of several of one seat the first; who gave none waits. */
export function collect(seats: readonly string[], given: readonly SubmittedAction[]): SubmittedAction[] {
  return seats.map((seat) => given.find((input) => input.seat === seat) ?? { id: waitId, seat });
}
