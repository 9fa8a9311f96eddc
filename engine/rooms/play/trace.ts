import type { SubmittedAction } from '../../core';
import { fittedAction } from '../../shape';
import { runReplay } from './replay';
import type { Outcome, Run, RunRefusal } from './state';
import { runActionShape } from './transcript-shape';
import { viewOf, type RunView } from './view';

/** A line of a trace: the state after an action, and its events. */
export interface RunTraceLine extends Omit<RunView, 'actions' | 'hud' | 'status'> {
  readonly turn: number;
  readonly plan: string;
  readonly gameOver: { readonly outcome: Outcome } | null;
  readonly refused: RunRefusal | null;
  readonly hash: string;
}

/** Describes a run in one line of a trace; `JSON.stringify` of it is the line. */
export function runTraceLine(run: Run): RunTraceLine {
  const { floor, position, health, room, enemies, bag, events } = viewOf(run);
  const { turn, gameOver, refused } = run;
  const plan = run.floor.plan;
  return {
    turn,
    floor,
    plan,
    position,
    health,
    room,
    enemies,
    bag,
    events,
    gameOver,
    refused,
    hash: runReplay.hash(run),
  };
}

/**
 * Reads an action as a person writes it: `"north"`, or `{"id": "north"}`. Throws a `MalformedAction` if it is not an
 * action.
 */
export function runActionFrom(plain: unknown): SubmittedAction {
  if (typeof plain === 'string') return { id: plain };
  const { id } = fittedAction(runActionShape, plain);
  return { id };
}
