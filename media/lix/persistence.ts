import { firstView, type View } from './view';

/** The part of a view that is saved: everything but the text, which the extension sends again. */
export interface SavedState {
  /** Lets the extension reopen the panel. */
  readonly uri: string;
  readonly at: number | null;
  readonly zoom: number | null;
}

/** Returns the state to save; `null` while there is no text. */
export function stateToSave({ now, at, zoom }: View): SavedState | null {
  return now && { uri: now.uri, at, zoom };
}

/** The initial view with the valid parts of a saved state. */
export function restored(saved: Partial<SavedState> | null): View {
  const { at, zoom } = saved ?? {};
  return {
    ...firstView,
    at: typeof at === 'number' ? at : null,
    zoom: typeof zoom === 'number' && zoom > 0 ? zoom : null,
  };
}
