import { stepTo, directions } from '../simulation/network/directions';
import type { Cell } from '../level';
import { carriers, type Carrier, type PerCarrier } from '../terms';
import { presence, type SceneArms } from './scene';

interface Networks {
  readonly width: number;
  readonly height: number;
  /** One of `presence` a cell. */
  readonly cells: PerCarrier<Uint8Array>;
}

/**
 * Finds the arms of junctions, as far as the networks determine them: a junction is on exactly one carrier's cell, and
 * the carrier's sources are in exactly one direction. `sources` are the cells of all flow props, enabled or not.
 */
export function armsOf(
  networks: Networks,
  junctions: readonly Cell[],
  sources: PerCarrier<readonly Cell[]>,
): ReadonlyMap<Cell, SceneArms> {
  const arms = new Map<Cell, SceneArms>();
  if (junctions.length === 0) return arms;
  for (const carrier of carriers) {
    const fed = junctions.filter((cell) => onlyCarrier(networks, cell) === carrier);
    if (fed.length === 0) continue;
    const from = waysFromSources(networks, carrier, sources[carrier]);
    for (const cell of fed) {
      const side = from[cell] ?? 0;
      if (side === 0) continue;
      arms.set(cell, { carrier, from: side - 1, branches: branchesOf(networks, carrier, cell, side - 1) });
    }
  }
  return arms;
}

function onlyCarrier({ cells }: Networks, cell: Cell): Carrier | undefined {
  const there = carriers.filter((carrier) => cells[carrier][cell] === presence.present);
  return there.length === 1 ? there[0] : undefined;
}

/** Returns the neighbors except the one that feeds the cell, clockwise from that one. */
function branchesOf(grid: Networks, carrier: Carrier, cell: Cell, from: number): number[] {
  return [1, 2, 3]
    .map((turn) => (from + turn) & 3)
    .filter((side) => has(grid, carrier, stepTo(grid, cell, directions[side] ?? 0)));
}

function has({ cells }: Networks, carrier: Carrier, cell: Cell): boolean {
  return cells[carrier][cell] === presence.present;
}

/** By cell: 1 plus the side from which a walk from the sources arrives first; 0 if none arrives. */
function waysFromSources(grid: Networks, carrier: Carrier, sources: readonly Cell[]): Uint8Array {
  const from = new Uint8Array(grid.width * grid.height);
  const seen = new Uint8Array(from.length);
  let edge = sources.filter((cell) => has(grid, carrier, cell));
  for (const cell of edge) seen[cell] = 1;
  while (edge.length > 0) {
    const next: Cell[] = [];
    for (const cell of edge) {
      for (const side of directions) {
        const other = stepTo(grid, cell, side);
        if (other < 0 || seen[other] === 1 || !has(grid, carrier, other)) continue;
        seen[other] = 1;
        from[other] = 1 + (side ^ 2);
        next.push(other);
      }
    }
    edge = next;
  }
  return from;
}
