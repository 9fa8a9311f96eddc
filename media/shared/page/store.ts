/** Called after a change with the previous view. */
type Listener<V> = (view: V, before: V) => void;

/** Holds the current view of a page. */
export interface Store<V, C> {
  readonly view: () => V;
  readonly change: (change: C) => void;
  /** Registers a listener for changes of the view. */
  readonly listen: (listener: Listener<V>) => void;
}

/** Creates a store with an initial view. If the reducer returns the same view, listeners are not called. */
export function createStore<V, C>(first: V, reduce: (view: V, change: C) => V): Store<V, C> {
  const listeners: Listener<V>[] = [];
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
