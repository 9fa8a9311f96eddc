/** Called after a change, with the view before it. */
type Listener<V> = (view: V, before: V) => void;

/** Holds the one view that a page shows. */
export interface Store<V, C> {
  readonly view: () => V;
  readonly change: (change: C) => void;
  /** Registers a listener for changes that make a difference. */
  readonly listen: (listener: Listener<V>) => void;
}

/** Creates a store that starts with a view. A reducer that returns the same view has changed nothing. */
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
