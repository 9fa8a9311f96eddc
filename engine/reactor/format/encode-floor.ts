import type { JsonObject, JsonValue } from '../../json';
import type { Cell, Hazard, Leak, Robot } from '../level';
import { carrierKeys, carriers, hazardFields, hazardKeys, remedies } from '../terms';

/** The position of a cell: column and row. */
export type PositionOf = (cell: Cell) => readonly [number, number];

export function encodeLeak(leak: Leak, positionOf: PositionOf): JsonObject {
  const { carrier, cell, access, state, severity } = leak;
  return {
    carrier,
    position: positionOf(cell),
    ...(access === cell ? {} : { access: positionOf(access) }),
    state,
    severity,
  };
}

/** Amounts of 0 are left out. A cell without amounts and blocks is written as its position alone. */
export function encodeHazard({ cell, amounts, blocks }: Hazard, positionOf: PositionOf): JsonObject {
  const written: Record<string, JsonValue> = { position: positionOf(cell) };
  for (const field of hazardFields) {
    if (amounts[field] !== 0) written[hazardKeys[field]] = amounts[field];
  }
  const turns: Record<string, JsonValue> = {};
  for (const carrier of carriers) {
    const left = blocks[carrier];
    if (left !== undefined) turns[carrierKeys[carrier]] = left;
  }
  if (Object.keys(turns).length > 0) written['blocks'] = turns;
  return written;
}

/** Remedies that the robot does not carry are left out. */
export function encodeRobot({ cell, inventory, heatImmunity }: Robot, positionOf: PositionOf): JsonObject {
  const carried = remedies.filter((remedy) => inventory[remedy] > 0);
  return {
    position: positionOf(cell),
    ...(carried.length > 0
      ? { inventory: Object.fromEntries(carried.map((remedy) => [remedy, inventory[remedy]])) }
      : {}),
    ...(heatImmunity > 0 ? { heatImmunity } : {}),
  };
}
