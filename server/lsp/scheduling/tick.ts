import type { Pace } from '../../language';
import { RAL, type CancellationToken } from 'vscode-languageserver';

/** Lets whatever else waits have its turn. */
export function tick(): Promise<void> {
  return new Promise((resolve) => void RAL().timer.setImmediate(resolve));
}

/** Messages that came together with one that is being answered; each has a turn of its own. */
const together = 5;

/** Lets those messages be answered first that are here already: an editor tells of an edit, asks for its faults, and completes. */
export async function othersFirst(): Promise<void> {
  for (let turn = 0; turn < together; turn++) await tick();
}

/** For so many milliseconds a check keeps others waiting, and as long as its longest step takes. */
const slice = 4;

/** The pace of checks in a process that answers questions as well. */
export function givingWay(): Pace['rest'] {
  let since = Date.now();
  return () => {
    if (Date.now() - since < slice) return undefined;
    return othersFirst().then(() => void (since = Date.now()));
  };
}

/** Lets whoever asks within so many milliseconds be answered first, and what was answered be sent. */
export async function pause(milliseconds: number): Promise<void> {
  await new Promise<void>((resolve) => void RAL().timer.setTimeout(resolve, milliseconds));
  await othersFirst();
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
