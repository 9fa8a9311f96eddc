import { MalformedAction, type SubmittedAction } from '../../core';
import type { CostedAction } from '../balance';

/** The reasons for which an action is refused, in the order in which they are checked. */
export const refusalCodes = [
  'game-over',
  'no-budget',
  'blocked',
  'no-prop',
  'invalid-mode',
  'already-unlocked',
  'depleted',
  'inventory-full',
  'use-activate',
  'no-leak',
  'no-remedy',
  'no-reactor',
  'not-ready',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** The ids of the actions that the player can submit. */
export const actionIds = [
  'MoveRobot',
  'InteractProp',
  'Repair',
  'Neutralize',
  'ApplyHeatShield',
  'ActivateReactor',
  'EndTurn',
] as const;
export type ActionId = (typeof actionIds)[number];

/** The key of each action's cost in the balance. Using a leak's access is one action, whatever is done there. */
export const costNames = {
  MoveRobot: 'MoveRobot',
  InteractProp: 'InteractProp',
  Repair: 'InteractLeak',
  Neutralize: 'InteractLeak',
  ApplyHeatShield: 'ApplyHeatShield',
  ActivateReactor: 'ActivateReactor',
} as const satisfies Record<Exclude<ActionId, 'EndTurn'>, CostedAction>;

/** A submitted action that was read. Carriers and elements are numbers in the order of `carriers`. */
export type Action =
  | { readonly id: 'MoveRobot'; readonly x: number; readonly y: number }
  | { readonly id: 'InteractProp'; readonly mode: number | undefined }
  | { readonly id: 'Repair'; readonly carrier: number | undefined }
  | { readonly id: 'Neutralize'; readonly element: number }
  | { readonly id: 'ApplyHeatShield' | 'ActivateReactor' | 'EndTurn' };

/**
 * Reads an action. Throws a `MalformedAction` if its structure is wrong: that is an error of the caller, not a refusal.
 */
export function readAction({ id, x, y, index }: SubmittedAction): Action {
  switch (id) {
    case 'MoveRobot':
      return { id, x: integer(id, 'x', x), y: integer(id, 'y', y) };
    case 'InteractProp':
      return { id, mode: index === undefined ? undefined : integer(id, 'index', index) };
    case 'Repair':
      return { id, carrier: index === undefined ? undefined : carrierNumber(id, index) };
    case 'Neutralize':
      return { id, element: carrierNumber(id, index) };
    case 'ApplyHeatShield':
    case 'ActivateReactor':
    case 'EndTurn':
      return { id };
    default:
      throw new MalformedAction(`There is no action ${id}.`);
  }
}

function integer(id: string, name: string, value: number | undefined): number {
  if (Number.isSafeInteger(value)) return value ?? 0;
  throw new MalformedAction(
    `Expected an exact whole number for "${name}" of ${id} but found ${String(value)}.`,
  );
}

function carrierNumber(id: string, value: number | undefined): number {
  const index = integer(id, 'index', value);
  if (index >= 0 && index < 3) return index;
  throw new MalformedAction(`${id} needs an index from 0 (Fuel) to 2 (Electricity), not ${index}.`);
}
