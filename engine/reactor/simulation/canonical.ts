import type { Balance } from '../balance';
import type { Level } from '../level';
import { fnv64 } from './fnv';
import { saveState } from './save';
import type { State } from './state';

/**
 * The one text of a value: JSON without spaces, keys in code unit order, arrays of numbers as they are. `extensions` and
 * what is undefined are left out, so that only what play reads counts.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (ArrayBuffer.isView(value)) return canonicalText(Array.from(value as Uint8Array));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([key, member]) => member !== undefined && !key.toLowerCase().endsWith('extensions'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}

function hashOf(value: unknown): string {
  const hash = fnv64();
  hash.text(canonicalText(value));
  return hash.digest();
}

/** Of all that play reads of a level: not of its title, author and notes. */
export function levelHash(level: Level): string {
  const { metadata, ...played } = level;
  return hashOf({ ...played, metadata: { actionBudget: metadata.actionBudget } });
}

export function balanceHash(balance: Balance): string {
  return hashOf(balance);
}

/** Of a state as it would be saved. */
export function stateHash(state: State): string {
  return hashOf(saveState(state));
}
