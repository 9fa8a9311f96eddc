import type { Controller } from './controller';

/** Handles the pointer: a click moves the cursor, a double click reveals the cell in the text. */
export function listenToPointer({ map, view, putCursor, reveal }: Controller): void {
  map.grid.addEventListener('click', ({ clientX, clientY }) => {
    const cell = map.cellAt(clientX, clientY);
    if (cell === null) return;
    putCursor(cell);
    // during play, the text must not scroll along
    const { play, tab } = view();
    if (play === null || tab === 'prefabs') reveal(false);
  });
  map.grid.addEventListener('dblclick', () => reveal(true));
}
