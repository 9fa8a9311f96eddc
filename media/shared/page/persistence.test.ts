import assert from 'node:assert/strict';
import { createPersistence } from './persistence';

interface State {
  readonly cell: number;
}

/** Creates a page that saves its cell, and records everything it saves. */
function page(saved: unknown, current: () => State | null) {
  const states: unknown[] = [];
  const host = { getState: () => saved, setState: (state: unknown) => states.push(state) };
  const persistence = createPersistence<State>(host, { version: 2, delay: 0, current });
  return { ...persistence, states };
}

const nextTimer = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the saved state of a page', () => {
  it('is restored by the version that saved it, and by no other', () => {
    assert.equal(page({ version: 2, cell: 7 }, () => null).saved?.cell, 7);
    for (const other of [null, undefined, 3, 'x', {}, { version: 1, cell: 7 }])
      assert.equal(page(other, () => null).saved, null);
  });

  it('is saved once for consecutive changes, if it exists and differs', async () => {
    let state: State | null = null;
    const { save, states } = page(null, () => state);
    save();
    await nextTimer();
    state = { cell: 1 };
    save();
    save();
    await nextTimer();
    state = { cell: 1 };
    save();
    await nextTimer();
    assert.deepEqual(states, [{ version: 2, cell: 1 }]);
  });
});
