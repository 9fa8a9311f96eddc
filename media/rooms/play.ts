import type { Id } from '../../engine/rooms';

/** A run: where it begins and its actions. The engine derives the rest. */
export interface Play {
  readonly floor: Id;
  readonly seed: number;
  readonly cell: number;
  readonly actions: readonly string[];
  /** The number of actions taken; the later ones were undone, or are still to be replayed. */
  readonly at: number;
  /** Of a replay: whether the run still matches its transcript. */
  readonly verdict: { readonly text: string; readonly isBad: boolean } | null;
}
