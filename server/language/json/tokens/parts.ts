import type { Path } from '../../../../engine/core';
import type { JsonDocument, JsonValue, Span } from '../../../../engine/json';
import { childOf, membersOf, type Members, type Shape, type VariantShape } from '../../../../engine/shape';

/** A value with a known shape. */
export interface Part {
  readonly path: Path;
  readonly span: Span;
  readonly value: JsonValue;
  readonly shape: Shape;
}

interface Level {
  readonly shape: Shape;
  readonly value: JsonValue;
}

/** The members of objects by shape and type, cached. */
type KnownMembers = Map<Shape, Map<JsonValue, Members>>;

/**
 * Visits the values that touch a range and that the format knows, in text order, each before its content. The content
 * is visited only if `visit` returns true.
 */
export function eachPart(
  json: JsonDocument,
  shape: Shape,
  range: Span,
  visit: (part: Part) => boolean,
): void {
  const around: Level[] = [];
  const known: KnownMembers = new Map();
  const root = { shape, value: json.value };
  json.visit(range, (path, span) => {
    const here = path.length === 0 ? root : below(around[path.length - 1], path.at(-1), known);
    if (here === undefined) return false;
    around[path.length] = here;
    return visit({ path, span, value: here.value, shape: here.shape });
  });
}

function below(
  parent: Level | undefined,
  step: string | number | undefined,
  known: KnownMembers,
): Level | undefined {
  if (parent === undefined || step === undefined) return undefined;
  const shape = shapeOf(parent, step, known);
  return shape === undefined ? undefined : { shape, value: childOf(parent.value, step) };
}

function shapeOf({ shape, value }: Level, step: string | number, known: KnownMembers): Shape | undefined {
  if (shape.kind === 'list') return shape.item;
  if ((shape.kind !== 'object' && shape.kind !== 'variant') || typeof step !== 'string') return undefined;
  const members = shape.kind === 'object' ? shape.members : membersOfCase(shape, value, known);
  return Object.hasOwn(members, step) ? members[step]?.shape : undefined;
}

function membersOfCase(shape: VariantShape, value: JsonValue, known: KnownMembers): Members {
  const type = childOf(value, shape.tag);
  let cases = known.get(shape);
  if (cases === undefined) known.set(shape, (cases = new Map<JsonValue, Members>()));
  let members = cases.get(type);
  if (members === undefined) cases.set(type, (members = membersOf(shape, value)));
  return members;
}
