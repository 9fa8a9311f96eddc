/** Timeouts in milliseconds, so that nothing can hang a test run. */

const second = 1_000;

export const limits = {
  /** One of the three installations of the VS Code from npm. */
  npmInstall: 420 * second,
  /** The first response of the site that VS Code is downloaded from. */
  downloadContact: 20 * second,
  /** The whole download. */
  download: 300 * second,
  /** From the start of the server to its first response. */
  serverStart: 60 * second,
  /** From asking the server to end to ending it. */
  serverStop: 5 * second,
  /** From opening the page to a workbench with an editor area. */
  workbench: 60 * second,
  /** One step in one of VS Code's pickers. */
  pick: 8 * second,
  /** From an open file to the first underline. */
  faults: 15 * second,
  /** A whole suite inside VS Code; each of its tests has its own limit. */
  suite: 600 * second,
} as const;

/** Rejects with `message` unless `work` settles in time. The timer never keeps the process alive. */
export async function within<T>(limit: number, message: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${message} (waited ${limit / second} s)`)), limit);
    timer.unref();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
