import { faulty } from '../../shape';
import { hazardFields, hazardKeys } from '../terms';
import type { Balance, HazardBands } from './balance';
import { eachNumber, numbers } from './numbers';

/**
 * Builds a balance from a decoded balance file (`unknown` in shape `balanceShape`). Missing and faulty values are
 * replaced by defaults, and every constant that is not a count is rounded to binary32.
 */
export function balanceFrom(file: unknown): Balance {
  const made: Record<string, unknown> = {};
  eachNumber((path, constant) => {
    if (path[0] === 'hazard' && path[1] === 'bands') return;
    put(made, path, round(constant.shape.kind === 'integer', given(file, path) ?? constant.value));
  });
  put(made, ['hazard', 'bands'], bandsFrom(file));
  return made as unknown as Balance;
}

function bandsFrom(file: unknown): Record<string, HazardBands> {
  const band = (field: string, name: keyof HazardBands) =>
    Math.fround(
      (given(file, ['hazard', 'bands', field, name]) ??
        given(file, ['hazard', 'bands', name]) ??
        numbers.hazard.bands[name].value) as number,
    );
  return Object.fromEntries(
    hazardFields.map((field) => {
      const key = hazardKeys[field];
      return [key, { caution: band(key, 'caution'), critical: band(key, 'critical') }];
    }),
  );
}

/** Returns the value of the file at a path, or `undefined` if it is missing or faulty. */
export function given(file: unknown, path: readonly string[]): unknown {
  let value: unknown = file;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  const hole = value === faulty || (Array.isArray(value) && value.includes(faulty));
  return hole ? undefined : value;
}

function round(isCount: boolean, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => Math.fround(item as number));
  // -0 would print and hash differently from 0
  return isCount ? (value as number) + 0 : Math.fround(value as number) + 0;
}

function put(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key, ...rest] = path;
  if (key === undefined) return;
  if (rest.length === 0) target[key] = value;
  else put((target[key] ??= {}) as Record<string, unknown>, rest, value);
}

/** The balance that applies if no file overrides it. */
export const defaultBalance: Balance = balanceFrom(undefined);
