import { faulty, type Faulty } from '../../shape';
import type { InventoryDraft } from '../format/shapes';
import { remedies } from '../terms';

/** Returns the number of remedies in an inventory, or `undefined` if a count is faulty. */
export function totalOf(inventory: InventoryDraft | Faulty | undefined): number | undefined {
  if (inventory === undefined) return 0;
  if (inventory === faulty) return undefined;
  let total = 0;
  for (const remedy of remedies) {
    const count = inventory[remedy] ?? 0;
    if (count === faulty) return undefined;
    total += count;
  }
  return total;
}
