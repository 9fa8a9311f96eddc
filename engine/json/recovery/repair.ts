import { isSpace } from '../characters';
import { rehearse } from './rehearse';
import type { State } from '../states';
import type { Bracket, Span, SyntaxFaultKind } from '../types';

/** The state of reading at a token that does not fit. */
export interface Situation {
  readonly text: string;
  /** The token that does not fit. */
  readonly at: number;
  readonly code: number;
  readonly state: State;
  /** The end of the last token before it. */
  readonly last: number;
  /** The open containers, outermost first: true for an object. */
  readonly objects: readonly boolean[];
  /** The start of the last token if it is a string and a value; else -1. */
  readonly stringStart: number;
  /** The same for a number or one of the three words. */
  readonly wordStart: number;
  /** The start of the key that waits for its value, or -1. */
  readonly keyStart: number;
  /** True if the innermost container already holds something that an array could be put around. */
  readonly hasChild: boolean;
}

/** The words about a fault: its message, by default that of its kind, and its bracket. */
export interface FaultWords {
  readonly message?: string;
  readonly bracket?: Bracket;
}

/**
 * One way to continue reading: the fault in this view, and the text that is assumed in its place. Applied in field
 * order.
 */
export interface Repair extends Span, FaultWords {
  readonly kind: SyntaxFaultKind;
  /** The last string was not a value but broken text: it counts as unread and ends here. */
  readonly blank?: Span;
  /** The last string was not a value but a key: it is removed. */
  readonly undo?: boolean;
  /** The waiting key, if any, cannot be relied on. */
  readonly dropKey?: boolean;
  /** The place of an unread value. */
  readonly fill?: Span;
  /** The number of containers that end without their brackets. */
  readonly pops?: number;
  /** The last member's value was the first element of an array whose bracket is missing. */
  readonly wrap?: boolean;
  /** A container begins here whose bracket is missing. */
  readonly opens?: 'array' | 'object';
  /** The bracket just before `resume` closes the innermost container. */
  readonly closes?: boolean;
  readonly resume: number;
  readonly state: State;
}

/** The maximum depth of nested containers that are read. */
export const DEEPEST = 100;

/** The distance that a choice between repairs looks ahead, in UTF-16 units. */
export const OUTLOOK = 16_384;

export interface Choice {
  readonly repair: Repair;
  /** The place from which on no text influenced the choice. */
  readonly horizon: number;
  /** True if everything after the repair fits. */
  readonly complete: boolean;
}

/**
 * Returns the repair after which the text reads farthest without another fault, if `weigh` is set; the first of equal
 * ones.
 */
export function choose(situation: Situation, all: readonly Repair[], weigh: boolean): Choice {
  const { text, at } = situation;
  const repairs = all.filter((repair) => fitsDepth(situation, repair));
  let [best] = repairs;
  if (!best) throw new Error('There is always a way to read on.');
  let horizon = Math.max(at + 1, ...repairs.map((repair) => Math.max(repair.end, repair.resume) + 1));
  if (repairs.length === 1 || !weigh) return { repair: best, horizon, complete: false };
  let farthest = -1;
  for (const repair of repairs) {
    const run = rehearse(text, repair.resume, repair.state, containersAfter(situation, repair), at + OUTLOOK);
    horizon = Math.max(horizon, run.horizon);
    if (run.reached > farthest) {
      farthest = run.reached;
      best = repair;
    }
  }
  return { repair: best, horizon, complete: farthest > text.length };
}

/** Returns false if the repair would infer a container at a depth at which none can be read. */
function fitsDepth({ objects }: Situation, { opens, wrap, pops }: Repair): boolean {
  return (opens === undefined && !wrap) || objects.length - (pops ?? 0) < DEEPEST;
}

function containersAfter({ objects }: Situation, repair: Repair): boolean[] {
  const after = objects.slice(0, objects.length - (repair.pops ?? 0));
  if (repair.wrap) after.push(false);
  if (repair.opens) after.push(repair.opens === 'object');
  if (repair.closes) after.pop();
  return after;
}

/**
 * Returns the number of containers that must end for the innermost to be an object, or an array; -1 if there is none.
 */
export function popsTo(objects: readonly boolean[], object: boolean): number {
  const index = objects.lastIndexOf(object);
  return index < 0 ? -1 : objects.length - 1 - index;
}

/**
 * Returns the last character of the token that ends at `end`: the place of an issue about something missing after it.
 */
export function behind(end: number): Span {
  return { start: Math.max(0, end - 1), end };
}

/** Returns the end of the token before `at`. */
export function tokenEndBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}
