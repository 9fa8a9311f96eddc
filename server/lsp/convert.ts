import {
  DiagnosticSeverity as LspSeverity,
  type Diagnostic as LspDiagnostic,
  type DiagnosticRelatedInformation,
} from 'vscode-languageserver';
import { counted } from '../../engine/core';
import { languages, type Diagnostic, type Hint, type Report } from '../language';
import type { DiagnosticData } from '../../protocol/server';

/** Maximum number of diagnostics sent for a file; editors show no more. */
const maxDiagnostics = 1000;
/** Maximum number of related places of a diagnostic. */
const maxRelated = 100;
/** Maximum number of cells of a diagnostic. */
const maxCells = 400;

/** Options for converting diagnostics for a client. */
export interface DiagnosticStyle {
  readonly relatedInformation: boolean;
  /** Returns the URL of a code in a page of the manual, by default that of levels; `undefined` if the editor cannot open it. */
  readonly manual: ((code: string, page?: string) => string) | undefined;
  /** True to send cells, which only our own client uses. */
  readonly cells: boolean;
}

/** The severities of LSP. */
export const severities = {
  error: LspSeverity.Error,
  warning: LspSeverity.Warning,
  information: LspSeverity.Information,
} as const;

/** The source of diagnostics that editors show. */
export const source = 'reactor-level';

/** Converts the diagnostics of a report. */
export function toLsp(report: Report, style: DiagnosticStyle): LspDiagnostic[] {
  const { diagnostics, uri } = report;
  const sent = diagnostics.slice(0, maxDiagnostics).map((diagnostic) => ({
    ...convert(diagnostic, uri, style),
    severity: severities[diagnostic.severity],
    ...manualOf(report.kind, diagnostic.code, style),
  }));
  const rest = diagnostics.slice(maxDiagnostics);
  const [first] = rest;
  if (first !== undefined) {
    const worst = rest.some(({ severity }) => severity === 'error') ? LspSeverity.Error : LspSeverity.Warning;
    const message = `${counted(rest.length, 'more problem')} in this file ${rest.length === 1 ? 'is' : 'are'} not shown. Fix some of the ones above first.`;
    sent.push({ range: first.range, severity: worst, source, message });
  }
  return sent;
}

/** Links a code to the manual of its language. */
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

/** Converts forecasts to hints, which editors show unobtrusively. */
export function hintsToLsp(hints: readonly Hint[], uri: string, style: DiagnosticStyle): LspDiagnostic[] {
  return hints.map((hint) => ({ ...convert(hint, uri, style), severity: LspSeverity.Hint }));
}

function convert(
  diagnostic: Hint,
  uri: string,
  { relatedInformation, cells: withCells }: DiagnosticStyle,
): LspDiagnostic {
  const { code, message, range, related, cells } = diagnostic;
  const data: DiagnosticData = { cells: cells.slice(0, maxCells) };
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
  return related.slice(0, maxRelated).map(({ message, range }, index) => {
    const left = related.length - maxRelated;
    const isLast = index === maxRelated - 1 && left > 0;
    return {
      location: { uri, range },
      message: isLast ? `${message} (and ${counted(left, 'more place')})` : message,
    };
  });
}
