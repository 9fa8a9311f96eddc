interface Bucket {
  readonly turns: number;
  readonly actions: number;
  readonly nodes: number[];
}

/**
 * Nodes, ordered by the minimum cost of a win through them: fewest turns first, then fewest actions; among equal ones,
 * the last added comes first. There is one stack per pair of numbers, because there are few pairs even with many nodes.
 */
export class SolverQueue {
  /** The numbers of the node taken last. */
  turns = 0;
  actions = 0;
  /** The best bucket is the last. */
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

  /** Removes the best node from the queue and returns it; `undefined` if the queue is empty. */
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

/** Returns true if one line takes fewer turns than another, or equally many turns and fewer actions. */
export function isLess(turns: number, actions: number, otherTurns: number, otherActions: number): boolean {
  return turns < otherTurns || (turns === otherTurns && actions < otherActions);
}
