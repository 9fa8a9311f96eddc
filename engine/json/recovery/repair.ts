import { isSpace } from '../characters';
import { rehearse } from './rehearse';
import type { State } from '../states';
import type { Span, SyntaxFaultKind } from '../types';

/** Where reading stands when a token does not fit. */
export interface Situation {
  readonly text: string;
  /** The token that does not fit. */
  readonly at: number;
  readonly code: number;
  readonly state: State;
  /** The end of the last token before it. */
  readonly last: number;
  /** The containers that stand open, outermost first: whether each is an object. */
  readonly objects: readonly boolean[];
  /** Where the last token begins, if it is a string and a value; else -1. */
  readonly stringStart: number;
  /** The same for a number or one of the three words. */
  readonly wordStart: number;
  /** Where the key that waits for its value begins, or -1. */
  readonly keyStart: number;
  /** Whether the innermost container holds something already that an array could be put around. */
  readonly hasChild: boolean;
}

/** One way to read on: what is wrong in this view, and what is taken as if it stood there. Applied in field order. */
export interface Repair extends Span {
  readonly kind: SyntaxFaultKind;
  readonly message?: string;
  /** The last string was no value but broken text: it is unread, and ends here. */
  readonly blank?: Span;
  /** The last string was no value but a key: forget it. */
  readonly undo?: boolean;
  /** The key that waits, if any, cannot be relied on. */
  readonly dropKey?: boolean;
  /** An unread value stands here. */
  readonly fill?: Span;
  /** So many containers ended without their brackets. */
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

/** More containers than this inside each other are not read. */
export const DEEPEST = 100;

/** How far ahead a choice between repairs looks, in UTF-16 units. */
export const OUTLOOK = 16_384;

export interface Choice {
  readonly repair: Repair;
  /** Nothing from here on had a say in it. */
  readonly horizon: number;
  /** Whether everything behind the repair fits. */
  readonly complete: boolean;
}

/** The repair after which the text reads farthest without another fault, if that is weighed; the first of equals. */
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

/** No container is inferred where none could be read. */
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

/** How many containers must end so that the innermost is an object, or an array; -1 where none is. */
export function popsTo(objects: readonly boolean[], object: boolean): number {
  const index = objects.lastIndexOf(object);
  return index < 0 ? -1 : objects.length - 1 - index;
}

/** The last character of the token that ends at `end`: where an issue about something missing behind it sits. */
export function behind(end: number): Span {
  return { start: Math.max(0, end - 1), end };
}

/** The end of the token before `at`. */
export function tokenEndBefore(text: string, at: number): number {
  let end = at;
  while (end > 0 && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}
