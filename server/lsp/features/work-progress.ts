import type { Connection } from 'vscode-languageserver';

/** Progress as it is shown to a person. */
export interface ShownProgress {
  report(message: string): void;
  end(): void;
}

/** Shows that work goes on, where the client can; `cancel` is called where the person wants it to end. */
export function startProgress(
  connection: Connection,
  isSupported: boolean,
  title: string,
  cancel: () => void,
): ShownProgress {
  if (!isSupported) return { report: () => undefined, end: () => undefined };
  let isOver = false;
  const reporter = connection.window.createWorkDoneProgress().then((made) => {
    made.begin(title, undefined, '', true);
    made.token.onCancellationRequested(cancel);
    return made;
  });
  const tell = (say: (made: Awaited<typeof reporter>) => void): void => {
    reporter.then(say).catch(() => undefined);
  };
  return {
    report: (message) =>
      tell((made) => {
        if (!isOver) made.report(message);
      }),
    end: () => {
      if (isOver) return;
      isOver = true;
      tell((made) => made.done());
    },
  };
}
