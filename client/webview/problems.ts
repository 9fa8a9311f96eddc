/** Converts the diagnostics of a document for panels. */
import { DiagnosticSeverity, languages, type Diagnostic, type Range, type TextDocument } from 'vscode';
import type { TextRange } from '../../protocol/server';
import type { PreviewProblem } from '../../protocol/preview';
import { languageId } from '../manifest/languages';

const severities = {
  [DiagnosticSeverity.Error]: 'error',
  [DiagnosticSeverity.Warning]: 'warning',
  [DiagnosticSeverity.Information]: 'information',
  [DiagnosticSeverity.Hint]: 'hint',
} as const;

/** Returns the problems of a document in text order, without those of other sources such as spell checkers. */
export function problemsOf({ uri, languageId: id }: TextDocument): PreviewProblem[] {
  return languages
    .getDiagnostics(uri)
    .filter(({ source }) => source === 'reactor-level' || id !== languageId)
    .sort((one, other) => one.range.start.compareTo(other.range.start) || one.severity - other.severity)
    .map((diagnostic) => ({
      severity: severities[diagnostic.severity],
      code: codeOf(diagnostic),
      message: diagnostic.message,
      range: plainRange(diagnostic.range),
      cells: cellsOf(diagnostic),
    }));
}

/** Converts a range to plain data, because messages cannot carry instances of classes. */
function plainRange({ start, end }: Range): TextRange {
  return {
    start: { line: start.line, character: start.character },
    end: { line: end.line, character: end.character },
  };
}

function codeOf({ code }: Diagnostic): string {
  return String(typeof code === 'object' ? code.value : (code ?? ''));
}

/** Returns the cells in the server's `data`, which the client stores on the diagnostic. */
function cellsOf(diagnostic: Diagnostic & { readonly data?: unknown }): number[] {
  const { data } = diagnostic;
  if (typeof data !== 'object' || data === null || !('cells' in data)) return [];
  const { cells } = data;
  return Array.isArray(cells) ? cells.filter((cell): cell is number => typeof cell === 'number') : [];
}
