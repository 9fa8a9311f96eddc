import { quote } from '../../shape';
import type { RoomsCode } from '../codes';
import { meant } from '../meant';
import type { FilePlace, Report } from '../source';
import type { Id } from '../terms';

const codes = {
  creature: 'unknown-creature',
  'loot table': 'unknown-loot',
  NPC: 'unknown-npc',
} as const satisfies Record<string, RoomsCode>;

/**
 * Reports an id that its registry lacks. A registry without entries is not checked against, because its entries may be
 * defined elsewhere.
 */
export function checkName(
  kind: keyof typeof codes,
  id: Id,
  registry: ReadonlyMap<Id, unknown>,
  place: FilePlace,
  report: Report,
): void {
  if (registry.size === 0 || registry.has(id)) return;
  const { hint, data } = meant(id, registry.keys());
  report(codes[kind], `Unknown ${kind} ${quote(id)}.${hint}`, place, [], data);
}
