import type { CancellationToken } from 'vscode-languageserver';

/** Resolves to the result of work, or to `undefined` as soon as it is cancelled: a request ends even if its work does not. */
export async function unlessCancelled<T>(work: Promise<T>, token: CancellationToken): Promise<T | undefined> {
  if (token.isCancellationRequested) return undefined;
  let stop: { dispose(): void } | undefined;
  const cancelled = new Promise<undefined>((resolve) => {
    stop = token.onCancellationRequested(() => resolve(undefined));
  });
  try {
    return await Promise.race([work, cancelled]);
  } finally {
    stop?.dispose();
  }
}
