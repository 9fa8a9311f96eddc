import type { Id } from '../../engine/rooms';

/** A run: its start and its actions. The engine derives the rest. */
export interface Play {
  readonly floor: Id;
  readonly seed: number;
  readonly cell: number;
  readonly actions: readonly string[];
  /** The number of current actions; the later ones were undone or are yet to be replayed. */
  readonly at: number;
  /** For a replay: the comparison of the run with its transcript. */
  readonly verdict: { readonly text: string; readonly isBad: boolean } | null;
}
