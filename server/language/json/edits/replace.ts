import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonObject, JsonValue, TextEdit } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import { minimalEdit } from '../../text/edits';
import { measureGrids } from './layout';
import { pieceOf, type Piece } from './piece';
import { marginAt } from './places';
import { styleOf } from './print';
import { changedAt, proven, sameValue } from './proof';

/**
 * Returns the edits that replace a value by another. Equal parts stay as they are written: of lists of equal length and
 * of objects with the same keys, only the parts that differ are replaced.
 */
export function replaceValue(json: JsonDocument, path: Path, value: JsonValue): TextEdit[] | undefined {
  const edits: TextEdit[] = [];
  if (!replaceInto(json, path, value, edits)) return undefined;
  return proven(json, edits, () => changedAt(json.value, path, () => value));
}

function replaceInto(json: JsonDocument, path: Path, value: JsonValue, edits: TextEdit[]): boolean {
  const span = json.spanOf(path);
  if (span === undefined) return false;
  const old = valueAt(json.value, path);
  if (old !== undefined && sameValue(old, value)) return true;
  const steps = commonSteps(json, path, old, value);
  if (steps !== undefined) {
    return steps.every((step) => replaceInto(json, [...path, step], valueAt(value, [step]), edits));
  }
  const { text } = json;
  const margin = marginAt(text, span.start);
  const piece = brokenLike(pieceOf(value), text.slice(span.start, span.end));
  const printed = measureGrids(piece, styleOf(json), { margin, path });
  edits.push(...minimalEdit(text, span.start, span.end, printed));
  return true;
}

/** Returns the steps into both values if they have the same ones. */
function commonSteps(
  json: JsonDocument,
  path: Path,
  old: JsonValue,
  value: JsonValue,
): readonly (string | number)[] | undefined {
  if (typeof old !== 'object' || old === null || typeof value !== 'object' || value === null)
    return undefined;
  if (json.isOpen(old)) return undefined;
  if (Array.isArray(old) && Array.isArray(value))
    return old.length === value.length ? [...old.keys()] : undefined;
  if (Array.isArray(old) || Array.isArray(value)) return undefined;
  const keys = Object.keys(old);
  const isSame =
    keys.length === Object.keys(value).length && keys.every((key) => Object.hasOwn(value as JsonObject, key));
  const isTwice = json.duplicateKeys.some(({ object }) => sameValue(object, path));
  return isSame && !isTwice ? keys : undefined;
}

/** A container that was written over lines stays so. */
function brokenLike(piece: Piece, old: string): Piece {
  if (piece.kind !== 'array' && piece.kind !== 'object') return piece;
  return { ...piece, isBroken: /^[[{][ \t]*[\r\n]/.test(old) };
}
