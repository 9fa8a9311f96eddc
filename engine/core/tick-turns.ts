import type { SubmittedAction, TurnReducer, TurnView } from './contracts';
import { looksLike, unseenDifference } from './look-alike';
import { MalformedAction } from './malformed';
import type { ReplayContract } from './replay';
import { inputsBySeat, type TickReducer, type TickView } from './tick';

/** The id of the action that ends a collection. Its `index` is the number of updates that follow, 1 by default. */
export const updateId = 'update';

/** A game by updates while inputs for its next one are collected. */
export interface Collecting<TState> {
  readonly game: TState;
  /** The inputs, at most one per seat. */
  readonly inputs: readonly SubmittedAction[];
  readonly refused: string | null;
}

/** The functions of a game by updates that replaying needs besides its reducer. */
export interface TickContract<TState> {
  readonly hash: (state: TState) => string;
  /** Throws a `MalformedAction` if the game does not know the input. */
  readonly assertInput: (input: SubmittedAction) => void;
  /** Returns the reason why an input that led to this state was refused; `null` if none was. */
  readonly refusal: (state: TState) => string | null;
}

/**
 * Wraps a game by updates as a game by turns, so that it can be recorded and replayed like any other. Inputs are
 * actions with their seat, and the action `update` makes them take effect. With an `index` it stands for that number of
 * updates, of which only the first has inputs.
 */
export function turnsOf<TLevel, TState, TView extends TickView>(
  reducer: TickReducer<TLevel, TState, TView>,
  { assertInput, refusal }: TickContract<TState>,
): TurnReducer<TLevel, Collecting<TState>> {
  return {
    init: (level, seed) => ({ game: reducer.init(level, seed), inputs: [], refused: null }),
    apply: (state, action) => {
      const { seats, status } = reducer.view(state.game);
      if (action.id === updateId) return run(state, updatesOf(action));
      if (action.seat === undefined || !seats.includes(action.seat))
        throw new MalformedAction(`${nobody(action, seats)} Write one of ${seats.map(quoted).join(', ')}.`);
      // now and not in the update, so that the fault is that of this action
      assertInput(action);
      if (status !== 'playing') return { ...state, refused: 'game-over' };
      if (state.inputs.some(({ seat }) => seat === action.seat))
        return { ...state, refused: 'given-already' };
      return { ...state, inputs: [...state.inputs, action], refused: null };
    },
    view: ({ game, inputs }) => viewOf(reducer.view(game), inputs),
  };

  function run({ game: before, inputs }: Collecting<TState>, updates: number): Collecting<TState> {
    let game = before;
    for (let done = 0; done < updates; done++) {
      const { seats, status } = reducer.view(game);
      if (status !== 'playing') return { game: before, inputs, refused: 'game-over' };
      game = reducer.update(game, inputsBySeat(seats, done === 0 ? inputs : []));
      const refused = done === 0 ? refusal(game) : null;
      if (refused !== null) return { game, inputs: [], refused };
    }
    return { game, inputs: [], refused: null };
  }
}

/** Returns the contract for replaying the wrapped game. A turn is an update. */
export function tickReplayContract<TLevel, TState, TView extends TickView>(
  reducer: TickReducer<TLevel, TState, TView>,
  { hash }: TickContract<TState>,
): ReplayContract<Collecting<TState>> {
  return {
    hash: ({ game }) => hash(game),
    turn: ({ game }) => reducer.view(game).tick,
    refusal: ({ refused }) => refused,
  };
}

function updatesOf({ index = 1 }: SubmittedAction): number {
  if (Number.isSafeInteger(index) && index >= 1) return index;
  throw new MalformedAction(
    `The "index" of an update must be a whole number from 1 to ${Number.MAX_SAFE_INTEGER}, not ${index}.`,
    {
      path: ['index'],
    },
  );
}

function nobody({ id, seat }: SubmittedAction, seats: readonly string[]): string {
  if (seat === undefined) return `${quoted(id)} needs a "seat".`;
  const alike = seats.find((each) => looksLike(each, seat));
  const unseen = alike === undefined ? '' : ` Did you mean ${quoted(alike)}${unseenDifference(seat, alike)}?`;
  return `Unknown player ${quoted(seat)}.${unseen}`;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Offers the inputs of each seat that has not given one. To give none is to wait. */
function viewOf({ status, seats, offers }: TickView, inputs: readonly SubmittedAction[]): TurnView {
  const waiting = seats.filter((seat) => inputs.every((input) => input.seat !== seat));
  return {
    actions: waiting.flatMap((seat) => (offers[seat] ?? []).map((offer) => ({ ...offer, seat }))),
    systemActions: [{ id: updateId, params: 'none' }],
    status,
    hud: { actionsUsed: inputs.length },
  };
}
