import type { Balance } from '../../balance';
import { encodeLevel } from '../../format/encode';
import { encodeState } from '../../format/encode-state';
import type { Level } from '../../level';
import { fnv64 } from '../../../core';
import { saveState } from './save';
import type { State } from '../state';

/**
 * Returns the canonical text of a value: JSON without spaces, with keys in code unit order and without undefined
 * members.
 */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}

function hashOf(value: unknown): string {
  const hash = fnv64();
  hash.text(canonicalText(value));
  return hash.digest();
}

/** Returns the hash of a level's file as far as play reads it: without its title, author, description and `x-` keys. */
export function levelHash(level: Level): string {
  const { actionBudget } = level.metadata;
  const metadata = actionBudget === undefined ? { title: '' } : { title: '', actionBudget };
  return hashOf(encodeLevel({ ...level, metadata, extensions: [] }));
}

export function balanceHash(balance: Balance): string {
  return hashOf(balance);
}

/** Returns the hash of the `state` that a saved game would have. */
export function stateHash(state: State): string {
  const { width } = state.machine.level;
  return hashOf(encodeState(saveState(state), (cell) => [cell % width, Math.floor(cell / width)]));
}
