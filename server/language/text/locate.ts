import type { Issue, Place } from '../../../engine/core';
import { spanOfPlace, type Span } from '../../../engine/json';
import type { Diagnostic, DiagnosticPlace } from './diagnostic';
import type { Document } from './document';
import { underlinedSpan } from '../../../engine/json';

/** An issue as a diagnostic: each of its places found in the text. */
export function locateIssue(document: Document, issue: Issue): Diagnostic {
  return {
    code: issue.code,
    severity: issue.severity,
    message: issue.message,
    cells: issue.cells,
    ...locatePlace(document, issue),
    ...(issue.data === undefined ? {} : { data: issue.data }),
    related: issue.related.map((place) => ({ message: place.message, ...locatePlace(document, place) })),
  };
}

/** Locates a path. */
function locatePlace(document: Document, place: Place): DiagnosticPlace {
  return locateSpan(document, place.path, spanOfPlace(document.json, place));
}

/** Locates a span. The shown span is within the text, and on one line. */
export function locateSpan(document: Document, path: Place['path'], span: Span): DiagnosticPlace {
  const shown = underlinedSpan(document.json.text, span);
  return { path, span: shown, range: document.lines.rangeOf(shown) };
}
