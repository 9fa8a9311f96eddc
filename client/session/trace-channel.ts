/** The setting `reactor.trace.server`. */
import { EventEmitter, LogLevel, workspace, type LogOutputChannel, type Disposable } from 'vscode';

/**
 * A view of the output channel through which the protocol's trace is written. The client traces only into a channel
 * whose level is `Trace`; this one claims that level as soon as the setting asks for a trace, so that the setting
 * alone is enough, and writes with `info`, so that the lines show at the channel's usual level.
 */
export function createTraceChannel(output: LogOutputChannel): Disposable & { channel: LogOutputChannel } {
  const changed = new EventEmitter<LogLevel>();
  const level = (): LogLevel => {
    const setting = workspace.getConfiguration('reactor').get<string>('trace.server', 'off');
    return setting === 'off' ? output.logLevel : LogLevel.Trace;
  };
  const channel = Object.create(output, {
    logLevel: { get: level },
    onDidChangeLogLevel: { value: changed.event },
    trace: { value: (message: string, ...rest: unknown[]) => output.info(message, ...rest) },
    dispose: { value: () => undefined },
  }) as LogOutputChannel;
  const subscriptions = [
    changed,
    output.onDidChangeLogLevel(() => changed.fire(level())),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('reactor.trace.server')) changed.fire(level());
    }),
  ];
  return {
    channel,
    dispose: () => {
      subscriptions.forEach((subscription) => {
        subscription.dispose();
      });
    },
  };
}
