import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../../text/diagnostic';
import { diagnosticsAddedBy } from '../../text/fixes';
import type { LevelContext } from '../level';

/** Returns the errors and warnings that a level would have after edits and does not have now. */
export function newDiagnostics(level: LevelContext, edits: readonly TextEdit[]): Diagnostic[] {
  if (edits.length === 0) return [];
  const added = diagnosticsAddedBy(level.analysis.diagnostics, level.edited(edits).analysis.diagnostics);
  return added.filter(({ severity }) => severity !== 'information');
}
