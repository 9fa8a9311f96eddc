import { LINE_FEED, SPACE, TAB } from '../characters';
import {
  END,
  HEAD,
  IMPLIED,
  KEY_START,
  OBJECT,
  OPEN,
  SIZE,
  STRIDE,
  endOf,
  hasFlag,
  kindOf,
  markDuplicates,
  nextOf,
  type NodeTable,
} from '../nodes';
import { tokenEndBefore } from './repair';

/**
 * Closes an object by the layout of the text.
 *
 * A missing closing brace inside nested objects is noticed only at the end of the text, because each object takes the
 * brace of the one around it. The layout shows which object was not closed: the first one with a key on a line of its
 * own that is indented no deeper than the object's own key, although its first key is (or comes after the brace on the
 * same line). The table is corrected: from that key on, everything belongs one level further out.
 *
 * Called if only the root, an object, is still open after its last member, which ends at `last`. Returns the place
 * where the object should have been closed, or -1 without changes if the layout does not show it.
 */
export function closeByLayout(text: string, table: NodeTable, last: number): number {
  const chain = [0];
  const misplaced = findMisplaced(text, table, 0, chain);
  const outermost = chain[1] ?? -1;
  if (misplaced < 0 || endOf(table, outermost) !== last || nextOf(table, outermost) !== nextOf(table, 0))
    return -1;
  const ends = chain.map((node) => endOf(table, node));
  const nexts = chain.map((node) => nextOf(table, node));
  const place = tokenEndBefore(text, table[misplaced + KEY_START] ?? 0);
  chain.forEach((node, depth) => {
    table[node + END] = ends[depth + 1] ?? place;
    if (depth > 0) table[node + SIZE] = ((nexts[depth + 1] ?? misplaced) - node) / STRIDE;
  });
  table[HEAD] = (table[HEAD] ?? 0) & ~OPEN;
  const innermost = chain[chain.length - 1] ?? 0;
  table[innermost + HEAD] = (table[innermost + HEAD] ?? 0) | OPEN;
  endLastBy(table, innermost, place);
  for (const node of chain) markDuplicates(table, node);
  return place;
}

/**
 * Moves the end of a child that was left open, and therefore closed at the next token, back to the end of its
 * container if it lies beyond it.
 */
function endLastBy(table: NodeTable, container: number, place: number): void {
  for (let node = container; ;) {
    const end = nextOf(table, node);
    let last = -1;
    for (let child = node + STRIDE; child < end; child = nextOf(table, child)) last = child;
    if (last < 0 || endOf(table, last) <= place) return;
    table[last + END] = place;
    node = last;
  }
}

/**
 * Returns the first key that is indented too little for its object. `chain` becomes the objects around it, outermost
 * first.
 */
function findMisplaced(text: string, table: NodeTable, object: number, chain: number[]): number {
  const column = columnOf(text, table, object);
  const end = nextOf(table, object);
  const first = object + STRIDE;
  const firstColumn = first < end ? columnOf(text, table, first) : column;
  const indented = column >= 0 && (firstColumn < 0 || firstColumn > column);
  for (let child = first; child < end; child = nextOf(table, child)) {
    const childColumn = columnOf(text, table, child);
    if (indented && childColumn >= 0 && childColumn <= column) return child;
    if (kindOf(table, child) !== OBJECT || hasFlag(table, child, OPEN | IMPLIED)) continue;
    chain.push(child);
    const found = findMisplaced(text, table, child, chain);
    if (found >= 0) return found;
    chain.pop();
  }
  return -1;
}

/** Returns the number of white space characters before a member's key on its line; -1 if there is anything else. */
function columnOf(text: string, table: NodeTable, member: number): number {
  const start = table[member + KEY_START] ?? -1;
  let at = start;
  while (at > 0 && (text.charCodeAt(at - 1) === SPACE || text.charCodeAt(at - 1) === TAB)) at--;
  return at > 0 && text.charCodeAt(at - 1) === LINE_FEED ? start - at : -1;
}
