import { createChangeDetector } from './changes';
import type { Host } from './host';

/** The saved state of a page. */
interface Persistence<State extends object> {
  /** The last state saved by this version of the page, not validated; otherwise `null`. */
  readonly saved: Partial<State> | null;
  /** Saves the current state after the delay, if it differs. */
  readonly save: () => void;
}

interface PersistenceOptions<State extends object> {
  /** Increment when the format of the state changes. State of another version is ignored. */
  readonly version: number;
  /** The delay in milliseconds between a change and saving it. */
  readonly delay: number;
  /** Returns the current state; `null` if there is nothing to save. */
  readonly current: () => State | null;
}

export function createPersistence<State extends object>(
  { getState, setState }: Pick<Host<never, never>, 'getState' | 'setState'>,
  { version, delay, current }: PersistenceOptions<State>,
): Persistence<State> {
  const state = getState() as (Partial<State> & { readonly version?: unknown }) | null | undefined;
  const isChanged = createChangeDetector();
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
