import type { Span } from '../../../engine/json';
import type { Document } from '../text/document';
import type { Fold } from '../text/fold';

/** Finds the folding ranges: objects and arrays on several lines. The closing line stays visible. */
export function foldsOf({ json, lines }: Document): readonly Fold[] {
  const folds: Fold[] = [];
  const seen = new Set<number>();
  for (const span of json.containers()) {
    const start = lines.positionAt(span.start).line;
    const last = lines.positionAt(span.end);
    const isClosedAlone = /^\s*[\]}]/.test(lines.lineText(last.line));
    const end = isClosedAlone ? last.line - 1 : last.line;
    if (end <= start || seen.has(start)) continue;
    seen.add(start);
    folds.push({ start, end });
  }
  return folds;
}

/**
 * Returns the selection ranges at an offset, the smallest first: a row's character, its content, the row, the grid, the
 * member, and so on.
 */
export function selectionsAt({ json }: Document, offset: number): readonly Span[] {
  const { path, onKey, index } = json.locate(offset);
  const spans: Span[] = [];
  const character = index === undefined ? undefined : json.characterSpanOf(path, index);
  const key = onKey ? json.keySpanOf(path) : undefined;
  const inner = json.spanOf(path);
  const isString = json.text[(onKey ? key : inner)?.start ?? -1] === '"';
  if (character !== undefined) spans.push(character);
  const token = onKey ? key : inner;
  if (token !== undefined) {
    if (isString) spans.push({ start: token.start + 1, end: Math.max(token.start + 1, token.end - 1) });
    spans.push(token);
  }
  for (let depth = path.length; depth >= 0; depth--) {
    const part = path.slice(0, depth);
    const value = json.spanOf(part);
    const named = json.keySpanOf(part);
    if (value !== undefined && !(onKey && depth === path.length)) spans.push(value);
    if (value !== undefined && named !== undefined) spans.push({ start: named.start, end: value.end });
  }
  return growing(spans, offset);
}

/** Returns the spans around the offset that are larger than the previous one. */
function growing(spans: readonly Span[], offset: number): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    if (span.start > offset || span.end < offset) continue;
    const isLarger =
      !last ||
      (span.start <= last.start && span.end >= last.end && span.end - span.start > last.end - last.start);
    if (isLarger) kept.push(span);
  }
  return kept;
}
