/** Waiting for diagnostics, always on VS Code's own event and never longer than a limit. */
import { DiagnosticSeverity, languages, type Diagnostic, type Uri } from 'vscode';

/** Milliseconds that a server may take, a workspace scan and a slow machine included. */
const patience = 15_000;

/** The codes of the errors that VS Code shows for a file, in the order of their places. */
export function errorCodes(uri: Uri): string[] {
  return languages
    .getDiagnostics(uri)
    .filter(({ severity }) => severity === DiagnosticSeverity.Error)
    .sort((a, b) => a.range.start.compareTo(b.range.start))
    .map(codeOf);
}

/** Resolves once the errors of the file are exactly these, each shown once. */
export async function untilErrors(uri: Uri, codes: readonly string[]): Promise<void> {
  const wanted = codes.join();
  await new Promise<void>((resolve, reject) => {
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      subscription.dispose();
      if (error === undefined) resolve();
      else reject(error);
    };
    const look = (): void => {
      if (errorCodes(uri).join() === wanted) finish();
    };
    const timer = setTimeout(() => {
      const seen = errorCodes(uri).join();
      finish(new Error(`${uri.path}: waited for the errors [${wanted}], last saw [${seen}]`));
    }, patience);
    const subscription = languages.onDidChangeDiagnostics(look);
    look();
  });
}

function codeOf({ code }: Diagnostic): string {
  return String(typeof code === 'object' ? code.value : code);
}
