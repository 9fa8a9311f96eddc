import { runToCompletion, type Issue } from '../core';
import type { JsonArray, JsonObject, JsonSource } from '../json';
import { decode, faulty, formatFault } from '../shape';
import type { Balance } from './balance';
import { checks, startChecks, type Check, type Report, type StartCheck } from './checks';
import { issueCodes, type IssueCode } from './codes';
import { levelFormat, levelShape, levelVersion } from './format/shapes';
import { levelFrom, type LevelFile } from './level-from';
import type { Extension, Level } from './level';
import { FindingsCache } from './findings-cache';
import { firstTurn } from './simulation';
import { measureGrids, facts } from './level-facts';

export interface CheckedLevel {
  /** The issues of the level, without `syntax` and `duplicate-key`, which the reader reports. */
  readonly issues: readonly Issue<IssueCode>[];
  /**
   * The level, if no check reports an error and the reader found no fault. The caller has to look for duplicate keys.
   */
  readonly level: Level | undefined;
  /** True if the file has another format or version. That is then its only issue. */
  readonly foreign: boolean;
}

const fileFormat = { format: levelFormat, version: levelVersion, called: 'level' };

/**
 * Checks a level file under a balance (the format's "What validation must report"). Never throws; faults are returned
 * as issues, in the order of the checks, structure first.
 */
export function checkLevel(source: JsonSource, balance: Balance): CheckedLevel {
  return runToCompletion(checkLevelSteps(source, balance));
}

/** Runs the checks of `checkLevel` one at a time. The caller can run other work between two checks, or stop early. */
export function* checkLevelSteps(source: JsonSource, balance: Balance): Generator<void, CheckedLevel> {
  const broken = source.faults.length > 0;
  const foreign = formatFault(source.value, broken, fileFormat);
  if (foreign !== undefined) {
    const issues = foreign === null ? [] : [issue(foreign.code, foreign)];
    return { issues, level: undefined, foreign: foreign !== null };
  }
  const issues: Issue<IssueCode>[] = [];
  const isOpen = (container: readonly unknown[] | JsonObject) =>
    broken && source.isOpen(container as JsonArray | JsonObject);
  const extensions: Extension[] = [];
  const draft = decode(levelShape(balance), source.value, {
    broken,
    keep: (path, key, value) => extensions.push({ object: [...path], key, value }),
    isOpen,
    path: [],
    report: (code, message, { path, onKey }, data) =>
      issues.push(
        issue(code as IssueCode, {
          message,
          path: [...path],
          ...(onKey ? { onKey } : {}),
          ...(data === undefined ? {} : { data }),
        }),
      ),
  });
  if (draft === faulty) return { issues, level: undefined, foreign: false };
  yield;
  const layout = measureGrids(draft, balance, isOpen);
  yield;
  const measured = facts(draft, balance, layout, { broken, isOpen });
  for (const { path } of issues) measured.faultyMembers.add(String(path[0]));
  const reportTo =
    (code: IssueCode): Report =>
    ({ blame = [], ...finding }) => {
      issues.push(issue(code, finding));
      if (issueCodes[code] === 'error') measured.faultyMembers.add(String(finding.path[0]));
      for (const thing of blame) measured.blame(thing);
    };
  const cache = new FindingsCache(measured);
  const run = (check: Check | StartCheck, speak: (report: Report) => void): void => {
    const known = cache.of(check);
    const first = issues.length;
    if (known) issues.push(...known);
    else speak(reportTo(check.code));
    cache.note(check, known ?? issues.slice(first));
  };
  for (const check of checks) {
    run(check, (report) => check.check(measured, report));
    yield;
  }
  if (typeof draft.$schema === 'string') {
    extensions.unshift({ object: [], key: '$schema', value: draft.$schema });
  }
  const isSound = !broken && issues.every(({ severity }) => severity !== 'error');
  // without an error the draft does not have a faulty part
  const level = isSound ? levelFrom(draft as LevelFile, layout, extensions) : undefined;
  if (level) {
    const start = once(() => firstTurn(level, balance));
    for (const check of startChecks) {
      yield;
      run(check, (report) => check.check(measured, start(), report));
    }
    cache.keep();
  }
  return { issues, level, foreign: false };
}

/** Computes a value on first use and keeps it. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Said = Pick<Issue, 'message' | 'path'> & Partial<Issue>;

function issue(code: IssueCode, said: Said): Issue<IssueCode> {
  return { related: [], cells: [], ...said, code, severity: issueCodes[code] };
}
