import { Ints } from './ints';

/** Stands for all lost states, in the place of a node. */
const LOST = -1;
const FIELDS = 3;

/**
 * Records the lines of play between nodes (12 bytes each), to decide in the end whether every one of them ends lost,
 * and by which turn. As soon as one is known to last or to end otherwise, all records are dropped.
 */
export class SolverLosses {
  /** Triples: the node at the start of a line, the node at its end, and the number of turns that end between them. */
  private lines: Ints | null = new Ints();
  private untold = false;

  get bytes(): number {
    return (this.lines?.length ?? 0) * 4;
  }

  line(from: number, to: number, turns: number): void {
    this.lines?.push(from);
    this.lines?.push(to);
    this.lines?.push(turns);
  }

  /**
   * Records that a line of play is lost `turns` turns after the node's turn; `undefined` if the number is not known.
   */
  lost(from: number, turns: number | undefined): void {
    this.untold ||= turns === undefined;
    this.line(from, LOST, turns ?? 0);
  }

  /** Records that some line of play does not end lost. */
  lasts(): void {
    this.lines = null;
  }

  /**
   * Returns `null` if a line of play may last; else the turn, counted from 1 at the start, by which all are lost (if
   * known). A node counts at the latest turn in which a line of play can reach it, which may be later than when it was
   * first met.
   */
  forced(nodes: number): { readonly lostBy?: number } | null {
    const { lines } = this;
    if (lines === null) return null;
    const order = inOrder(lines, nodes);
    if (order === null) return null;
    const latest = new Int32Array(nodes);
    let lostBy = 0;
    for (const line of order) {
      const to = lines.at(line + 1);
      const turn = (latest[lines.at(line)] ?? 0) + lines.at(line + 2);
      if (to === LOST) lostBy = Math.max(lostBy, turn + 1);
      else latest[to] = Math.max(latest[to] ?? 0, turn);
    }
    return this.untold ? {} : { lostBy };
  }
}

/** Returns all lines, sorted so that lines to a node come before lines from it; `null` if there is a cycle. */
function inOrder(lines: Ints, nodes: number): Int32Array | null {
  const from = new Int32Array(nodes + 1);
  const open = new Int32Array(nodes);
  for (let line = 0; line < lines.length; line += FIELDS) {
    add(from, lines.at(line) + 1, 1);
    if (lines.at(line + 1) !== LOST) add(open, lines.at(line + 1), 1);
  }
  for (let node = 0; node < nodes; node++) add(from, node + 1, from[node] ?? 0);
  const next = from.slice();
  const byNode = new Int32Array(lines.length / FIELDS);
  for (let line = 0; line < lines.length; line += FIELDS) byNode[add(next, lines.at(line), 1) - 1] = line;

  const order = new Int32Array(byNode.length);
  const ready = open[0] === 0 ? [0] : [];
  let placed = 0;
  for (let node = ready.pop(); node !== undefined; node = ready.pop()) {
    for (let at = from[node] ?? 0; at < (from[node + 1] ?? 0); at++) {
      const line = byNode[at] ?? 0;
      order[placed++] = line;
      const to = lines.at(line + 1);
      if (to !== LOST && add(open, to, -1) === 0) ready.push(to);
    }
  }
  return placed === order.length ? order : null;
}

function add(list: Int32Array, index: number, amount: number): number {
  return (list[index] = (list[index] ?? 0) + amount);
}
