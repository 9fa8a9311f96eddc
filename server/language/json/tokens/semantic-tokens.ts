import type { Path } from '../../../../engine/core';
import type { JsonValue, Span } from '../../../../engine/json';
import { childOf, type Shape } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { roleOf, type LevelContext, type MentionRole } from '../../reactor/level';
import { eachPart, type Part } from './parts';

/**
 * What a token is:
 * - `type`: what a prop, predicate or effect is
 * - `value`: a state, mode, band or another word of an enumeration
 * - `operator`: how a predicate compares
 * - `name`: the id of a reactor or rule, where it is given and where it is used
 * - `place`: a position that refers to a cell for what is there
 */
export type TokenKind = 'type' | 'value' | 'operator' | 'name' | 'place';

/** A piece of one line that is coloured by its meaning. */
export interface SemanticToken extends Span {
  readonly kind: TokenKind;
  /** Whether the name is given here. */
  readonly isDeclaration: boolean;
}

/** A document as tokens ask about it. */
export interface TokenContext {
  readonly document: Document;
  readonly shape: Shape;
  /** Present where the file is a level. */
  readonly level?: LevelContext;
}

const referring: readonly MentionRole[] = [
  'binding',
  'area',
  'door-edge',
  'leak-access',
  'predicate',
  'effect',
  'effect-access',
];

/**
 * The tokens in a range, in text order. Keys, numbers, texts and glyphs have none: the grammar colours them. A word that
 * the format does not know, an id that nothing has and a position off the map have none either, and so look otherwise
 * than those that count.
 */
export function semanticTokens(context: TokenContext, range: Span): readonly SemanticToken[] {
  const { document, level } = context;
  const { json } = document;
  const tokens: SemanticToken[] = [];
  const names = level === undefined ? undefined : namesOf(level);
  eachPart(json, context.shape, range, (part) => {
    const { path, value, span, shape } = part;
    const kind = kindOf(part, level, names);
    const at = kind === undefined ? undefined : typeof value === 'string' ? insideOf(json.text, span) : span;
    const isAsked = at !== undefined && at.end >= range.start && at.start <= range.end;
    if (kind !== undefined && isAsked && isOnOneLine(json.text, at)) {
      const { start, end } = at;
      tokens.push({ start, end, kind, isDeclaration: kind === 'name' && path.at(-1) === 'id' });
    }
    return shape.kind !== 'position' && (path.length > 1 || !wordless.includes(String(path[0])));
  });
  return tokens;
}

/** Members without any word in them. */
const wordless: readonly string[] = ['metadata', 'dimensions', 'terrain', 'networks', 'hazards'];

function kindOf(
  { path, value, shape }: Part,
  level: LevelContext | undefined,
  names: Names | undefined,
): TokenKind | undefined {
  const key = path.at(-1);
  switch (shape.kind) {
    case 'enumeration':
      if (typeof value !== 'string' || !shape.values.includes(value) || path[0] === 'format')
        return undefined;
      if (key === 'type' || key === 'propType') return 'type';
      return key === 'op' ? 'operator' : 'value';
    case 'string':
      return typeof value === 'string' && names?.of(path)?.has(value) ? 'name' : undefined;
    case 'position':
      return level?.sketch.cellOf(value) !== undefined && referring.includes(roleOf(path))
        ? 'place'
        : undefined;
    default:
      return undefined;
  }
}

/** The ids that a level has. */
interface Names {
  /** Those that may stand at a path; `undefined` where none may. */
  readonly of: (path: Path) => ReadonlySet<string> | undefined;
}

function namesOf({ sketch }: LevelContext): Names {
  const idOf = (value: JsonValue): string[] => {
    const id = childOf(value, 'id');
    return typeof id === 'string' && id !== '' ? [id] : [];
  };
  const reactors = new Set(sketch.props.flatMap(({ value }) => idOf(value)));
  const rules = new Set(sketch.rules.flatMap(({ value }) => idOf(value)));
  return {
    of: ([list, , key, , inner]) => {
      if (list === 'props' && key === 'id') return reactors;
      if (list === 'rules') return key === 'id' ? rules : inner === 'reactor' ? reactors : undefined;
      return undefined;
    },
  };
}

/** A string without its quotes; `undefined` where nothing is in it, or it is not closed. */
function insideOf(text: string, { start, end }: Span): Span | undefined {
  return end - start > 2 && text[start] === '"' && text[end - 1] === '"'
    ? { start: start + 1, end: end - 1 }
    : undefined;
}

function isOnOneLine(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    if (unit === 10 || unit === 13) return false;
  }
  return true;
}
