import type { Issue } from '../../../engine/core';
import type { Diagnostic } from './diagnostic';
import type { Document } from './document';
import { locateIssue } from './locate';
import { readerDiagnostics } from './reader-issues';

/** Returns the diagnostics of a text: the faults of its JSON, and the issues of a check. */
export function diagnose(document: Document, issues: readonly Issue[]): Diagnostic[] {
  return inTextOrder([
    ...readerDiagnostics(document),
    ...issues.map((issue) => locateIssue(document, issue)),
  ]);
}

/** Sorts by place; at the same place the order of the checks stays. */
export function inTextOrder(diagnostics: Diagnostic[]): Diagnostic[] {
  return diagnostics.sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
}
