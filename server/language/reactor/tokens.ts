import type { Path } from '../../../engine/core';
import type { JsonValue, Span } from '../../../engine/json';
import { childOf } from '../../../engine/shape';
import { semanticTokens, type SemanticToken } from '../json/tokens';
import type { LevelAsked } from './completion';
import { roleOf, type LevelContext, type MentionRole } from './level';

const referring: readonly MentionRole[] = [
  'binding',
  'area',
  'door-edge',
  'leak-access',
  'predicate',
  'effect',
  'effect-access',
];

/** The members of a level without any word in them. */
const wordless: readonly string[] = ['metadata', 'dimensions', 'terrain', 'networks', 'hazards'];

/** The tokens of a level in a range, with its ids and the places that it refers to. */
export function levelTokens({ document, shape, level }: LevelAsked, range: Span): readonly SemanticToken[] {
  const { sketch } = level;
  const isPlace = (path: Path, value: JsonValue): boolean =>
    sketch.cellOf(value) !== undefined && referring.includes(roleOf(path));
  return semanticTokens({ document, shape, namesAt: namesOf(level), isPlace, wordless }, range);
}

/** Returns the ids that may be written at a path; `undefined` if none may. */
function namesOf({ sketch }: LevelContext): (path: Path) => ReadonlySet<string> | undefined {
  const idOf = (value: JsonValue): string[] => {
    const id = childOf(value, 'id');
    return typeof id === 'string' && id !== '' ? [id] : [];
  };
  const reactors = new Set(sketch.props.flatMap(({ value }) => idOf(value)));
  const rules = new Set(sketch.rules.flatMap(({ value }) => idOf(value)));
  return ([list, , key, , inner]) => {
    if (list === 'props' && key === 'id') return reactors;
    if (list === 'rules') return key === 'id' ? rules : inner === 'reactor' ? reactors : undefined;
    return undefined;
  };
}
