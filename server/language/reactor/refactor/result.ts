import { readJson, type JsonDocument, type TextEdit } from '../../../../engine/json';
import { checkLevel, type CheckedLevel } from '../../../../engine/reactor';
import { noPlace } from '../../json/edits';
import { applyEdits } from '../../text/edits';
import type { LevelContext } from '../level';
import type { Plan } from './plan';

/** What a refactoring would do, or why it cannot. */
export type Refactoring =
  | {
      readonly edits: readonly TextEdit[];
      /** What had to go, each in a few words. */
      readonly removed: readonly string[];
    }
  | { readonly refused: string };

/** Writes a plan as edits, if the level has no more errors afterwards than it has now. */
export function carriedOut(level: LevelContext, plan: Plan, removed: readonly string[]): Refactoring {
  const { json } = level.document;
  const edits = plan.edits(json);
  if (edits === undefined) return { refused: noPlace };
  const errorsNow = errorsOf(level.analysis.checked);
  const errorsThen = errorsOf(checkLevel(readJson(applyEdits(json.text, edits)), level.balance));
  if (errorsThen.length <= errorsNow.length) return { edits, removed };
  const known = new Set(errorsNow);
  const first = errorsThen.find((message) => !known.has(message)) ?? errorsThen[0] ?? '';
  return { refused: `The level would have a new error: ${first}` };
}

function errorsOf({ issues }: CheckedLevel): string[] {
  return issues.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

/** Why a text is not sound enough to be moved about in; `undefined` where it is. */
export function unsound(json: JsonDocument): string | undefined {
  if (json.faults.length > 0) return 'Fix the syntax faults of the file first.';
  return json.duplicateKeys.length > 0 ? 'Remove the keys that occur twice first.' : undefined;
}
