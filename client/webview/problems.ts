/** What VS Code shows for a document, as a panel lists it. */
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

/** The problems of a document, in the order of the text. What spell checkers and their like say is no problem of a level. */
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

/** A range as plain data: VS Code's own has no members of its own that a message could carry. */
function plainRange({ start, end }: Range): TextRange {
  return {
    start: { line: start.line, character: start.character },
    end: { line: end.line, character: end.character },
  };
}

function codeOf({ code }: Diagnostic): string {
  return String(typeof code === 'object' ? code.value : (code ?? ''));
}

/** The cells that the server says it concerns; the client keeps a diagnostic's `data` on the diagnostic itself. */
function cellsOf(diagnostic: Diagnostic & { readonly data?: unknown }): number[] {
  const { data } = diagnostic;
  if (typeof data !== 'object' || data === null || !('cells' in data)) return [];
  const { cells } = data;
  return Array.isArray(cells) ? cells.filter((cell): cell is number => typeof cell === 'number') : [];
}
