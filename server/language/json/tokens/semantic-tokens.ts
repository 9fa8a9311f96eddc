import type { Path } from '../../../../engine/core';
import type { JsonValue, Span } from '../../../../engine/json';
import type { Shape } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { eachPart, type Part } from './parts';

/**
 * The kind of a token:
 * - `type`: what a prop, predicate or effect is
 * - `value`: a state, mode, band or another word of an enumeration
 * - `operator`: how a predicate compares
 * - `name`: the id of a reactor or rule, where it is given and where it is used
 * - `place`: a position that refers to a cell for what is there
 */
export type TokenKind = 'type' | 'value' | 'operator' | 'name' | 'place';

/** A semantic token, on one line. */
export interface SemanticToken extends Span {
  readonly kind: TokenKind;
  /** True if the name is given here. */
  readonly isDeclaration: boolean;
}

/** A document for which tokens were requested. */
export interface TokenContext {
  readonly document: Document;
  readonly shape: Shape;
  /** Returns the ids that count as names at a path; `undefined` if none does. */
  readonly namesAt?: (path: Path) => ReadonlySet<string> | undefined;
  /** Returns true if a position refers to a place. */
  readonly isPlace?: (path: Path, value: JsonValue) => boolean;
  /** The top-level members without any tokens. */
  readonly wordless?: readonly string[];
}

/**
 * Returns the tokens in a range, in text order. Keys, numbers, texts and glyphs have none: the grammar colors them.
 * Words that the format does not know, ids that are not defined and positions off the map have none either, so they
 * look different from valid ones.
 */
export function semanticTokens(context: TokenContext, range: Span): readonly SemanticToken[] {
  const { wordless = [] } = context;
  const { json } = context.document;
  const tokens: SemanticToken[] = [];
  eachPart(json, context.shape, range, (part) => {
    const { path, value, span, shape } = part;
    const kind = kindOf(part, context);
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

function kindOf({ path, value, shape }: Part, { namesAt, isPlace }: TokenContext): TokenKind | undefined {
  const key = path.at(-1);
  switch (shape.kind) {
    case 'enumeration':
      if (typeof value !== 'string' || !shape.values.includes(value) || path[0] === 'format')
        return undefined;
      if (key === 'type' || key === 'propType') return 'type';
      return key === 'op' ? 'operator' : 'value';
    case 'string':
      return typeof value === 'string' && namesAt?.(path)?.has(value) ? 'name' : undefined;
    case 'position':
      return isPlace?.(path, value) === true ? 'place' : undefined;
    default:
      return undefined;
  }
}

/** Returns the span of a string without its quotes; `undefined` if it is empty or not closed. */
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
