import type { Path } from '../../../../engine/core';
import type { JsonValue, Span } from '../../../../engine/json';
import { shapeAt, valueAt, type Shape } from '../../../../engine/shape';
import type { Document } from '../../text/document';
import { fieldMarkdown, ownKeyMarkdown, wordMarkdown } from './field';

/** A place, and what is to be said of it. */
export interface Said {
  readonly markdown: string;
  readonly span: Span | undefined;
}

/** A document of a shape. */
interface Shaped {
  readonly document: Document;
  readonly shape: Shape;
  /** Returns the value that holds without a field, where the shape itself does not tell. */
  readonly fallbackOf?: (path: Path) => JsonValue;
  /** Returns the meaning of a word as the value of a key. */
  readonly meaningOf?: (key: string, word: string) => string | undefined;
}

/** What the format itself says of the key or word at an offset. */
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

/** A scalar value: a word's meaning, else what its field is about. Of lists and objects only their keys speak. */
function valueMarkdown({ document: { json }, shape, meaningOf }: Shaped, path: Path): string {
  const value = valueAt(json.value, path);
  if (typeof value === 'object' && value !== null) return '';
  // of a list's item or a coordinate the field that has it
  let depth = path.length - 1;
  while (typeof path[depth] === 'number') depth--;
  const key = path[depth];
  if (typeof key !== 'string') return '';
  const expectation = shapeAt(shape, json.value, path.slice(0, depth + 1));
  const meaning = typeof value === 'string' ? meaningOf?.(key, value) : undefined;
  return expectation === undefined ? '' : wordMarkdown(key, value, expectation, meaning);
}
