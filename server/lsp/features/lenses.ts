import {
  CodeLensRefreshRequest,
  MessageType,
  ShowMessageNotification,
  type CodeLens,
  type Command,
  type Connection,
} from 'vscode-languageserver';
import { encodeTranscript, transcribe } from '../../../engine/reactor/simulation';
import { solveWords } from '../../../engine/reactor/words';
import {
  isLevelDocument,
  type LevelDocument,
  isTranscript,
  shownText,
  solveLens,
  type DocumentContext,
  type LensAction,
  type LensPart,
} from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import { onRequest } from '../../../protocol/request';
import { winRequest } from '../../../protocol/server';
import { answeredLenses } from './answered-lenses';
import { answer, type Feature, type Services } from './feature';
import { forecastLenses, serveForecast } from './forecast';
import { previewLenses, transcriptLenses } from './preview-lenses';
import type { Settings } from '../settings';
import { Solving } from './solving';

/** Commands that the lens runs: on the server, but for showing a win, which is the editor's. */
const commands: Readonly<Record<LensAction, string>> = {
  solve: reactorCommands.solver.start,
  cancel: reactorCommands.solver.cancel,
  why: reactorCommands.solver.explain,
  replay: reactorCommands.client.replayWin,
};

/** What stands over a level's first line: what becomes of it if nobody acts, and whether it can be won. */
export const lenses: Feature = {
  capabilities: () => ({ codeLensProvider: { resolveProvider: false } }),
  commands: [commands.solve, commands.cancel, commands.why],
  serve: (connection, services) => {
    const solving = solvingOf(connection, services);
    serveForecast(connection, services);
    connection.onCodeLens(({ textDocument: { uri } }, token) =>
      answer(services, uri, token, (context) => lensesOf(context, solving, services)),
    );
    const onLevel = async (argument: unknown, act: (context: LevelDocument) => unknown): Promise<unknown> => {
      const context = typeof argument === 'string' ? await services.project.contextOf(argument) : undefined;
      return isLevelDocument(context) ? act(context) : undefined;
    };
    services.commands.add(commands.solve, ([uri]) => onLevel(uri, (context) => solving.ask(context)));
    services.commands.add(commands.cancel, ([uri]) => onLevel(uri, (context) => solving.cancel(context.uri)));
    services.commands.add(commands.why, ([uri]) =>
      onLevel(uri, (context) => {
        const state = solving.stateOf(context);
        if (state.step !== 'answered') return;
        const { headline, details } = solveWords(state.result, state.level);
        const message = [`${headline}.`, ...details.map((line) => shownText(line, 300))].join(' ');
        return connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
      }),
    );
    onRequest(connection, winRequest, ({ uri }) => {
      const { level, balance, result } = solving.answerOf(uri) ?? {};
      if (level === undefined || balance === undefined || result?.verdict !== 'solved') return null;
      return { transcript: encodeTranscript(transcribe(level, balance, result.actions)) };
    });
  },
};

function lensesOf(
  context: DocumentContext,
  solving: Solving,
  services: Services,
): CodeLens[] | Promise<CodeLens[]> {
  if (isLevelDocument(context))
    return [
      ...previewLenses(context, services),
      ...forecastLenses(context, services),
      ...solveLenses(context, solving, services),
    ];
  return context.kind === 'transcript'
    ? transcriptLenses(context, services)
    : answeredLenses(context, services);
}

function solvingOf(connection: Connection, services: Services): Solving {
  const { client, project, settings, solver } = services;
  let isAsking = false;
  // a client that is still busy with the last refresh gets the next one afterwards, not a queue of them
  let isStale = false;
  const refresh = async (): Promise<void> => {
    isStale = true;
    if (!client.refreshesLenses || isAsking) return;
    isAsking = true;
    while (isStale) {
      isStale = false;
      await connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
    }
    isAsking = false;
  };
  const solving = new Solving(
    {
      connection,
      project,
      solver,
      showsProgress: client.progress,
      bounds: () => boundsOf(settings.current.solver),
    },
    () => void refresh(),
  );
  project.onChange((change) => {
    // a transcript holds or not by its level
    if (change === 'everything' || change.uris.some(isTranscript)) void refresh();
    if (change === 'everything') return;
    for (const uri of change.uris) if (project.openDocument(uri) === undefined) solving.forget(uri);
  });
  connection.onShutdown(() => solver.close());
  return solving;
}

function solveLenses(context: LevelDocument, solving: Solving, { client, settings }: Services): CodeLens[] {
  if (!settings.current.codeLenses.solve) return [];
  const start = { line: 0, character: 0 };
  return solveLens(solving.stateOf(context))
    .filter(({ action }) => action !== 'replay' || client.isOwn)
    .map((part) => ({ range: { start, end: start }, command: commandOf(part, context.uri) }));
}

/** A command without a name is shown as words that cannot be clicked. */
function commandOf({ title, action, tooltip }: LensPart, uri: string): Command {
  return {
    title,
    command: action === undefined ? '' : commands[action],
    ...(action === undefined ? {} : { arguments: [uri] }),
    ...(tooltip === undefined ? {} : { tooltip }),
  };
}

/** A setting of 0 turns means any number of them. */
function boundsOf({ maxStates, maxTurns }: Settings['solver']): { maxStates: number; maxTurns?: number } {
  return maxTurns > 0 ? { maxStates, maxTurns } : { maxStates };
}
