import { readRooms, type RoomsFile, type RoomsIssue } from '../../../engine/rooms';
import type { Place } from '../../../engine/core';
import { firstOf } from '../text/diagnose';
import { maxDiagnostics } from '../text/reader-issues';
import type { Diagnostic, DiagnosticPlace } from '../text/diagnostic';
import type { Document } from '../text/document';
import { underlinedSpan } from '../../../engine/json';
import { originalSeverities, type SeverityOf } from '../text/severity';
import { namesIn, type NameUse } from './names';
import { sketchToml, type Sketch } from './sketch';
import { syntaxFault } from './syntax-fault';
import { readToml, type TomlDocument } from '../toml/toml';

/** The analysis of a single text. Immutable. */
export class RoomsText {
  private drawn: Sketch | undefined;
  private named: readonly NameUse[] | undefined;

  constructor(
    readonly document: Document,
    readonly toml: TomlDocument,
    /** The decoded value; for invalid TOML, that of the last valid version. */
    readonly file: RoomsFile,
  ) {}

  /** The parts of the current text, valid or not. */
  get sketch(): Sketch {
    return (this.drawn ??= sketchToml(this.document.text, this.toml.fault === undefined));
  }

  /** Every name in it. */
  get names(): readonly NameUse[] {
    return (this.named ??= namesIn(this.sketch));
  }
}

/** Reads a text. `before` is the same file's last reading. */
export function readRoomsText(key: string, document: Document, before: RoomsText | undefined): RoomsText {
  const toml = readToml(document.text, before?.toml);
  // the last valid reading stays in use, but nothing is said to be missing because of it
  const isPartial = toml.fault !== undefined;
  return new RoomsText(document, toml, readRooms({ file: key, value: toml.value, isPartial }));
}

/**
 * Returns the diagnostics of a file: its own issues and those of the whole registry. Invalid TOML has only its syntax
 * error, since the other issues belong to an earlier text.
 */
export function diagnoseRooms(
  { document, toml, file, sketch }: RoomsText,
  joined: readonly RoomsIssue[],
  severityOf: SeverityOf = originalSeverities,
): readonly Diagnostic[] {
  if (toml.fault !== undefined) {
    const { message, span } = syntaxFault(sketch, toml.fault);
    const place = shownAt(document, [], span);
    return [{ code: 'syntax', severity: 'error', message, ...place, related: [], cells: [] }];
  }
  const issues = firstOf(
    [...file.issues, ...joined.filter((issue) => issue.file === file.file)],
    maxDiagnostics,
  );
  return issues
    .flatMap((issue): Diagnostic[] => {
      const severity = severityOf(issue.code, issue.severity);
      if (severity === 'off') return [];
      const related = issue.related.map((place) => ({
        message: place.message,
        ...placeOf(document, toml, place),
      }));
      const { code, message, data } = issue;
      const place = placeOf(document, toml, issue);
      return [
        { code, severity, message, cells: [], ...place, related, ...(data === undefined ? {} : { data }) },
      ];
    })
    .sort((one, other) => one.span.start - other.span.start || one.span.end - other.span.end);
}

function placeOf(document: Document, toml: TomlDocument, { path, index, onKey }: Place): DiagnosticPlace {
  const exact = index === undefined ? toml.spanOf(path, onKey) : toml.characterSpanOf(path, index);
  if (exact !== undefined) return shownAt(document, path, exact);
  for (let depth = path.length; depth >= 0; depth--) {
    const around = toml.spanOf(path.slice(0, depth));
    if (around !== undefined) return shownAt(document, path, around);
  }
  return shownAt(document, path, { start: 0, end: document.text.length });
}

function shownAt(
  document: Document,
  path: Place['path'],
  span: { readonly start: number; readonly end: number },
): DiagnosticPlace {
  const shown = underlinedSpan(document.text, span);
  return { path, span: shown, range: document.lines.rangeOf(shown) };
}
