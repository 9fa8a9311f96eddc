import { memoize } from '../../../core';
import type { Cell } from '../../level';
import type { Carrier } from '../../terms';
import type { State } from '../state';

/** A writer of a state other than the simulation itself. */
export type Writer =
  | { readonly kind: 'player' }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'leak'; readonly carrier: Carrier; readonly cell: Cell };

/**
 * The target of a write: an amount on the floor, a prop, the state that all terminals share, a network's cell, a leak,
 * a block.
 */
export type Written = 'hazard' | 'prop' | 'eye' | 'network' | 'leak' | 'block';

/** A write to a cell. */
export interface Write {
  /** The number of writes before this one. */
  readonly at: number;
  readonly by: Writer;
  readonly what: Written;
  readonly cell: Cell;
  /** The field of a hazard, the index of a prop, the index of a network's carrier; 0 for all others. */
  readonly key: number;
  readonly from: number;
  readonly to: number;
}

/**
 * All writes between two states, in order. The log is used later to explain the changes of a cell; normal play does not
 * log.
 */
export interface WriteLog {
  by: Writer;
  readonly writes: Write[];
  /** The number of writes before networks were computed, and before pairs were evaluated; -1 if that was not done. */
  supplyAt: number;
  pairsAt: number;
  /** The blocks at the time when pairs were evaluated. */
  blocks: State['blocks'];
}

/** The transition from one state to the next, with the writes in between. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly writeLog: WriteLog;
}

export function newWriteLog(): WriteLog {
  return { by: { kind: 'player' }, writes: [], supplyAt: -1, pairsAt: -1, blocks: [] };
}

/** Adds a write to the log, in a traced replay. */
export function logWrite(
  { writeLog }: { readonly writeLog: WriteLog | undefined },
  what: Written,
  cell: Cell,
  key: number,
  from: number,
  to: number,
): void {
  if (writeLog !== undefined && from !== to)
    writeLog.writes.push({ at: writeLog.writes.length, by: writeLog.by, what, cell, key, from, to });
}

const noWrites: readonly Write[] = [];

/** Returns the writes to a cell. */
export function writesTo(writeLog: WriteLog, cell: Cell): readonly Write[] {
  return byCell(writeLog).get(cell) ?? noWrites;
}

/** The writes that networks may depend on. */
export const switches: (writeLog: WriteLog) => readonly Write[] = memoize(({ writes }: WriteLog) =>
  writes.filter(({ what }) => what === 'prop' || what === 'network'),
);

const byCell = memoize(({ writes }: WriteLog) => {
  const cells = new Map<Cell, Write[]>();
  for (const write of writes) {
    const known = cells.get(write.cell);
    if (known === undefined) cells.set(write.cell, [write]);
    else known.push(write);
  }
  return cells;
});
