interface Bucket {
  readonly turns: number;
  readonly actions: number;
  readonly nodes: number[];
}

/**
 * Nodes by what a win through them takes at least: fewest turns first, then fewest actions; of equal ones the last that
 * came. One stack for each pair of numbers; there are few pairs, however many nodes.
 */
export class SolverQueue {
  /** The numbers of the node taken last. */
  turns = 0;
  actions = 0;
  /** Best last. */
  private readonly buckets: Bucket[] = [];

  push(node: number, turns: number, actions: number): void {
    let low = 0;
    let high = this.buckets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const bucket = this.buckets[middle];
      if (bucket !== undefined && isLess(turns, actions, bucket.turns, bucket.actions)) low = middle + 1;
      else high = middle;
    }
    const found = this.buckets[low];
    if (found?.turns === turns && found.actions === actions) found.nodes.push(node);
    else this.buckets.splice(low, 0, { turns, actions, nodes: [node] });
  }

  /** The best node, which leaves the queue; nothing where it is empty. */
  take(): number | undefined {
    const best = this.buckets.at(-1);
    if (best === undefined) return undefined;
    this.turns = best.turns;
    this.actions = best.actions;
    const node = best.nodes.pop();
    if (best.nodes.length === 0) this.buckets.pop();
    return node;
  }
}

/** Whether one way takes fewer turns than another, or as many and fewer actions. */
export function isLess(turns: number, actions: number, otherTurns: number, otherActions: number): boolean {
  return turns < otherTurns || (turns === otherTurns && actions < otherActions);
}
