import type { Path } from '../../../../engine/core';
import type { JsonValue, Span } from '../../../../engine/json';
import { shapeAt, valueAt, type Shape } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { fieldMarkdown, ownKeyMarkdown, wordMarkdown } from './field';

/** A span and its hover text. */
export interface Said {
  readonly markdown: string;
  readonly span: Span | undefined;
}

/** A document of a shape. */
interface Shaped {
  readonly document: Document;
  readonly shape: Shape;
  /** Returns the default of a field if the shape does not have it. */
  readonly fallbackOf?: (path: Path) => JsonValue;
  /** Returns the meaning of a word as the value of a key. */
  readonly meaningOf?: (key: string, word: string) => string | undefined;
}

/** Describes the key or word at an offset from the shape. */
export function shapeSaid(shaped: Shaped, offset: number): Said {
  const { json } = shaped.document;
  const { path, onKey } = json.locate(offset);
  return onKey
    ? { markdown: keyMarkdown(shaped, path), span: json.keySpanOf(path) }
    : { markdown: valueMarkdown(shaped, path), span: json.spanOf(path) };
}

function keyMarkdown({ document, shape, fallbackOf }: Shaped, path: Path): string {
  const key = path.at(-1);
  if (typeof key !== 'string') return '';
  const expectation = shapeAt(shape, document.json.value, path);
  if (expectation !== undefined) return fieldMarkdown(key, expectation, fallbackOf?.(path));
  return key.startsWith('x-') ? ownKeyMarkdown(key) : '';
}

/** Describes a scalar: the meaning of a word, else its field. Lists and objects are described at their keys only. */
function valueMarkdown({ document: { json }, shape, meaningOf }: Shaped, path: Path): string {
  const value = valueAt(json.value, path);
  if (typeof value === 'object' && value !== null) return '';
  // for a list item or a coordinate, the field that contains it
  let depth = path.length - 1;
  while (typeof path[depth] === 'number') depth--;
  const key = path[depth];
  if (typeof key !== 'string') return '';
  const expectation = shapeAt(shape, json.value, path.slice(0, depth + 1));
  const meaning = typeof value === 'string' ? meaningOf?.(key, value) : undefined;
  return expectation === undefined ? '' : wordMarkdown(key, value, expectation, meaning);
}
