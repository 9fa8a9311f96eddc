import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import type { Cell } from '../../../../engine/reactor';
import { valueAt } from '../../../../engine/shape';
import type { LevelContext, LevelSketch } from '../level';
import { groundOf, type Ground } from './ground';

/** A position to write, and its context. */
export interface Target {
  readonly root: JsonValue;
  readonly sketch: LevelSketch;
  readonly ground: Ground;
  readonly path: Path;
  /** The object that contains the position, as far as it is known; `{}` for a position in a list. */
  readonly owner: JsonObject;
  /** The cell of the position that is written there now. */
  readonly current: Cell | undefined;
  /** True if it goes into an entry that is not in the file yet. */
  readonly isNew: boolean;
}

/** Cells that fit a position. Groups are in order of likelihood. */
export interface Group {
  readonly cells: readonly Cell[] | Int32Array;
  /** Returns true if a cell of the map is in `cells` and fits. If absent, all of `cells` fit. */
  readonly accepts?: ((cell: Cell) => boolean) | undefined;
  /** A note that is shown after what is on the cell. */
  readonly note?: string;
  /**
   * True if the cells do not fit what is written next to the position. They are offered in case that is changed next.
   */
  readonly isAside?: boolean;
}

/** Returns the cells that a position can have. */
export type Candidates = (target: Target) => readonly Group[];

/** Returns the target of a position that is in the file, or whose place is. */
export function targetAt(level: LevelContext, path: Path, owner: JsonObject, isNew: boolean): Target {
  const root = level.document.json.value;
  const { sketch } = level;
  const current = isNew ? undefined : sketch.cellOf(valueAt(root, path));
  return { root, sketch, ground: groundOf(level), path, owner, current, isNew };
}

/**
 * Returns the cell near which a position most likely is: its own cell, that of a related thing, that of the previous
 * entry, or the robot.
 */
export function anchorOf({ sketch, root, path, owner, current, isNew }: Target): Cell {
  if (current !== undefined) return current;
  const [list, index] = path;
  const beside = sketch.cellOf(owner['position']);
  if (beside !== undefined) return beside;
  if (typeof index === 'number' && list !== undefined) {
    if (!isNew) {
      const own = sketch.cellOf(valueAt(root, [list, index, 'position']));
      if (own !== undefined) return own;
    }
    for (let at = index - 1; at >= Math.max(0, index - 20); at--) {
      const before = sketch.cellOf(valueAt(root, [list, at, 'position']));
      if (before !== undefined) return before;
    }
  }
  return sketch.robot ?? 0;
}
