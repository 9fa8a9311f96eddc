/** Sets up the extension in every host; `node.ts` and `browser.ts` only start the server. */
import { commands, window, type ExtensionContext } from 'vscode';
import { commandIds } from './manifest/command-ids';
import { newLevelCommand } from './commands/new-level';
import { createBoardEditor, type BoardProbe } from './board-editor';
import { createLix, type LixProbe } from './lix';
import { createPreview, type PreviewProbe } from './preview';
import { levelFinder } from './documents/front-level';
import { playCommands } from './commands/play-commands';
import { refactorCommands } from './commands/refactor-commands';
import { createRooms, type RoomsProbe } from './rooms';
import { createSaving, type SaveDialogs } from './save';
import { LanguageSession, type ClientFactory } from './session/session';
import { showForecast } from './commands/show-forecast';
import { createStatusItem } from './session/status-item';
import { windowFileDialogs, type FileDialogs } from './webview/file-dialogs';
import type { SharedServices } from './webview/services';

/** Name of the output channel and the language server. */
const productName = 'Reactor Maintenance';

/** Exported for the tests that run in VS Code: the panels, and the dialogs, in which a test puts its own answers. */
export interface ExtensionApi {
  readonly preview: PreviewProbe;
  readonly board: BoardProbe;
  readonly rooms: RoomsProbe;
  readonly lix: LixProbe;
  readonly fileDialogs: FileDialogs;
  readonly saveDialogs: SaveDialogs;
}

/**
 * Starts the language server and all features, and registers them for disposal. If the server cannot be started, the
 * status item shows it, and the extension stays active for a restart.
 */
export async function activateWith(
  context: ExtensionContext,
  createClient: ClientFactory,
): Promise<ExtensionApi> {
  const output = window.createOutputChannel(productName, { log: true });
  const status = createStatusItem();
  const session = new LanguageSession(output, status, createClient);
  const fileDialogs: FileDialogs = { ...windowFileDialogs };
  const shared: SharedServices = {
    extension: context.extensionUri,
    dialogs: fileDialogs,
    log: (message) => output.error(message),
  };
  const preview = createPreview(shared, session, context.workspaceState);
  const findLevel = levelFinder(preview.active);
  const board = createBoardEditor(shared, session, findLevel);
  const rooms = createRooms(shared, session);
  const lix = createLix(shared);
  const saving = createSaving(session, board.settled, fileDialogs);
  saving.onDidName(({ from, to }) => preview.renamed(from, to));
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
    ...refactorCommands(session, findLevel),
    ...showForecast(session, findLevel),
    ...playCommands(session, findLevel),
    newLevelCommand(session),
    commands.registerCommand(commandIds.walkthrough.open, () =>
      commands.executeCommand('workbench.action.openWalkthrough', `${context.extension.id}#first-level`),
    ),
    commands.registerCommand(commandIds.server.showOutput, () => output.show()),
  );
  await session.start();
  return {
    preview: preview.probe,
    board: board.probe,
    rooms: rooms.probe,
    lix: lix.probe,
    fileDialogs,
    saveDialogs: saving.dialogs,
  };
}
