import { remembering } from '../../../core';
import type { Cell } from '../../level';
import type { Carrier } from '../../terms';
import type { State } from '../state';

/** Who writes to a state besides the simulation itself. */
export type Writer =
  | { readonly kind: 'player' }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'leak'; readonly carrier: Carrier; readonly cell: Cell };

/** What is written to: an amount on the floor, a prop, what all terminals share, a network's cell, a leak, a block. */
export type Written = 'hazard' | 'prop' | 'eye' | 'network' | 'leak' | 'block';

/** Something that was written to a cell. */
export interface Write {
  /** How much was written before it. */
  readonly at: number;
  readonly by: Writer;
  readonly what: Written;
  readonly cell: Cell;
  /** The field of a hazard, the index of a prop, the place of a network's carrier; of anything else 0. */
  readonly key: number;
  readonly from: number;
  readonly to: number;
}

/** All that was written between two states, for whoever asks later what changed a cell; nothing is logged in play. */
export interface Trail {
  by: Writer;
  readonly writes: Write[];
  /** How much was written before networks were computed, and before pairs were evaluated; -1 where that was not done. */
  supplyAt: number;
  pairsAt: number;
  /** What was kept out of cells when pairs were evaluated. */
  blocks: State['blocks'];
}

/** From one state to the next, with what was written meanwhile. */
export interface Step {
  readonly before: State;
  readonly after: State;
  readonly trail: Trail;
}

export function newTrail(): Trail {
  return { by: { kind: 'player' }, writes: [], supplyAt: -1, pairsAt: -1, blocks: [] };
}

/** Notes what is written, where there is a trail. */
export function note(
  { trail }: { readonly trail: Trail | undefined },
  what: Written,
  cell: Cell,
  key: number,
  from: number,
  to: number,
): void {
  if (trail !== undefined && from !== to)
    trail.writes.push({ at: trail.writes.length, by: trail.by, what, cell, key, from, to });
}

const noWrites: readonly Write[] = [];

/** What was written to a cell: a trail is looked through once. */
export function writesTo(trail: Trail, cell: Cell): readonly Write[] {
  return byCell(trail).get(cell) ?? noWrites;
}

/** What was written that networks may depend on. */
export const switches: (trail: Trail) => readonly Write[] = remembering(({ writes }: Trail) =>
  writes.filter(({ what }) => what === 'prop' || what === 'network'),
);

const byCell = remembering(({ writes }: Trail) => {
  const cells = new Map<Cell, Write[]>();
  for (const write of writes) {
    const known = cells.get(write.cell);
    if (known === undefined) cells.set(write.cell, [write]);
    else known.push(write);
  }
  return cells;
});
