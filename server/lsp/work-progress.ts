import type { Connection } from 'vscode-languageserver';
import type { ProgressReporter } from '../services/host';

/** Shows progress, if the client can; calls `cancel` if the user ends the work. */
export function startProgress(
  connection: Connection,
  isSupported: boolean,
  title: string,
  cancel: () => void,
): ProgressReporter {
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
