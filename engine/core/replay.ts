import type { SubmittedAction, TurnReducer, TurnView } from './contracts';
import { MalformedAction } from './malformed';

/** Identifies the game and level that a transcript belongs to. A game may add fields of its own. */
export interface TranscriptHeader {
  readonly format: string;
  readonly version: number;
  /** The version of the engine that recorded it. Never compared, because a newer engine has to play the same. */
  readonly engineVersion: string;
  readonly levelHash: string;
  readonly seed: number;
}

/** An accepted action. The hash is only given if a turn ended, and on the last action. */
export interface TranscriptAction extends SubmittedAction {
  /** The hash of the state after the action. */
  readonly stateHash?: string;
}

/** A header, with the actions played from the level that it names. */
export interface Transcript extends TranscriptHeader {
  /** The hash of the state before the first action. */
  readonly initialHash?: string;
  readonly actions: readonly TranscriptAction[];
}

/** The functions of a game that replaying needs besides its reducer. */
export interface ReplayContract<TState> {
  readonly hash: (state: TState) => string;
  /** Returns the turn of a state. */
  readonly turn: (state: TState) => number;
  /** Returns the reason why the action that led to this state was refused; `null` if it was accepted. */
  readonly refusal: (state: TState) => string | null;
}

/** The first part that differed. */
export type RecheckDifference = 'header' | 'initial-state' | 'malformed' | 'refused' | 'state' | 'game-over';

export type RecheckResult =
  | {
      readonly same: true;
      readonly actions: number;
      /** The turn in which play ended. */
      readonly turn: number;
      readonly status: TurnView['status'];
    }
  | {
      readonly same: false;
      readonly difference: RecheckDifference;
      /** The turn in which the action was taken; 0 for the header. */
      readonly turn: number;
      /** The index of the action; -1 if the difference is before the first one. */
      readonly action: number;
      readonly expected: string;
      readonly actual: string;
    };

/**
 * Plays a transcript again and compares the fields of its header with `expected`, and every state hash that it holds.
 * Stops at the first difference and returns it. An action that is refused, malformed or taken after the end of the game
 * is a difference too.
 */
export function recheckTranscript<TLevel, TState, TView extends TurnView>(
  reducer: TurnReducer<TLevel, TState, TView>,
  contract: ReplayContract<TState>,
  level: TLevel,
  transcript: Transcript,
  expected: Readonly<Record<string, string | number>>,
): RecheckResult {
  for (const [field, value] of Object.entries(expected)) {
    const found = (transcript as unknown as Readonly<Record<string, unknown>>)[field];
    if (found === value) continue;
    return differs('header', 0, -1, `${field} ${String(value)}`, `${field} ${String(found)}`);
  }
  let state = reducer.init(level, transcript.seed);
  const initial = mismatch(contract, state, transcript.initialHash);
  if (initial !== null)
    return differs('initial-state', contract.turn(state), -1, initial.expected, initial.actual);
  for (const [index, { stateHash, ...action }] of transcript.actions.entries()) {
    const turn = contract.turn(state);
    const { status } = reducer.view(state);
    if (status !== 'playing') return differs('game-over', turn, index, 'the end', action.id);
    try {
      state = reducer.apply(state, action);
    } catch (error) {
      if (!(error instanceof MalformedAction)) throw error;
      return differs('malformed', turn, index, 'an action', error.message);
    }
    const refusal = contract.refusal(state);
    if (refusal !== null) return differs('refused', turn, index, `${action.id} accepted`, refusal);
    const found = mismatch(contract, state, stateHash);
    if (found !== null) return differs('state', turn, index, found.expected, found.actual);
  }
  const { status } = reducer.view(state);
  return { same: true, actions: transcript.actions.length, turn: contract.turn(state), status };
}

/**
 * Plays actions and records them under a header. Throws if an action is refused, because a transcript only holds
 * accepted actions.
 */
export function recordTranscript<TLevel, TState, TView extends TurnView, THeader extends TranscriptHeader>(
  reducer: TurnReducer<TLevel, TState, TView>,
  contract: ReplayContract<TState>,
  level: TLevel,
  header: THeader,
  actions: readonly SubmittedAction[],
): THeader & Transcript {
  let state = reducer.init(level, header.seed);
  const initialHash = contract.hash(state);
  const recorded = actions.map((action, index): TranscriptAction => {
    const turn = contract.turn(state);
    state = reducer.apply(state, action);
    const refusal = contract.refusal(state);
    if (refusal !== null) throw new Error(`Action ${index} (${action.id}) is refused: ${refusal}.`);
    const hashed = contract.turn(state) !== turn || index === actions.length - 1;
    return hashed ? { ...action, stateHash: contract.hash(state) } : action;
  });
  return { ...header, initialHash, actions: recorded };
}

function mismatch<TState>(contract: ReplayContract<TState>, state: TState, expected: string | undefined) {
  if (expected === undefined) return null;
  const actual = contract.hash(state);
  return actual === expected ? null : { expected, actual };
}

function differs(
  difference: RecheckDifference,
  turn: number,
  action: number,
  expected: string,
  actual: string,
): RecheckResult {
  return { same: false, difference, turn, action, expected, actual };
}
