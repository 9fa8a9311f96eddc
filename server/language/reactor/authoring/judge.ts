import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../../text/diagnostic';
import type { LevelContext } from '../level';
import { documentOf } from '../../text/document';

/** The errors and warnings that a level would have after edits and has not now. */
export function brokenBy(level: LevelContext, edits: readonly TextEdit[]): Diagnostic[] {
  if (edits.length === 0) return [];
  const { json } = level.document;
  const after = level.withDocument(documentOf(json.edit(edits)));
  const known = new Map<string, number>();
  for (const one of level.analysis.diagnostics) known.set(nameOf(one), (known.get(nameOf(one)) ?? 0) + 1);
  return after.analysis.diagnostics.filter((one) => {
    if (one.severity === 'information') return false;
    const left = known.get(nameOf(one)) ?? 0;
    known.set(nameOf(one), left - 1);
    return left <= 0;
  });
}

/** Faults that say the same are the same, wherever in the text they are by now. */
function nameOf({ code, message }: Diagnostic): string {
  return `${code}\n${message}`;
}
