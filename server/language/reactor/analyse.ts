import { runToCompletion, type Issue } from '../../../engine/core';
import {
  checkLevelSteps,
  type Balance,
  type CheckedLevel,
  type IssueCode,
  type Level,
} from '../../../engine/reactor';
import { diagnose } from '../text/diagnose';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';
import { locateIssue } from '../text/locate';
import { originalSeverities, type SeverityOf } from '../text/severity';

/** Everything that is known of a level's text under a balance. Immutable. */
export interface LevelAnalysis {
  readonly document: Document;
  readonly balance: Balance;
  readonly checked: CheckedLevel;
  /** The level; `undefined` if the reader or the checks found an error, whatever severity a config file gives to it. */
  readonly level: Level | undefined;
  /** In text order. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks a level. `severityOf` gives the severity of each code in this file, as configured. */
export function analyseLevel(
  document: Document,
  balance: Balance,
  severityOf: SeverityOf = originalSeverities,
): LevelAnalysis {
  return runToCompletion(analyseLevelSteps(document, balance, severityOf));
}

/** Checks a level one check at a time. */
export function* analyseLevelSteps(
  document: Document,
  balance: Balance,
  severityOf: SeverityOf,
): Generator<void, LevelAnalysis> {
  const checked = yield* checkLevelSteps(document.json, balance);
  yield;
  const level = document.json.duplicateKeys.length === 0 ? checked.level : undefined;
  return { document, balance, checked, level, diagnostics: diagnosticsOf(document, checked, severityOf) };
}

function diagnosticsOf(document: Document, checked: CheckedLevel, severityOf: SeverityOf): Diagnostic[] {
  const issues: Issue<IssueCode>[] = [];
  for (const issue of checked.issues) {
    const severity = severityOf(issue.code, issue.severity);
    if (severity === 'off') continue;
    issues.push(severity === issue.severity ? issue : { ...issue, severity });
  }
  // other problems are not reported for a file of another kind
  return checked.foreign ? issues.map((issue) => locateIssue(document, issue)) : diagnose(document, issues);
}
