/**
 * The fixes of files with rooms. Enter at `fixesIn`; the table names each code's fix, which lies with those of its kind:
 * drawings in `layout`, names and lists in `entries`, values in `values`. They may not know levels or JSON.
 */
import { runToCompletion } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import { quickFixesOf, type QuickFix } from '../../text/fixes';
import type { RegistryView } from '../registry-view';
import { RoomsFixContext } from './context';
import { roomsFixes } from './table';

/** The codes that have fixes, for the manual. */
export const roomsCodesWithFix: ReadonlySet<string> = new Set(Object.keys(roomsFixes));

/** For more diagnostics than these nothing is worked out in one answer, and no more fixes are offered for one. */
const max = { diagnostics: 10, offered: 4 } as const;

/** Returns the verified fixes of the diagnostics that touch a span. */
export function fixesIn(view: RegistryView, span: Span): readonly QuickFix[] {
  const fixes = quickFixesOf(new RoomsFixContext(view), roomsFixes);
  return fixes
    .diagnosticsIn(span)
    .slice(0, max.diagnostics)
    .flatMap((diagnostic) => runToCompletion(fixes.fixesFor(diagnostic)).slice(0, max.offered));
}
