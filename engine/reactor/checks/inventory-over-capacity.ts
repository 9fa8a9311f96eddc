import { counted, grouped } from '../../core';
import { faulty } from '../../shape';
import { totalOf } from '../level-facts/inventory';
import type { Check } from './facts/check';

/**
 * The robot carries more remedies than it has room for.
 *
 * The total of all four kinds is limited by `robot.inventoryCapacity` of the balance: 4, unless a balance file
 * changes it.
 *
 * Fix: reduce the counts, or raise the capacity in `reactor.balance.json`.
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
