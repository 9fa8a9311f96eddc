/** What the extension does in every host; `node.ts` and `browser.ts` only say how the server is started. */
import { commands, window, type ExtensionContext } from 'vscode';
import { commandIds } from './command-ids';
import { newLevelCommand } from './commands/new-level';
import { createBoardEditor, type BoardProbe } from './board-editor';
import { createLix, type LixProbe } from './lix';
import { createPreview, type PreviewProbe } from './preview';
import { refactorCommands } from './commands/refactor-commands';
import { createRooms, type RoomsProbe } from './rooms';
import { createSaving, type SaveDialogs } from './save';
import { LanguageSession, type ClientFactory } from './session/session';
import { showForecast } from './commands/show-forecast';
import { createStatusItem } from './session/status-item';

/** The name of the output channel, and of the language server where VS Code speaks of it. */
const productName = 'Reactor Maintenance';

/** What `activate` gives to whoever asks VS Code for it: our tests. */
export interface ExtensionApi {
  readonly preview: PreviewProbe;
  readonly board: BoardProbe;
  readonly rooms: RoomsProbe;
  readonly lix: LixProbe;
  /** What saving says: a test puts its own answers in. */
  readonly saving: SaveDialogs;
}

/**
 * Starts the language server and everything around it, and hands all of it to the context for disposal.
 * A server that cannot be started is shown by the status item; the extension itself stays alive for a restart.
 */
export async function activateWith(
  context: ExtensionContext,
  createClient: ClientFactory,
): Promise<ExtensionApi> {
  const output = window.createOutputChannel(productName, { log: true });
  const status = createStatusItem();
  const session = new LanguageSession(output, status, createClient);
  const preview = createPreview(context, session, output);
  const board = createBoardEditor(context, session, output, preview.active);
  const rooms = createRooms(context, session, output);
  const lix = createLix(context, output);
  const saving = createSaving(session, board.settled);
  context.subscriptions.push(
    output,
    status,
    session,
    commands.registerCommand(commandIds.server.restart, () => session.restart()),
    ...preview.disposables,
    ...saving.disposables,
    ...board.disposables,
    ...rooms.disposables,
    ...lix.disposables,
    ...refactorCommands(session),
    ...showForecast(session),
    newLevelCommand(session),
    commands.registerCommand(commandIds.server.showOutput, () => output.show()),
  );
  await session.start();
  return {
    preview: preview.probe,
    board: board.probe,
    rooms: rooms.probe,
    lix: lix.probe,
    saving: saving.dialogs,
  };
}
