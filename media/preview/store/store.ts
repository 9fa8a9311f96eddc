import type { Change } from './change';
import { reduce } from './reduce';
import type { View } from './view';

export type Listener = (view: View, before: View) => void;

/** The one view that the panel shows. */
export interface Store {
  readonly view: () => View;
  readonly change: (change: Change) => void;
  /** Called after each change that made a difference. */
  readonly listen: (listener: Listener) => void;
}

/** A store that begins with a view. */
export function createStore(first: View): Store {
  const listeners: Listener[] = [];
  let view = first;
  return {
    view: () => view,
    change(change) {
      const before = view;
      view = reduce(view, change);
      if (view !== before) for (const listener of listeners) listener(view, before);
    },
    listen: (listener) => listeners.push(listener),
  };
}
