/**
 * The board editor, a custom editor. VS Code implements undo, redo, save and hot exit. `editor.ts` is one board editor,
 * `edit-queue.ts` orders all edits. Strokes are opaque data here: only the server computes their edits.
 */
import { commands, languages, window, type Disposable, type TextDocument } from 'vscode';
import type { BoardHostMessage, BoardMessage } from '../../protocol/board';
import { commandIds } from '../manifest/command-ids';
import { boardViewType } from '../documents/active-board';
import { languageId } from '../manifest/languages';
import type { FindLevel } from '../documents/front-level';
import type { LanguageSession } from '../session/session';
import { PanelSet } from '../webview/panel-set';
import { pageServices, probeOf, type PanelProbe, type SharedServices } from '../webview/services';
import { EditQueue } from './edit-queue';
import { BoardEditor } from './editor';
import { registerUndo } from './undo';

export type BoardProbe = PanelProbe<PanelSet<BoardEditor>, BoardHostMessage | BoardMessage>;

/** Sets up the editor, and the command that opens it. */
export function createBoardEditor(
  shared: SharedServices,
  session: LanguageSession,
  find: FindLevel,
): {
  readonly disposables: readonly Disposable[];
  readonly probe: BoardProbe;
  /** Resolves when all queued edits of a document are in its text. */
  readonly settled: (document: TextDocument) => Promise<void>;
} {
  const edits = new EditQueue(shared.log);
  const services = { ...pageServices<BoardHostMessage | BoardMessage>(shared), session, edits };
  const editors = new PanelSet<BoardEditor>();
  const provider = window.registerCustomEditorProvider(
    boardViewType,
    {
      resolveCustomTextEditor: async (document, shown) => {
        // an untitled document loses its language when the window is reloaded, and would not be checked
        if (document.languageId !== languageId) await languages.setTextDocumentLanguage(document, languageId);
        editors.add(new BoardEditor(document, shown, services));
      },
    },
    { supportsMultipleEditorsPerDocument: true },
  );
  const open = commands.registerCommand(commandIds.board.open, async (given?: unknown) => {
    const uri = find(given);
    if (uri !== undefined) await commands.executeCommand('vscode.openWith', uri, boardViewType);
  });
  return {
    settled: (document) => edits.settled(document),
    disposables: [services.messages, editors, provider, open, ...registerUndo(edits)],
    probe: probeOf(editors, services),
  };
}
