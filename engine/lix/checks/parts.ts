import { faulty, type Faulty } from '../../shape';

/** Returns the faultless entries of a list with their indexes. */
export function soundItems<T>(list: readonly (T | Faulty)[] | Faulty | undefined): [number, T][] {
  if (list === faulty || list === undefined) return [];
  return list.flatMap((item, index): [number, T][] => (item === faulty ? [] : [[index, item]]));
}

/** Returns a text, or `undefined` if it is faulty. */
export function textOf(value: string | Faulty): string | undefined {
  return value === faulty ? undefined : value;
}

/** Returns a number, or `undefined` if it is faulty. */
export function numberOf(value: number | Faulty): number | undefined {
  return value === faulty ? undefined : value;
}
