import { readJson, type JsonDocument, type TextEdit } from '../../../../engine/json';
import { checkLevel, type CheckedLevel } from '../../../../engine/reactor';
import { noPlace } from '../../json/edits';
import { applyEdits } from '../../text/edits';
import { diagnosticsAddedBy } from '../../text/fixes';
import type { LevelContext } from '../level';
import type { Plan } from './plan';

/** More edits than this, spread over the file, leave little of it as it was. */
const maxCompared = 32;

/** The result of a refactoring, or why it is not possible. */
export type Refactoring =
  | {
      readonly edits: readonly TextEdit[];
      /** The removed things, each in a few words. */
      readonly removed: readonly string[];
    }
  | { readonly refused: string };

/**
 * Returns a plan as edits if the level does not have more errors afterwards. Only what the edits touch is checked
 * again.
 */
export function carriedOut(level: LevelContext, plan: Plan, removed: readonly string[]): Refactoring {
  const { json } = level.document;
  const edits = plan.edits(json);
  if (edits === undefined) return { refused: noPlace };
  const before = errorsOf(level.analysis.checked);
  const after = errorsOf(checkLevel(editedBy(json, edits), level.balance));
  if (after.length <= before.length) return { edits, removed };
  const [first] = diagnosticsAddedBy(before, after);
  return { refused: `The level would have a new error: ${first?.message ?? ''}` };
}

/** The text after edits. Comparing it with the one before pays only while most of it stays as it is. */
function editedBy(json: JsonDocument, edits: readonly TextEdit[]): JsonDocument {
  return edits.length > maxCompared ? readJson(applyEdits(json.text, edits)) : json.edit(edits);
}

/** The errors, whatever severity a config file gives them. */
function errorsOf({ issues }: CheckedLevel): CheckedLevel['issues'] {
  return issues.filter(({ severity }) => severity === 'error');
}

/** Returns the reason why a text is not sound enough to be moved about in; `undefined` if it is. */
export function unsound(json: JsonDocument): string | undefined {
  if (json.faults.length > 0) return 'Fix the syntax errors of the file first.';
  return json.duplicateKeys.length > 0 ? 'Remove the duplicate keys first.' : undefined;
}
