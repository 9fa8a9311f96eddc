import { counted, grouped } from '../../core';
import { faulty } from '../../shape';
import { totalOf } from '../level-facts/inventory';
import type { Check } from './facts/check';

/**
 * The robot carries more remedies than it can.
 *
 * All four kinds together may be at most `robot.inventoryCapacity` of the balance, 4 unless a balance file says
 * otherwise.
 *
 * Fix: lower the counts, or raise the capacity in `reactor.balance.json`.
 */
export const inventoryOverCapacity: Check = {
  code: 'inventory-over-capacity',
  reads: ['robot'],
  check: ({ draft, balance }, report) => {
    if (draft.robot === faulty) return;
    const total = totalOf(draft.robot.inventory);
    const capacity = balance.robot.inventoryCapacity;
    if (total === undefined || total <= capacity) return;
    report({
      message: `The robot carries ${counted(total, 'remedy', 'remedies')} but has room for only ${grouped(capacity)}. Remove ${grouped(total - capacity)}.`,
      path: ['robot', 'inventory'],
    });
  },
};
