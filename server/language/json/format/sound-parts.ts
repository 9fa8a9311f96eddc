import type { Path } from '../../../../engine/core';
import type {
  JsonArray,
  JsonDocument,
  JsonObject,
  JsonValue,
  Span,
  SyntaxFault,
} from '../../../../engine/json';

/** A list or object without syntax errors. */
export interface SoundPart {
  readonly path: Path;
  readonly span: Span;
}

/** Returns the largest lists and objects without syntax errors; the whole document, if it is valid. */
export function soundParts(json: JsonDocument): SoundPart[] {
  const parts: SoundPart[] = [];
  collect(json, json.value, [], parts);
  return parts;
}

function collect(json: JsonDocument, value: JsonValue, path: Path, parts: SoundPart[]): void {
  if (typeof value !== 'object' || value === null) return;
  const span = json.spanOf(path);
  if (span === undefined) return;
  if (isSound(json, value, span)) {
    parts.push({ path, span });
    return;
  }
  if (Array.isArray(value)) {
    (value as readonly JsonValue[]).forEach((item, index) => {
      collect(json, item, [...path, index], parts);
    });
  } else {
    for (const [key, member] of Object.entries<JsonValue>(value))
      collect(json, member, [...path, key], parts);
  }
}

/** Returns true if a list or object has its own brackets and no syntax error between them. */
export function isSound(json: JsonDocument, value: JsonArray | JsonObject, { start, end }: Span): boolean {
  const { text } = json;
  const isClosed = Array.isArray(value)
    ? text[start] === '[' && text[end - 1] === ']'
    : text[start] === '{' && text[end - 1] === '}';
  if (!isClosed || json.isOpen(value)) return false;
  return !json.faults.some((fault) => fault.start < end && fault.end > start && !isBehind(fault, end));
}

/** Returns true if an error at the last character before an offset says that something is missing after it. */
function isBehind({ kind, start, end }: SyntaxFault, offset: number): boolean {
  return (kind === 'unclosed-bracket' || kind === 'missing-comma') && start === offset - 1 && end === offset;
}
