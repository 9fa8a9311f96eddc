import type { Place } from '../core';
import type { JsonDocument, Span } from './types';

/**
 * Returns the span of the text at a place. If half-typed text no longer contains the place, returns the span of the
 * nearest container that is still there; if the text is empty, the whole text.
 */
export function spanOfPlace(document: JsonDocument, { path, index, onKey }: Place): Span {
  const exact =
    onKey === true
      ? document.keySpanOf(path)
      : index === undefined
        ? document.spanOf(path)
        : document.characterSpanOf(path, index);
  if (exact !== undefined) return exact;
  for (let depth = path.length; depth >= 0; depth--) {
    const around = document.spanOf(path.slice(0, depth));
    if (around !== undefined) return around;
  }
  return { start: 0, end: document.text.length };
}
