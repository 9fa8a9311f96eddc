import type { Diagnostic as LspDiagnostic } from 'vscode-languageserver';
import type { Diagnostic, Document } from '../../language';
import { severities, source } from '../convert';

/** Finds the client's copy of a diagnostic, so that the client can identify it. */
export function shownAs(
  diagnostic: Diagnostic,
  document: Document,
  shown: readonly LspDiagnostic[],
): LspDiagnostic {
  const { code, message, severity } = diagnostic;
  const range = document.lines.rangeOf(diagnostic.span);
  const same = shown.find(
    (one) =>
      one.code === code &&
      one.range.start.line === range.start.line &&
      one.range.start.character === range.start.character &&
      one.message === message,
  );
  return same ?? { range, severity: severities[severity], code, source, message };
}
