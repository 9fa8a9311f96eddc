import type { Issue } from '../../../engine/core';
import type { Diagnostic } from './diagnostic';
import type { Document } from './document';
import { locateIssue } from './locate';
import { maxDiagnostics, readerDiagnostics } from './reader-issues';

/** Returns the diagnostics of a text: the faults of its JSON, and the issues of a check. */
export function diagnose(document: Document, issues: readonly Issue[]): Diagnostic[] {
  const faults = readerDiagnostics(document);
  const others = firstOf(issues, maxDiagnostics - faults.length);
  return inTextOrder([...faults, ...others.map((issue) => locateIssue(document, issue))]);
}

/** Returns as many issues as are listed, errors first. */
export function firstOf<T extends Pick<Issue, 'severity'>>(
  issues: readonly T[],
  count: number,
): readonly T[] {
  if (issues.length <= count) return issues;
  const errors = issues.filter(({ severity }) => severity === 'error');
  const others = errors.length < count ? issues.filter(({ severity }) => severity !== 'error') : [];
  return [...errors, ...others].slice(0, Math.max(0, count));
}

/** Sorts by place; at the same place the order of the checks stays. */
function inTextOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  return diagnostics.sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
}
