/** Offers to rename files that only their text shows to be levels, transcripts or scenarios. */
import { Disposable, window, workspace, WorkspaceEdit, type TextDocument, type Uri } from 'vscode';
import { fileNameRequest } from '../../protocol/server';
import { withEnding } from '../../server/language/workspace/file-names';
import { fileName, folderOf, inFolder } from '../documents/levels';
import { isServed } from '../manifest/languages';
import type { LanguageSession } from '../session/session';
import { withTimeout } from '../session/with-timeout';
import type { SaveDialogs } from './dialogs';
import { misnamedWords, renameButton } from './words';

/** Milliseconds that the server may take to read a file. */
const timeout = 5_000;
/** Characters above which a file is not looked at. */
const longest = 2_000_000;

/** Looks at each file when it is shown and when it is saved. Each file is offered once in a window. */
export class MisnamedFiles implements Disposable {
  private readonly offered = new Set<string>();
  private readonly subscriptions: Disposable;

  constructor(
    private readonly session: LanguageSession,
    private readonly dialogs: SaveDialogs,
  ) {
    this.subscriptions = Disposable.from(
      workspace.onDidSaveTextDocument((document) => void this.look(document)),
      window.onDidChangeActiveTextEditor((editor) => void this.look(editor?.document)),
      session.onDidStart(() => void this.look(window.activeTextEditor?.document)),
    );
  }

  dispose(): void {
    this.subscriptions.dispose();
  }

  private async look(document: TextDocument | undefined): Promise<void> {
    if (document === undefined || !this.isCandidate(document)) return;
    const { uri, languageId: language } = document;
    const params = { uri: uri.toString(), language, text: document.getText() };
    const advice = await withTimeout(this.session.request(fileNameRequest, params), timeout);
    if (advice == null || this.offered.has(uri.toString())) return;
    const name = withEnding(fileName(uri), advice.ending);
    if (name === fileName(uri)) return;
    this.offered.add(uri.toString());
    const button = renameButton(name);
    const words = misnamedWords(fileName(uri), advice.noun, advice.ending);
    if ((await this.dialogs.inform(words, button)) === button) await this.rename(uri, name);
  }

  private isCandidate(document: TextDocument): boolean {
    const { uri, languageId, isUntitled } = document;
    if (isUntitled || isServed(languageId) || this.offered.has(uri.toString())) return false;
    if (workspace.fs.isWritableFileSystem(uri.scheme) !== true) return false;
    const text = document.getText();
    return text.length <= longest && text.includes('"format"');
  }

  private async rename(uri: Uri, name: string): Promise<void> {
    const edit = new WorkspaceEdit();
    edit.renameFile(uri, inFolder(folderOf(uri), name));
    if (!(await workspace.applyEdit(edit)))
      void this.dialogs.refuse(
        `${fileName(uri)} could not be renamed. Check whether ${name} already exists.`,
      );
  }
}
