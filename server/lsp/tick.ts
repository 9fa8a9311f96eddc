import { RAL, type CancellationToken } from 'vscode-languageserver';

/** Lets whatever else waits have its turn. */
export function tick(): Promise<void> {
  return new Promise((resolve) => void RAL().timer.setImmediate(resolve));
}

/** The result of work, or `undefined` as soon as it is cancelled: a request ends even where the work does not. */
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
