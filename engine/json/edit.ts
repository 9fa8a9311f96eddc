import type { KeyTable } from './keys';
import {
  DUPLICATE,
  END,
  HEAD,
  IMPLIED,
  KEY_SHIFT,
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
  nextOf,
  startOf,
  type NodeTable,
} from './nodes';
import { readContainer, type Reading } from './read';
import { MOST_WEIGHED, type Mark } from './recovery';
import type { Span, TextEdit } from './types';

/** A reading after an edit, and which nodes are those of the reading before it. */
export interface EditedReading extends Reading {
  /** All nodes before this one are as they were, but for the ends of those that hold the edit. */
  readonly firstNew: number;
  /** All nodes from this one on are as they were, but for where they stand. */
  readonly firstKept: number;
}

/**
 * Reads a text again after one edit, by reading only the innermost container that holds the edit and still closes
 * where it did. What is outside cannot tell the difference, unless a choice made before it looked into the edited
 * text. `undefined` where all must be read.
 */
export function readEdit(
  before: Reading,
  edit: TextEdit,
  text: string,
  keys: KeyTable,
): EditedReading | undefined {
  const { table, marks } = before;
  if (before.tooDeep) return undefined;
  const delta = edit.text.length - (edit.end - edit.start);
  const holders = containersAround(table, edit);
  const surroundings = holders.map((node) => kindOf(table, node) === OBJECT);
  for (let depth = holders.length - 1; depth >= 0; depth--) {
    const node = holders[depth] ?? 0;
    const start = startOf(table, node);
    const end = endOf(table, node);
    if (hasFlag(table, node, OPEN) || wasForeseen(marks, start, edit.start)) continue;
    const inner = readContainer(text, keys, surroundings.slice(0, depth), start, end + delta);
    if (!inner) continue;
    if (marks.length + inner.marks.length > MOST_WEIGHED) return undefined;
    return {
      table: splice(table, holders.slice(0, depth + 1), inner.table, delta),
      marks: [
        ...marks.filter(({ at }) => at <= start),
        ...inner.marks,
        ...marks.filter(({ at }) => at >= end).map((mark) => shift(mark, delta)),
      ],
      tooDeep: false,
      firstNew: node,
      firstKept: node + inner.table.length,
    };
  }
  return undefined;
}

/** The containers that hold all of `edit` between their brackets, outermost first. */
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

/** Whether a choice made before `start` looked at text from `edited` on. */
function wasForeseen(marks: readonly Mark[], start: number, edited: number): boolean {
  return marks.some(({ at, horizon }) => at <= start && horizon > edited);
}

/** The table with the last of `holders` replaced by the nodes `inner`; the others hold it. */
function splice(table: NodeTable, holders: readonly number[], inner: NodeTable, delta: number): NodeTable {
  const node = holders[holders.length - 1] ?? 0;
  const rest = nextOf(table, node);
  const growth = inner.length - (rest - node);
  const result = new Int32Array(table.length + growth);
  result.set(table.subarray(0, node));
  result.set(inner, node);
  result.set(table.subarray(rest), rest + growth);
  const head = table[node + HEAD] ?? 0;
  result[node + HEAD] = (inner[HEAD] ?? 0) | (head & DUPLICATE) | ((head >>> KEY_SHIFT) << KEY_SHIFT);
  result[node + KEY_START] = table[node + KEY_START] ?? -1;
  for (const holder of holders.slice(0, -1)) {
    result[holder + END] = endOf(table, holder) + delta;
    result[holder + SIZE] = (table[holder + SIZE] ?? 0) + growth / STRIDE;
  }
  if (delta !== 0) shiftNodes(result, rest + growth, delta);
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
