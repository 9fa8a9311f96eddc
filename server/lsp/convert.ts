import {
  DiagnosticSeverity as LspSeverity,
  type Diagnostic as LspDiagnostic,
  type DiagnosticRelatedInformation,
} from 'vscode-languageserver';
import { languages, type Diagnostic, type Hint, type Report } from '../language';
import type { DiagnosticData } from '../../protocol/server';

/** More faults than this are not sent for one file: no editor shows them, and no one reads them. */
const mostDiagnostics = 1000;
/** The same for the places that belong to one fault. */
const mostRelated = 100;
/** And for its cells on a board. */
const mostCells = 400;

/** What of a diagnostic the editor can show, and where the manual is. */
export interface DiagnosticStyle {
  readonly relatedInformation: boolean;
  /** The address of a code's chapter in a page of the manual, by default that of levels; `undefined` where there is none that the editor could open. */
  readonly manual: ((code: string, page?: string) => string) | undefined;
  /** Whether a board wants to know the cells: only our own client has one. */
  readonly cells: boolean;
}

/** Severities as the protocol has them. */
export const severities = {
  error: LspSeverity.Error,
  warning: LspSeverity.Warning,
  information: LspSeverity.Information,
} as const;

/** The name under which an editor shows who speaks. */
export const source = 'reactor-level';

/** A report's diagnostics as the protocol has them. */
export function toLsp(report: Report, style: DiagnosticStyle): LspDiagnostic[] {
  const { diagnostics, uri } = report;
  const sent = diagnostics.slice(0, mostDiagnostics).map((diagnostic) => ({
    ...convert(diagnostic, uri, style),
    severity: severities[diagnostic.severity],
    ...manualOf(report.kind, diagnostic.code, style),
  }));
  const rest = diagnostics.slice(mostDiagnostics);
  const [first] = rest;
  if (first !== undefined) {
    const worst = rest.some(({ severity }) => severity === 'error') ? LspSeverity.Error : LspSeverity.Warning;
    const message = `${rest.length} more faults of this file are not shown. Mend some of those before it first.`;
    sent.push({ range: first.range, severity: worst, source, message });
  }
  return sent;
}

/** The code's chapter in the manual of its language. */
function manualOf(
  kind: string,
  code: string,
  { manual }: DiagnosticStyle,
): Pick<LspDiagnostic, 'codeDescription'> {
  const language = languages.definitionOf(kind);
  return manual === undefined || language === undefined || !Object.hasOwn(language.codes, code)
    ? {}
    : { codeDescription: { href: manual(code, language.manual) } };
}

/** What is foreseen of a level as the protocol has it: hints, which editors show faintly. */
export function hintsToLsp(hints: readonly Hint[], uri: string, style: DiagnosticStyle): LspDiagnostic[] {
  return hints.map((hint) => ({ ...convert(hint, uri, style), severity: LspSeverity.Hint }));
}

function convert(
  diagnostic: Hint,
  uri: string,
  { relatedInformation, cells: withCells }: DiagnosticStyle,
): LspDiagnostic {
  const { code, message, range, related, cells } = diagnostic;
  const data: DiagnosticData = { cells: cells.slice(0, mostCells) };
  return {
    range,
    code,
    source,
    message,
    ...(relatedInformation && related.length > 0 ? { relatedInformation: relate(diagnostic, uri) } : {}),
    ...(withCells && cells.length > 0 ? { data } : {}),
  };
}

function relate({ related }: Pick<Diagnostic, 'related'>, uri: string): DiagnosticRelatedInformation[] {
  return related.slice(0, mostRelated).map(({ message, range }, index) => {
    const left = related.length - mostRelated;
    const isLast = index === mostRelated - 1 && left > 0;
    return { location: { uri, range }, message: isLast ? `${message} (and ${left} more places)` : message };
  });
}
