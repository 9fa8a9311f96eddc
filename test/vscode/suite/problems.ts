/** Waiting for diagnostics, always on VS Code's own event and never longer than a limit. */
import { DiagnosticSeverity, languages, type Diagnostic, type Uri } from 'vscode';

/** Milliseconds that a server may take, a workspace scan and a slow machine included. */
const patience = 15_000;

/** The codes of the errors that VS Code shows for a file, in the order of their places. */
export function errorCodes(uri: Uri): string[] {
  return codes(uri, ({ severity }) => severity === DiagnosticSeverity.Error);
}

/** Resolves once the errors of the file are exactly these, each shown once. */
export function untilErrors(uri: Uri, wanted: readonly string[]): Promise<void> {
  return until(uri, wanted, () => errorCodes(uri));
}

/** Resolves once the errors and warnings of the file are exactly these; how a puzzle starts is no fault. */
export function untilFaults(uri: Uri, wanted: readonly string[]): Promise<void> {
  return until(uri, wanted, () => codes(uri, ({ severity }) => severity <= DiagnosticSeverity.Warning));
}

/** Resolves once everything that is shown for the file, whatever its severity, is exactly this. */
export function untilProblems(uri: Uri, wanted: readonly string[]): Promise<void> {
  return until(uri, wanted, () => codes(uri, () => true));
}

/** Lists the sources of the errors and warnings of the file; faults of a schema have no source. */
export function sources(uri: Uri): string[] {
  return languages
    .getDiagnostics(uri)
    .filter(({ severity }) => severity <= DiagnosticSeverity.Warning)
    .map(({ source }) => source ?? 'schema')
    .sort();
}

/** Resolves once the errors and warnings of the file are shown by exactly these. */
export function untilSources(uri: Uri, wanted: readonly string[]): Promise<void> {
  return until(uri, wanted, () => sources(uri));
}

async function until(uri: Uri, wanted: readonly string[], seen: () => string[]): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      subscription.dispose();
      if (error === undefined) resolve();
      else reject(error);
    };
    const look = (): void => {
      if (seen().join() === wanted.join()) finish();
    };
    const timer = setTimeout(() => {
      finish(new Error(`${uri.path}: waited for [${wanted.join()}], last saw [${seen().join()}]`));
    }, patience);
    const subscription = languages.onDidChangeDiagnostics(look);
    look();
  });
}

function codes(uri: Uri, isMeant: (diagnostic: Diagnostic) => boolean): string[] {
  return languages
    .getDiagnostics(uri)
    .filter(isMeant)
    .sort((a, b) => a.range.start.compareTo(b.range.start))
    .map(({ code }) => String(typeof code === 'object' ? code.value : code));
}
