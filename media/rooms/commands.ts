import type { RoomsSpot } from '../../protocol/rooms';
import type { Desk } from './desk';
import { exported } from './export';
import type { Running } from './running';
import { largestCell, smallestCell } from './stage';
import { seedLimit, type Tab } from './view';

/** The commands of the page's buttons and keys. */
export interface Actions {
  readonly tab: (tab: Tab) => void;
  readonly prefab: (id: string) => void;
  readonly floor: (id: string) => void;
  readonly seed: (seed: number) => void;
  readonly nextSeed: () => void;
  readonly play: () => void;
  readonly stop: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Shows a run after a number of its actions. */
  readonly goTo: (at: number) => void;
  readonly saveRun: () => void;
  readonly chooseRun: () => void;
  readonly act: (id: string) => void;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
  readonly save: (kind: 'png' | 'svg' | 'text') => void;
  readonly newLevel: () => void;
  readonly cursor: (cell: number) => void;
  readonly reveal: (at: RoomsSpot) => void;
  readonly revealError: () => void;
}

/** What a person can do, by buttons and by keys. */
export function createActions(desk: Desk, running: Running): Actions {
  const { stage, change, post } = desk;
  return {
    tab: (tab) => change({ tab, cursor: -1, cell: null, isFresh: false }),
    prefab: (prefab) => change({ prefab, cursor: -1 }),
    floor: (floor) => change({ floor, play: null, cursor: -1, isFresh: false }),
    seed: (seed) => change({ seed, play: null, cursor: -1 }),
    nextSeed: () => change({ seed: (desk.view().seed + 1) % seedLimit, play: null, cursor: -1 }),
    play: running.toggle,
    stop: running.stop,
    undo: () => running.goTo((at) => at - 1),
    redo: () => running.goTo((at) => at + 1),
    goTo: (at) => running.goTo(() => at),
    saveRun: running.save,
    chooseRun: () => post({ type: 'choose-transcript' }),
    act: running.act,
    zoom(by) {
      const cell = Math.round(stage.cellSize() * by) || 1;
      const other = cell === stage.cellSize() ? cell + (by > 1 ? 1 : -1) : cell;
      change({ cell: Math.max(smallestCell, Math.min(largestCell, other)) });
      desk.paint();
      stage.reveal(desk.view().cursor);
    },
    fit: () => change({ cell: null }),
    save(kind) {
      exported(desk.shown(), desk.view().seed, kind).then(
        (message) => {
          if (message !== null) post(message);
        },
        (error: unknown) => post({ type: 'failed', message: String(error) }),
      );
    },
    newLevel() {
      const { floor, seed } = desk.view();
      if (floor !== null) post({ type: 'new-level', floor, seed });
    },
    cursor(cell) {
      desk.putCursor(cell);
      stage.grid.focus();
      desk.reveal(false);
    },
    reveal(at) {
      const { known } = desk.view();
      if (known !== null) post({ type: 'reveal', revision: known.revision, at, focus: true });
    },
    revealError: () => post({ type: 'reveal-error' }),
  };
}
