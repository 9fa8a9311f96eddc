import type { Path } from '../../../engine/core';
import type { JsonDocument, JsonValue, Span } from '../../../engine/json';
import { childOf, membersOf, type Members, type Shape } from '../../../engine/shape';

/** A value of a document where the format knows what belongs there. */
export interface Part {
  readonly path: Path;
  readonly span: Span;
  readonly value: JsonValue;
  readonly shape: Shape;
}

interface Level {
  readonly shape: Shape;
  readonly value: JsonValue;
  /** What an object may have, found once for all that it has. */
  members?: Members;
}

/**
 * Goes through the values that touch a range and that the format knows, in text order, each before those inside it; into
 * those inside only where `visit` answers true.
 */
export function eachPart(
  json: JsonDocument,
  shape: Shape,
  range: Span,
  visit: (part: Part) => boolean,
): void {
  const around: Level[] = [];
  json.visit(range, (path, span) => {
    const here = levelAt(path, around, { shape, value: json.value });
    if (here === undefined) return false;
    around[path.length] = here;
    return visit({ path, span, value: here.value, shape: here.shape });
  });
}

function levelAt(path: Path, around: readonly Level[], root: Level): Level | undefined {
  const step = path.at(-1);
  if (step === undefined) return root;
  const parent = around[path.length - 1];
  const shape = parent && shapeOf(parent, step);
  return shape === undefined ? undefined : { shape, value: childOf(parent?.value, step) };
}

function shapeOf(parent: Level, step: string | number): Shape | undefined {
  const { shape } = parent;
  if (shape.kind === 'list') return shape.item;
  if (shape.kind !== 'object' && shape.kind !== 'variant') return undefined;
  const members = (parent.members ??= membersOf(shape, parent.value));
  return typeof step === 'string' && Object.hasOwn(members, step) ? members[step]?.shape : undefined;
}
