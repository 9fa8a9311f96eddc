import type { Path } from '../../../../engine/core';
import type { JsonValue } from '../../../../engine/json';
import { scenarioShape } from '../../../../engine/lix';
import { membersOf, quote, shapeAt, valueAt } from '../../../../engine/shape';
import { removeAt, setMember } from '../../json/edits';
import type { JsonFixContext, JsonProblem } from '../../json/fixes';
import type { Diagnostic } from '../../text/diagnostic';
import type { Proposal, Propose } from '../../text/fixes';

/** A way to fix problems of scenarios. */
export type LixFix = Propose<JsonFixContext>;

/** Removes the input that a problem is in. */
export function removeInput({ context, diagnostic }: JsonProblem, isPreferred = false): Proposal {
  return {
    title: 'Remove this input',
    edits: removeAt(context.json, inputOf(diagnostic)),
    isPreferred,
  };
}

/** Returns the path of the input that a problem is in. */
export function inputOf({ path }: Diagnostic): Path {
  return path.slice(0, 2);
}

/** Writes a value at a path, in the order of the format's members. */
export function setAt({ context }: JsonProblem, path: Path, value: JsonValue, isPreferred = false): Proposal {
  const { json } = context;
  const object = path.slice(0, -1);
  const order = orderAt(json.value, object);
  const edits = setMember(json, object, String(path.at(-1)), value, { order });
  return { title: `Change to ${quote(value)}`, edits, isPreferred };
}

/** Returns the keys that an object can have, in the order of its shape. */
function orderAt(value: JsonValue, object: Path): readonly string[] {
  const shape = shapeAt(scenarioShape, value, object)?.shape;
  const isObject = shape?.kind === 'object' || shape?.kind === 'variant';
  return isObject ? Object.keys(membersOf(shape, valueAt(value, object))) : [];
}
