import { firstView, tabs, type View } from './view';

/** The part of a view that is saved: everything but the registry, which the extension sends again. */
export type SavedState = Pick<View, 'tab' | 'prefab' | 'floor' | 'seed' | 'play' | 'cursor' | 'cell'> & {
  /** Lets the extension reopen the panel. */
  readonly uri: string;
};

/** Returns the state to save; `null` while there is no registry. */
export function stateToSave({
  known,
  tab,
  prefab,
  floor,
  seed,
  play,
  cursor,
  cell,
}: View): SavedState | null {
  return known && { uri: known.uri, tab, prefab, floor, seed, play, cursor, cell };
}

/** The initial view with a saved state. */
export function restored(saved: Partial<SavedState> | null): View {
  const { tab, prefab, floor, seed, play, cursor, cell } = saved ?? {};
  if (tab === undefined || !tabs.includes(tab)) return firstView;
  return {
    ...firstView,
    tab,
    prefab: prefab ?? null,
    floor: floor ?? null,
    seed: seed ?? firstView.seed,
    play: play ?? null,
    cursor: cursor ?? -1,
    cell: cell ?? null,
    isFresh: false,
  };
}
