/**
 * The fixes of files with rooms. Enter at `quickFixesFor`. The table names the fix of each code; `layout` has the fixes of
 * drawings, `entries` of names and lists, `values` of values. This folder may not know levels or JSON.
 */
import { quickFixesOf, type QuickFixes } from '../../text/fixes';
import type { RegistryView } from '../registry-view';
import { RoomsFixContext } from './context';
import { roomsFixes } from './table';

/** The codes that have fixes, for the manual. */
export const roomsCodesWithFix: ReadonlySet<string> = new Set(Object.keys(roomsFixes));

/** Returns the fixes of a file with rooms. */
export function quickFixesFor(view: RegistryView): QuickFixes {
  return quickFixesOf(new RoomsFixContext(view), roomsFixes);
}
