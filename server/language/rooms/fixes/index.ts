/**
 * The fixes of files with rooms. Enter at `fixesIn`. The table names the fix of each code; `layout` has the fixes of
 * drawings, `entries` of names and lists, `values` of values. This folder may not know levels or JSON.
 */
import { runToCompletion } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import { quickFixesOf, type QuickFix } from '../../text/fixes';
import type { RegistryView } from '../registry-view';
import { RoomsFixContext } from './context';
import { roomsFixes } from './table';

/** The codes that have fixes, for the manual. */
export const roomsCodesWithFix: ReadonlySet<string> = new Set(Object.keys(roomsFixes));

/** The maximum number of diagnostics for which fixes are computed in one response, and of fixes for each. */
const max = { diagnostics: 10, offered: 4 } as const;

/** Returns the verified fixes of the diagnostics that touch a span. */
export function fixesIn(view: RegistryView, span: Span): readonly QuickFix[] {
  const fixes = quickFixesOf(new RoomsFixContext(view), roomsFixes);
  return fixes
    .diagnosticsIn(span)
    .slice(0, max.diagnostics)
    .flatMap((diagnostic) => runToCompletion(fixes.fixesFor(diagnostic)).slice(0, max.offered));
}
