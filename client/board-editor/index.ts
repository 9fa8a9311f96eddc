/** The board as an editor of its own beside the text editor: undo, redo, save and hot exit are VS Code's. */
import {
  commands,
  EventEmitter,
  languages,
  window,
  type Event,
  type ExtensionContext,
  type LogOutputChannel,
  type TextDocument,
  type Uri,
  type Disposable,
} from 'vscode';
import { commandIds } from '../command-ids';
import type { BoardHostMessage, BoardMessage } from '../../protocol/board';
import { languageId } from '../documents/languages';
import { levelAddress } from '../documents/levels';
import { pageOptions, pageText } from '../webview/html';
import type { LanguageSession } from '../session/session';
import { boardViewType } from '../documents/active-board';
import { BoardEditor } from './editor';
import { registerUndo } from './undo';
import { EditQueue } from './edit-queue';

/** What tests in VS Code get of the board editor. Nobody else should rely on it. */
export interface BoardProbe {
  readonly onMessage: Event<{ readonly uri: Uri; readonly message: BoardHostMessage | BoardMessage }>;
  /** Does what a document's board would have done by sending this. */
  readonly receive: (uri: Uri, message: BoardMessage) => void;
}

/** Sets up the editor, and the command that opens it. `previewed`: the level of the preview that the person is in. */
export function createBoardEditor(
  context: ExtensionContext,
  session: LanguageSession,
  output: LogOutputChannel,
  previewed: () => Uri | undefined,
): {
  readonly disposables: readonly Disposable[];
  readonly probe: BoardProbe;
  /** Resolves when all that was drawn of a document so far is in its text. */
  readonly settled: (document: TextDocument) => Promise<void>;
} {
  const overheard = new EventEmitter<{ uri: Uri; message: BoardHostMessage | BoardMessage }>();
  const editors = new Set<BoardEditor>();
  const log = (message: string): void => output.error(message);
  const edits = new EditQueue(log);
  const services = {
    extension: context.extensionUri,
    session,
    edits,
    log,
    onMessage: (uri: Uri, message: BoardHostMessage | BoardMessage) => overheard.fire({ uri, message }),
  };
  const provider = window.registerCustomEditorProvider(
    boardViewType,
    {
      resolveCustomTextEditor: async (document, shown) => {
        // one without a file forgets its language when the window is loaded anew, and then nobody checks it
        if (document.languageId !== languageId) await languages.setTextDocumentLanguage(document, languageId);
        const editor = new BoardEditor(document, shown, services);
        editors.add(editor);
        shown.onDidDispose(() => editors.delete(editor));
        shown.webview.options = pageOptions(context.extensionUri);
        shown.webview.html = pageText(shown.webview, context.extensionUri, 'board-editor.js');
      },
    },
    { supportsMultipleEditorsPerDocument: true },
  );
  const open = commands.registerCommand(commandIds.board.open, async (given?: unknown) => {
    const uri = levelAddress(given) ?? previewed();
    if (uri === undefined) void window.showInformationMessage('Open a level first: the board draws it.');
    else await commands.executeCommand('vscode.openWith', uri, boardViewType);
  });
  return {
    settled: (document) => edits.settled(document),
    disposables: [overheard, provider, open, ...registerUndo(edits)],
    probe: {
      onMessage: overheard.event,
      receive: (uri, message) =>
        [...editors].find(({ document }) => document.uri.toString() === uri.toString())?.receive(message),
    },
  };
}
