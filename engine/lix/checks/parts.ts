import { faulty, type Faulty } from '../../shape';

/** The entries of a list that can be relied on, with their places. */
export function soundItems<T>(list: readonly (T | Faulty)[] | Faulty | undefined): [number, T][] {
  if (list === faulty || list === undefined) return [];
  return list.flatMap((item, index): [number, T][] => (item === faulty ? [] : [[index, item]]));
}

/** A text that can be relied on. */
export function textOf(value: string | Faulty): string | undefined {
  return value === faulty ? undefined : value;
}

/** A number that can be relied on. */
export function numberOf(value: number | Faulty): number | undefined {
  return value === faulty ? undefined : value;
}
