import type { Issue } from '../core';
import type { JsonSource } from '../json';
import { decode } from '../shape';
import { balanceFrom, balanceShape, type Balance } from './balance';
import { given } from './balance/load';
import { issueCodes, type IssueCode } from './codes';

export interface CheckedBalance {
  readonly issues: readonly Issue<IssueCode>[];
  /** The values of the file where they are valid, and the defaults elsewhere. */
  readonly balance: Balance;
}

/** Pairs of numbers in which the first must be at most, or less than, the second. */
const ordered = [
  { low: ['grid', 'minWidth'], high: ['grid', 'maxWidth'] },
  { low: ['grid', 'minHeight'], high: ['grid', 'maxHeight'] },
  { low: ['network', 'source', 'amount'], high: ['network', 'max'] },
  { low: ['network', 'source', 'potential'], high: ['network', 'max'] },
  { low: ['network', 'bands', 'criticalBelow'], high: ['network', 'bands', 'cautionBelow'], strict: true },
  ...['fuel', 'coolant', 'electricity', 'heat'].map((field) => ({
    low: ['hazard', 'bands', field, 'caution'],
    high: ['hazard', 'bands', field, 'critical'],
    strict: true,
  })),
] as const satisfies readonly { low: readonly string[]; high: readonly string[]; strict?: boolean }[];

/** Checks a balance file. Faulty values are reported and replaced by their defaults. */
export function checkBalance(source: JsonSource): CheckedBalance {
  const issues: Issue<IssueCode>[] = [];
  const broken = source.faults.length > 0;
  const say = (code: string, message: string, path: readonly (string | number)[], onKey?: boolean) =>
    issues.push({
      code: code as IssueCode,
      severity: issueCodes[code as IssueCode],
      message,
      path: [...path],
      ...(onKey ? { onKey } : {}),
      related: [],
      cells: [],
    });
  const draft = decode(balanceShape, source.value, {
    broken,
    isOpen: (container) => broken && source.isOpen(container),
    path: [],
    report: (code, message, { path, onKey }) => say(code, message, path, onKey),
  });
  const balance = balanceFrom(draft);
  let drop: unknown = draft;
  for (const pair of ordered) {
    const low = given(balance, pair.low) as number;
    const high = given(balance, pair.high) as number;
    const strict = 'strict' in pair;
    if (strict ? low < high : low <= high) continue;
    const culprit = [pair.high, pair.low]
      .map((path) => written(draft, path))
      .find((path) => path !== undefined);
    if (!culprit || issues.some(({ path }) => path.join() === culprit.join())) continue;
    const names = [pair.low, pair.high].map((path) => `\`${path.join('.')}\``);
    say(
      'invalid-value',
      `${names[0] ?? ''} (${low}) must be ${strict ? 'below' : 'at most'} ${names[1] ?? ''} (${high}). Change one of them.`,
      culprit,
    );
    for (const path of [pair.low, pair.high]) drop = without(drop, written(draft, path) ?? []);
  }
  return { issues, balance: drop === draft ? balance : balanceFrom(drop) };
}

/**
 * Finds the path at which the file writes a number: its own path or, for the bands of one field, the path of all
 * fields.
 */
function written(file: unknown, path: readonly string[]): readonly string[] | undefined {
  const common = path.length === 4 ? [...path.slice(0, 2), ...path.slice(3)] : path;
  return [path, common].find((way) => given(file, way) !== undefined);
}

/** Returns the file without a number, so that its default applies. */
function without(file: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (typeof file !== 'object' || file === null || key === undefined || !Object.hasOwn(file, key))
    return file;
  const { [key]: value, ...others } = file as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [key]: without(value, rest) };
}
