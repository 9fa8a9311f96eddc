import { encodeTranscript, transcribe } from '../../../engine/reactor/simulation';
import { solveWords } from '../../../engine/reactor/words';
import {
  isLevelDocument,
  isTranscript,
  shownText,
  solveLens,
  type Lens,
  type LensAction,
  type LensPart,
  type LevelDocument,
} from '../../language';
import { reactorCommands } from '../../language/reactor/commands';
import { winRequest } from '../../../protocol/server';
import type { ServiceHost } from '../host';
import { firstLine } from './first-line';
import { Solving } from './solving';

const { solver } = reactorCommands;

/** The commands that the server runs for any client. */
export const solverCommandIds: readonly string[] = [solver.start, solver.cancel, solver.explain];

/** The command of each part of the lens. Only our own client can replay a win. */
const commandIds: Readonly<Record<LensAction, string>> = {
  solve: solver.start,
  cancel: solver.cancel,
  why: solver.explain,
  replay: reactorCommands.client.replayWin,
};

/** Serves searches for a win. Returns the lenses of a level about them. */
export function serveSolving(host: ServiceHost): (context: LevelDocument) => Lens[] {
  const { project, settings } = host;
  const solving = new Solving(host);
  project.onChange((change) => {
    // whether a transcript holds depends on its level
    if (change === 'everything' || change.uris.some(isTranscript)) host.refreshLenses();
    if (change === 'everything') return;
    for (const uri of change.uris) if (project.openDocument(uri) === undefined) solving.forget(uri);
  });
  host.onShutdown(() => host.solver.close());
  serveCommands(host, solving);
  host.onRequest(winRequest, ({ uri }) => {
    const { level, balance, result } = solving.answerOf(uri) ?? {};
    if (level === undefined || balance === undefined || result?.verdict !== 'solved') return null;
    return { transcript: encodeTranscript(transcribe(level, balance, result.actions)) };
  });
  return (context) => {
    if (!settings.current.codeLenses.solve) return [];
    return solveLens(solving.stateOf(context))
      .filter(({ action }) => action !== 'replay' || host.isOwnClient)
      .map((part) => toLens(part, context.uri));
  };
}

function serveCommands(host: ServiceHost, solving: Solving): void {
  const refuse = async (refused: string): Promise<undefined> => {
    await host.showMessage('warning', refused);
    return undefined;
  };
  const onLevel = (id: string, act: (context: LevelDocument) => unknown): void =>
    host.onCommand(id, async ([uri]) => {
      const context = typeof uri === 'string' ? await host.project.contextOf(uri) : undefined;
      return isLevelDocument(context) ? act(context) : refuse('The level is not open.');
    });
  onLevel(solver.start, (context) =>
    context.level.analysis.level === undefined
      ? refuse('The level has errors. Fix them before you search for a win.')
      : solving.ask(context),
  );
  onLevel(solver.cancel, (context) => solving.cancel(context.uri));
  onLevel(solver.explain, (context) => {
    const state = solving.stateOf(context);
    if (state.step !== 'answered') return refuse('No search has ended yet. Run "Can it be won?" first.');
    const { headline, details } = solveWords(state.result, state.level);
    const message = [`${headline}.`, ...details.map((line) => shownText(line, 300))].join(' ');
    return host.showMessage('information', message);
  });
}

/** Converts a part of the lens. A part without an action is shown as plain text. */
function toLens({ title, action, tooltip }: LensPart, uri: string): Lens {
  return {
    span: firstLine,
    title,
    ...(tooltip === undefined ? {} : { tooltip }),
    ...(action === undefined ? {} : { command: { name: commandIds[action], arguments: [uri] } }),
  };
}
