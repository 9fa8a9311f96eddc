import type { PositionDraft } from '../../shape';
import type { Blocks, Cell, Hazard, Leak, Robot } from '../level';
import { carrierKeys, carriers, remedies, type Carrier, type Remedy } from '../terms';

/** Converts a position on the map to a cell. */
export type CellOf = (position: PositionDraft) => Cell;

interface LeakFile {
  readonly carrier: Carrier;
  readonly position: PositionDraft;
  readonly access?: PositionDraft;
  readonly state?: 'Leaking' | 'Repaired';
  readonly severity?: number;
}

export function leakFrom(leak: LeakFile, cellOf: CellOf): Leak {
  const { carrier, position, access = position, state = 'Leaking', severity = 1 } = leak;
  return { carrier, cell: cellOf(position), access: cellOf(access), state, severity };
}

interface HazardFile {
  readonly position: PositionDraft;
  readonly fuel?: number;
  readonly coolant?: number;
  readonly electricity?: number;
  readonly heat?: number;
  readonly blocks?: { readonly fuel?: number; readonly coolant?: number; readonly electricity?: number };
}

/** Builds a hazard. Missing amounts are 0, and a negative zero becomes 0. */
export function hazardFrom(hazard: HazardFile, cellOf: CellOf): Hazard {
  const { position, fuel = 0, coolant = 0, electricity = 0, heat = 0, blocks } = hazard;
  return {
    cell: cellOf(position),
    amounts: { Fuel: fuel + 0, Coolant: coolant + 0, Electricity: electricity + 0, Heat: heat + 0 },
    blocks: blocks ? blocksFrom(blocks) : {},
  };
}

function blocksFrom(blocks: NonNullable<HazardFile['blocks']>): Blocks {
  const turns: Partial<Record<Carrier, number>> = {};
  for (const carrier of carriers) {
    const left = blocks[carrierKeys[carrier]];
    if (left !== undefined) turns[carrier] = left;
  }
  return turns;
}

interface RobotFile {
  readonly position: PositionDraft;
  readonly inventory?: Partial<Readonly<Record<Remedy, number>>>;
  readonly heatImmunity?: number;
}

export function robotFrom({ position, inventory = {}, heatImmunity = 0 }: RobotFile, cellOf: CellOf): Robot {
  const counts = Object.fromEntries(remedies.map((remedy) => [remedy, (inventory[remedy] ?? 0) + 0]));
  return {
    cell: cellOf(position),
    inventory: counts as Record<Remedy, number>,
    heatImmunity: heatImmunity + 0,
  };
}
