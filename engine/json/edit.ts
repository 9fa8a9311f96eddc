import type { KeyTable } from './keys';
import {
  END,
  IMPLIED,
  KEY_START,
  OBJECT,
  OPEN,
  SIZE,
  START,
  STRIDE,
  endOf,
  hasFlag,
  isContainer,
  kindOf,
  markDuplicates,
  nextOf,
  startOf,
  type NodeTable,
} from './nodes';
import { readAgain, type Reading } from './read';
import { MOST_WEIGHED, type Mark } from './recovery/recovery';
import { Followers, isEndUnseen, lastBefore } from './siblings';
import type { Span, TextEdit } from './types';

/** A reading after an edit, and the nodes that it shares with the reading before it. */
export interface EditedReading extends Reading {
  /** All nodes before this one are unchanged, except for the ends and sizes of those that contain the edit. */
  readonly firstNew: number;
  /** All nodes from this one on are unchanged, except for their offsets. */
  readonly firstKept: number;
}

/**
 * Reads a text again after one edit. It only reads within the innermost container that contains the edit and still
 * closes at the same place, and of that only the part between the children that the edit leaves unchanged. The result
 * outside of it is the same, unless a choice made before it looked into the edited text. `undefined` if the whole text
 * must be read.
 */
export function readEdit(
  before: Reading,
  edit: TextEdit,
  text: string,
  keys: KeyTable,
): EditedReading | undefined {
  const { table, marks } = before;
  const delta = edit.text.length - (edit.end - edit.start);
  if (before.tooDeep || !isEndUnseen(before, text.length - delta)) return undefined;
  const holders = containersAround(table, edit);
  const surroundings = holders.map((node) => kindOf(table, node) === OBJECT);
  for (let depth = holders.length - 1; depth >= 0; depth--) {
    const node = holders[depth] ?? 0;
    const start = startOf(table, node);
    const end = endOf(table, node);
    if (hasFlag(table, node, OPEN) || wasForeseen(marks, start, edit.start)) continue;
    const last = lastBefore(before, node, edit);
    const followers = new Followers(before, node, edit, text);
    const again = readAgain(text, keys, {
      table,
      node,
      surroundings: surroundings.slice(0, depth),
      last,
      followers,
      end: end + delta,
    });
    if (!again) continue;
    if (marks.length + again.marks.length > MOST_WEIGHED) return undefined;
    const from = last < 0 ? node + STRIDE : last;
    const [to, rest] = followers.isMet ? [followers.child, followers.place] : [nextOf(table, node), end];
    return {
      table: splice(table, holders.slice(0, depth + 1), { from, to, nodes: again.table, delta }),
      marks: [
        ...marks.filter(({ at }) => at <= start),
        ...again.marks,
        ...marks.filter(({ at }) => at >= rest).map((mark) => shift(mark, delta)),
      ],
      tooDeep: false,
      firstNew: from,
      firstKept: from + again.table.length,
    };
  }
  return undefined;
}

/** Returns the containers that contain all of `edit` between their brackets, outermost first. */
function containersAround(table: NodeTable, edit: Span): number[] {
  const holders: number[] = [];
  let node = 0;
  let end = table.length;
  while (node < end) {
    if (endOf(table, node) <= edit.end) {
      node = nextOf(table, node);
    } else if (
      startOf(table, node) < edit.start &&
      isContainer(table, node) &&
      !hasFlag(table, node, IMPLIED)
    ) {
      holders.push(node);
      end = nextOf(table, node);
      node += STRIDE;
    } else {
      break;
    }
  }
  return holders;
}

/** Returns true if a choice made before `start` looked at text from `edited` on. */
function wasForeseen(marks: readonly Mark[], start: number, edited: number): boolean {
  return marks.some(({ at, horizon }) => at <= start && horizon > edited);
}

/**
 * Returns the table with other nodes in the last of `holders`, which the others contain: `nodes` instead of those in
 * `[from, to)`.
 */
function splice(
  table: NodeTable,
  holders: readonly number[],
  { from, to, nodes, delta }: { from: number; to: number; nodes: NodeTable; delta: number },
): NodeTable {
  const growth = nodes.length - (to - from);
  const result = new Int32Array(table.length + growth);
  result.set(table.subarray(0, from));
  result.set(nodes, from);
  result.set(table.subarray(to), to + growth);
  for (const holder of holders) {
    result[holder + END] = endOf(table, holder) + delta;
    result[holder + SIZE] = (table[holder + SIZE] ?? 0) + growth / STRIDE;
  }
  if (delta !== 0) shiftNodes(result, to + growth, delta);
  const innermost = holders[holders.length - 1] ?? 0;
  if (kindOf(table, innermost) === OBJECT) markDuplicates(result, innermost);
  return result;
}

function shiftNodes(table: NodeTable, from: number, delta: number): void {
  for (let node = from; node < table.length; node += STRIDE) {
    const key = table[node + KEY_START] ?? -1;
    if (key >= 0) table[node + KEY_START] = key + delta;
    table[node + START] = (table[node + START] ?? 0) + delta;
    table[node + END] = (table[node + END] ?? 0) + delta;
  }
}

function shift({ fault, at, horizon }: Mark, delta: number): Mark {
  const moved = { ...fault, start: fault.start + delta, end: fault.end + delta };
  return { fault: moved, at: at + delta, horizon: horizon + delta };
}
