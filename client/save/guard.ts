/** Warns before a level with errors is saved, and always allows to save it anyway. */
import {
  Disposable,
  EventEmitter,
  TextDocumentSaveReason,
  commands,
  window,
  workspace,
  type TextDocument,
  type Uri,
} from 'vscode';
import { activeBoardDocument } from '../documents/active-board';
import { fileName } from '../documents/levels';
import { revealRange } from '../documents/reveal';
import { reopen } from '../documents/reopen';
import type { LanguageSession } from '../session/session';
import { isServed, languageId } from '../manifest/languages';
import type { FileDialogs } from '../webview/file-dialogs';
import { errorsOf } from './ask';
import type { SaveDialogs } from './dialogs';
import { saveNewFile } from './new-file';
import { afterwardsWords, refusedWords, uncheckedWords, type Errors } from './words';

const goTo = 'Go to';
const saveDraft = 'Save Draft Anyway';

/** A document that has become a file. */
export interface NewFile {
  readonly from: Uri;
  readonly to: Uri;
}

/**
 * VS Code does not let an extension stop a save, so the command that a person saves with checks first. A save by another
 * way is written, and its errors are reported afterwards: once, until the level was saved without errors.
 */
export class SaveGuard implements Disposable {
  /** Documents whose errors were reported or accepted at a save. */
  private readonly reported = new Set<string>();
  private readonly drafts = new Set<string>();
  /** Documents that are being saved automatically. */
  private readonly autoSaved = new Set<string>();
  private readonly subscriptions: Disposable;
  private readonly named = new EventEmitter<NewFile>();
  /** Fires when a document was saved to its first file. */
  readonly onDidName = this.named.event;

  constructor(
    private readonly session: LanguageSession,
    private readonly dialogs: SaveDialogs,
    private readonly files: FileDialogs,
  ) {
    this.subscriptions = Disposable.from(
      workspace.onWillSaveTextDocument(({ document, reason }) => {
        if (reason === TextDocumentSaveReason.Manual) this.autoSaved.delete(keyOf(document));
        else this.autoSaved.add(keyOf(document));
      }),
      workspace.onDidSaveTextDocument((document) => void this.saved(document)),
      workspace.onDidCloseTextDocument((document) => {
        this.reported.delete(keyOf(document));
        this.autoSaved.delete(keyOf(document));
      }),
    );
  }

  /** Saves a document if it has no errors, or if the person wants it saved anyway. Resolves when that is decided. */
  async save(document: TextDocument): Promise<void> {
    if (!isGuarded(document)) return this.write(document);
    for (;;) {
      const { version } = document;
      const errors = await errorsOf(this.session, document);
      if (errors === undefined) {
        await this.write(document);
        void this.dialogs.inform(uncheckedWords(fileName(document.uri)));
        return;
      }
      if (document.version !== version) continue;
      if (errors.count === 0) return this.write(document);
      const answer = await this.dialogs.refuse(refusedWords(fileName(document.uri), errors), goTo, saveDraft);
      if (answer === goTo) await this.show(document);
      if (answer === saveDraft) await this.saveDraft(document);
      return;
    }
  }

  dispose(): void {
    this.subscriptions.dispose();
    this.named.dispose();
  }

  private async saveDraft(document: TextDocument): Promise<void> {
    const key = keyOf(document);
    this.drafts.add(key);
    try {
      await this.write(document);
    } finally {
      this.drafts.delete(key);
    }
  }

  /** Writes a document; a new one to the file that the user chooses. */
  private async write(document: TextDocument): Promise<void> {
    const isNew = document.isUntitled && isServed(document.languageId);
    const file = isNew ? await saveNewFile(this.session, document, this.files) : undefined;
    if (file === undefined) await write(document);
    else if (file !== null) this.named.fire({ from: document.uri, to: file });
  }

  /** Shows the first error of the current text. */
  private async show(saved: TextDocument): Promise<void> {
    const document = await reopen(saved);
    const errors = document && (await errorsOf(this.session, document));
    if (document === undefined || errors?.first === undefined) return;
    await revealRange(document, errors.first.range, { focus: true, panelColumn: undefined });
  }

  private async saved(document: TextDocument): Promise<void> {
    const key = keyOf(document);
    const isAutoSave = this.autoSaved.delete(key);
    if (!isGuarded(document)) return;
    if (this.drafts.has(key)) this.reported.add(key);
    const errors = await this.errorsOfSaved(document);
    if (errors === undefined) return;
    if (errors.count === 0) {
      this.reported.delete(key);
      return;
    }
    if (this.reported.has(key)) return;
    this.reported.add(key);
    const words = afterwardsWords(fileName(document.uri), errors);
    if (isAutoSave) this.dialogs.mention(words);
    else if ((await this.dialogs.inform(words, goTo)) === goTo) await this.show(document);
  }

  /** Returns the errors of a document that may be closed: VS Code offers to save when an editor is closed. */
  private async errorsOfSaved(document: TextDocument): Promise<Errors | undefined> {
    const errors = await errorsOf(this.session, document);
    if (errors !== undefined || !document.isClosed) return errors;
    const again = await reopen(document);
    return again === undefined ? undefined : errorsOf(this.session, again);
  }
}

/** Returns true if a document is checked before it is saved. */
function isGuarded(document: TextDocument): boolean {
  const isOn = workspace.getConfiguration('reactor').get<boolean>('save.guard', true);
  return isOn && document.languageId === languageId;
}

function keyOf({ uri }: TextDocument): string {
  return uri.toString();
}

/** Saves as VS Code does, which also writes unchanged documents and asks for a name if necessary. */
async function write(document: TextDocument): Promise<void> {
  if ((activeBoardDocument() ?? window.activeTextEditor?.document) === document)
    await commands.executeCommand('workbench.action.files.save');
  else await document.save();
}
