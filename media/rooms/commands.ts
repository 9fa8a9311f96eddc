import type { RoomsTarget } from '../../protocol/rooms';
import type { Controller } from './controller';
import { exported } from './export';
import { largestCell, smallestCell } from './map';
import type { Playback } from './playback';
import { seedLimit, type Tab } from './view';

/** The commands of the page's buttons and keys. */
export interface Commands {
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
  readonly reveal: (at: RoomsTarget) => void;
  readonly revealError: () => void;
}

export function createCommands(controller: Controller, playback: Playback): Commands {
  const { map, view, change, post } = controller;
  return {
    tab: (tab) => change({ tab, cursor: -1, cell: null, isFresh: false }),
    prefab: (prefab) => change({ prefab, cursor: -1 }),
    floor: (floor) => change({ floor, play: null, cursor: -1, isFresh: false }),
    seed: (seed) => change({ seed, play: null, cursor: -1 }),
    nextSeed: () => change({ seed: (view().seed + 1) % seedLimit, play: null, cursor: -1 }),
    play: playback.toggle,
    stop: playback.stop,
    undo: () => playback.goTo((at) => at - 1),
    redo: () => playback.goTo((at) => at + 1),
    goTo: (at) => playback.goTo(() => at),
    saveRun: playback.save,
    chooseRun: () => void controller.chooseRun(),
    act: playback.act,
    zoom(by) {
      const cell = Math.round(map.cellSize() * by) || 1;
      const other = cell === map.cellSize() ? cell + (by > 1 ? 1 : -1) : cell;
      change({ cell: Math.max(smallestCell, Math.min(largestCell, other)) });
      controller.paint();
      map.reveal(view().cursor);
    },
    fit: () => change({ cell: null }),
    save(kind) {
      // the page reports a failure
      void exported(controller.shown(), view().seed, kind).then((file) => file && controller.save(file));
    },
    newLevel() {
      const { floor, seed } = view();
      if (floor !== null) post({ type: 'new-level', floor, seed });
    },
    cursor(cell) {
      controller.putCursor(cell);
      map.grid.focus();
      controller.reveal(false);
    },
    reveal(at) {
      const { known } = view();
      if (known !== null) post({ type: 'reveal', revision: known.revision, at, focus: true });
    },
    revealError: () => post({ type: 'reveal-error' }),
  };
}
