import type { IssueData, Path, Severity } from '../../../engine/core';
import type { Span, SyntaxFault } from '../../../engine/json';
import type { Range } from './lines';

/** The severity of a diagnostic after the config file is applied. */
export type DiagnosticSeverity = Severity;

/** A place in a document that a diagnostic points at. */
export interface DiagnosticPlace {
  /** The path of the value, as keys and indexes. */
  readonly path: Path;
  /** In UTF-16 units of the text. Never over more than one line. */
  readonly span: Span;
  readonly range: Range;
}

/** A further place of the same document that helps to understand a diagnostic. */
export interface RelatedDiagnosticPlace extends DiagnosticPlace {
  readonly message: string;
}

/** A fault of a document, with its place in the text. */
export interface Diagnostic extends DiagnosticPlace {
  readonly code: string;
  readonly severity: DiagnosticSeverity;
  readonly message: string;
  readonly related: readonly RelatedDiagnosticPlace[];
  /** Cells of the grid that it concerns, as `y * width + x`. */
  readonly cells: readonly number[];
  /** The parts that fixes need. */
  readonly data?: IssueData;
  /** The fault of the reader that it reports. */
  readonly syntax?: SyntaxFault;
}
