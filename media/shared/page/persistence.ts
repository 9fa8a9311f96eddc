import { createChangeCheck } from './changes';
import type { Host } from './host';

/** The state of a page that outlives it. */
interface Persistence<State extends object> {
  /** The state that this version of the page saved last, yet to be validated; otherwise `null`. */
  readonly saved: Partial<State> | null;
  /** Saves the current state after the delay, if it differs. */
  readonly save: () => void;
}

interface PersistenceOptions<State extends object> {
  /** Raised whenever the state changes its meaning: the state of another version is ignored. */
  readonly version: number;
  /** Milliseconds from a change until it is saved. */
  readonly delay: number;
  /** Returns the current state; `null` where there is none to save. */
  readonly current: () => State | null;
}

export function createPersistence<State extends object>(
  { getState, setState }: Pick<Host<never, never>, 'getState' | 'setState'>,
  { version, delay, current }: PersistenceOptions<State>,
): Persistence<State> {
  const state = getState() as (Partial<State> & { readonly version?: unknown }) | null | undefined;
  const isChanged = createChangeCheck();
  let timer = 0;
  return {
    saved: state?.version === version ? state : null,
    save() {
      if (timer !== 0) return;
      timer = setTimeout(() => {
        timer = 0;
        const now = current();
        if (now !== null && isChanged(...(Object.values(now) as unknown[]))) setState({ version, ...now });
      }, delay);
    },
  };
}
