import {
  activeSeat,
  createTurnOrder,
  MalformedAction,
  type SubmittedAction,
  type TurnOrderState,
  type TurnReducer,
  type TurnView,
} from '..';
import { isMove, settle, type Duelist, type Move, type PendingMove } from './duel-exchange';

/** The values with which each of the two seats begins. */
export type DuelLevel = Duelist;

/** The submission of a seat in a collection: a move, or to wait. */
export type Intent = Move | 'wait';

export interface Duel {
  readonly order: TurnOrderState;
  readonly duelists: Readonly<Record<string, Duelist>>;
  /** The submissions of this collection so far. Hidden from all seats until the collection closes. */
  readonly intents: Readonly<Record<string, Intent>>;
  /** The moves of the current exchange, visible to both seats, the newest last. None of them has taken effect yet. */
  readonly pending: readonly PendingMove[];
  /** The results of the last exchange, in the order in which they were settled. */
  readonly settled: readonly string[];
  readonly refused: 'game-over' | 'submitted-already' | 'illegal' | null;
}

export interface DuelView extends TurnView {
  readonly participation: { readonly mode: 'sequential'; readonly activeSeat: string };
  readonly duelists: Readonly<Record<string, Duelist>>;
  readonly pending: readonly PendingMove[];
  /** The submission of this seat in this collection. */
  readonly submitted: Intent | null;
}

/**
 * A sequential game for two seats: one attacks, the other may block or counter, which may be countered in turn. Every
 * turn collects one intent from each seat, in any order. `close` ends a collection; a seat without an intent waits. An
 * action without a seat belongs to the active seat, so that a single player can play that seat alone.
 */
export const duel: TurnReducer<DuelLevel, Duel, DuelView> = {
  init: (level) => ({
    order: createTurnOrder(['ann', 'bob']),
    duelists: { ann: level, bob: level },
    intents: {},
    pending: [],
    settled: [],
    refused: null,
  }),
  apply: (state, action) => {
    if (action.id === 'close') {
      if (action.seat !== undefined) throw new MalformedAction('no seat closes a collection');
      return isOver(state) ? { ...state, refused: 'game-over' } : collect(state);
    }
    const { seat, intent } = submissionOf(state, action);
    if (isOver(state)) return { ...state, refused: 'game-over' };
    if (state.intents[seat] !== undefined) return { ...state, refused: 'submitted-already' };
    if (!legalIntents(state, seat).includes(intent)) return { ...state, refused: 'illegal' };
    const submitted: Duel = { ...state, intents: { ...state.intents, [seat]: intent }, refused: null };
    const isComplete = state.order.seats.every((each) => submitted.intents[each] !== undefined);
    return isComplete ? collect(submitted) : submitted;
  },
  view: (state) => ({
    ...viewFor(state, activeSeat(state.order)),
    systemActions: [{ id: 'close', params: 'none' }],
  }),
};

/** Returns what one seat may know of a state, and the actions that it can submit. */
export function viewFor(state: Duel, seat: string): DuelView {
  const { order, duelists, pending } = state;
  const submitted = state.intents[seat] ?? null;
  const over = order.seats.includes(seat) ? 'won' : 'failed';
  return {
    actions: submitted === null ? legalIntents(state, seat).map((id) => ({ id, params: 'none' })) : [],
    status: isOver(state) ? over : 'playing',
    hud: { actionsUsed: pending.length },
    participation: { mode: 'sequential', activeSeat: activeSeat(order) },
    duelists,
    pending,
    submitted,
  };
}

/**
 * Returns the moves that a seat may submit: to wait, always; an attack if it is the active seat and nothing is pending;
 * or an answer to the newest pending move of the other seat.
 */
export function legalIntents({ order, duelists, pending }: Duel, seat: string): Intent[] {
  const newest = pending.at(-1);
  if (newest === undefined) return seat === activeSeat(order) ? ['wait', 'attack'] : ['wait'];
  if (newest.seat === seat) return ['wait'];
  const { blocks = 0, counters = 0 } = duelists[seat] ?? {};
  const intents: Intent[] = ['wait'];
  if (blocks > 0 && newest.move === 'attack') intents.push('block');
  if (counters > 0) intents.push('counter');
  return intents;
}

/**
 * Closes a collection. Moves become pending. If there is no move, the exchange is over: it is settled, and the turn
 * ends. That is the policy of this game: a turn is one exchange, or one collection in which the active seat waits.
 */
function collect(state: Duel): Duel {
  const { duelists, pending, order } = state;
  const moves = order.seats.flatMap((seat) => {
    const intent = state.intents[seat] ?? 'wait';
    return isMove(intent) ? [{ seat, move: intent }] : [];
  });
  const collected: Duel = { ...state, intents: {}, refused: null };
  if (moves.length === 0) return { ...collected, ...settle(order, duelists, pending), pending: [] };
  const spent = moves.map(({ seat, move }) => [seat, spend(duelists[seat], move)] as const);
  return {
    ...collected,
    duelists: { ...duelists, ...Object.fromEntries(spent) },
    pending: [...pending, ...moves],
  };
}

function spend(duelist: Duelist | undefined, move: Move): Duelist {
  const { hearts = 0, blocks = 0, counters = 0 } = duelist ?? {};
  return {
    hearts,
    blocks: blocks - (move === 'block' ? 1 : 0),
    counters: counters - (move === 'counter' ? 1 : 0),
  };
}

function submissionOf(state: Duel, action: SubmittedAction): { seat: string; intent: Intent } {
  const { id, seat = activeSeat(state.order) } = action;
  if (!Object.hasOwn(state.duelists, seat)) throw new MalformedAction(`no seat ${seat}`);
  if (id !== 'wait' && !isMove(id)) throw new MalformedAction(`no intent ${id}`);
  return { seat, intent: id };
}

function isOver({ order }: Duel): boolean {
  return order.seats.length === 1;
}
