/** One panel of rooms: a page, and the registry that it shows. */
import {
  commands,
  Disposable,
  EventEmitter,
  Range,
  Uri,
  window,
  workspace,
  type TextEditor,
  type WebviewPanel,
} from 'vscode';
import {
  roomsAtRequest,
  roomsChangedNotification,
  roomsPanelVersion,
  roomsPlaceRequest,
  roomsRegistryRequest,
  type RoomsAtParams,
  type RoomsAtResult,
  type RoomsHostMessage,
  type RoomsPanelMessage,
  type RoomsPlaceParams,
  type RoomsPlaceResult,
  type RoomsRange,
  type RoomsRegistryParams,
  type RoomsRegistryResult,
} from '../../server/protocol-rooms';
import { save, type Dialogs } from '../preview/files';
import { fileName } from '../preview/levels';
import { Mailbox } from '../preview/mailbox';
import { Latest, Paced } from '../preview/pace';
import { pageOptions, pageText } from '../preview/page';
import { revealRange } from '../preview/reveal';
import type { LanguageSession } from '../session';
import { isRooms, registryKey } from './files';

/** The `viewType` of panels, as the manifest's `when` clauses and VS Code's memory know it. */
export const roomsViewType = 'reactor.rooms';

/** What all panels share. */
export interface RoomsMeans {
  readonly extension: Uri;
  readonly session: LanguageSession;
  readonly dialogs: Dialogs;
  /** Hears of what fails inside of a page. */
  readonly log: (message: string) => void;
  /** Hears all messages, for tests. */
  readonly overhear: (uri: Uri, message: RoomsHostMessage | RoomsPanelMessage) => void;
}

/** Owns a webview panel: fills it, talks to it, and ends with it. */
export class RoomsPanel {
  private readonly mailbox: Mailbox<RoomsHostMessage>;
  private readonly asking = new Paced(() => void this.ask());
  private readonly registries = new Latest();
  private readonly carets = new Latest();
  private known: RoomsRegistryResult = null;
  private isLoadedAnew = false;
  private readonly ended = new EventEmitter<void>();
  private readonly subscriptions: Disposable;
  /** Fires once, when the panel was closed. */
  readonly onDidEnd = this.ended.event;

  constructor(
    readonly shown: WebviewPanel,
    private file: Uri,
    private readonly means: RoomsMeans,
  ) {
    const { webview } = shown;
    this.mailbox = new Mailbox<RoomsHostMessage>(
      (message) => {
        means.overhear(this.file, message);
        return webview.postMessage(message);
      },
      ['registry', 'caret'],
    );
    const { session } = means;
    this.subscriptions = Disposable.from(
      webview.onDidReceiveMessage((message: RoomsPanelMessage) => this.receive(message)),
      session.onNotification(roomsChangedNotification, () => this.asking.ask()),
      session.onDidStart(() => {
        // another server counts its revisions anew
        this.known = null;
        this.asking.ask();
      }),
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.look(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => this.look(editor)),
      shown.onDidChangeViewState(() => {
        if (!shown.visible) this.mailbox.away();
      }),
      shown.onDidDispose(() => {
        this.leave();
        this.ended.fire();
        this.ended.dispose();
      }),
    );
    shown.title = `Rooms ${nameOf(file)}`;
    webview.options = pageOptions(means.extension);
    this.load();
    this.asking.ask();
  }

  /** Of one of the files of the registry. */
  get uri(): Uri {
    return this.file;
  }

  /** Goes by another file of the registry. */
  bind(file: Uri): void {
    this.file = file;
    this.shown.title = `Rooms ${nameOf(file)}`;
    this.asking.ask();
  }

  show(floor: string, seed: number | null): void {
    this.mailbox.send({ type: 'show', floor, seed });
  }

  /** Takes a message of the page. */
  receive(message: RoomsPanelMessage): void {
    this.means.overhear(this.file, message);
    switch (message.type) {
      case 'ready':
        if (message.version === roomsPanelVersion) this.mailbox.ready();
        // one that another version of the extension left behind
        else if (!this.isLoadedAnew) this.load();
        return;
      case 'painted':
        this.mailbox.painted();
        return;
      case 'reveal':
        this.attempt(this.reveal(message));
        return;
      case 'reveal-error':
        if (this.known?.firstError != null) this.attempt(this.go(this.known.firstError, true));
        return;
      case 'new-level': {
        const { floor, seed } = message;
        void commands.executeCommand('reactor.newLevelFromFloor', this.file.toString(), floor, seed);
        return;
      }
      case 'save':
        this.attempt(this.save(message));
        return;
      case 'failed':
        this.means.log(`The panel of ${this.file.toString(true)} failed: ${message.message}`);
        return;
    }
  }

  /** Ends the work, and leaves the panel to VS Code. */
  leave(): void {
    this.subscriptions.dispose();
    this.asking.dispose();
    this.registries.forget();
    this.carets.forget();
    this.mailbox.away();
  }

  private load(): void {
    const { shown, means } = this;
    this.isLoadedAnew = shown.webview.html !== '';
    this.mailbox.away();
    shown.webview.html = pageText(shown.webview, means.extension, 'rooms.js');
  }

  private async ask(): Promise<void> {
    const { file } = this;
    const params: RoomsRegistryParams = { uri: file.toString() };
    const asked = this.means.session.request<RoomsRegistryResult>(roomsRegistryRequest, params);
    await this.registries.ask(asked, (answer) => {
      // without a server what was shown stays until there is one
      if (answer === undefined) return;
      const isFirst = this.known === null;
      const isSame = answer?.revision === this.known?.revision && answer !== null;
      this.known = answer;
      if (answer === null)
        this.mailbox.send({ type: 'gone', message: `${fileName(file)} is not there, or has no rooms.` });
      else if (!isSame)
        this.mailbox.send({ type: 'registry', uri: file.toString(), name: nameOf(file), ...answer });
      const seen =
        window.activeTextEditor ?? window.visibleTextEditors.find(({ document }) => isRooms(document));
      if (isFirst) this.look(seen);
    });
  }

  /** Tells what the caret of an editor is about, if it is one of the registry's files. */
  private look(editor: TextEditor | undefined): void {
    if (editor === undefined || !isRooms(editor.document)) return;
    const { uri, version } = editor.document;
    if (registryKey(uri) !== registryKey(this.file)) return;
    const { line, character } = editor.selection.active;
    const params: RoomsAtParams = { uri: uri.toString(), version, position: { line, character } };
    const asked = this.means.session.request<RoomsAtResult>(roomsAtRequest, params);
    void this.carets.ask(asked, (at) => {
      if (at !== undefined) this.mailbox.send({ type: 'caret', at });
    });
  }

  private async reveal({
    revision,
    at,
    focus,
  }: Extract<RoomsPanelMessage, { type: 'reveal' }>): Promise<void> {
    const params: RoomsPlaceParams = { uri: this.file.toString(), revision, at };
    const place = await this.means.session.request<RoomsPlaceResult>(roomsPlaceRequest, params);
    if (place != null) await this.go(place, focus);
  }

  private async go({ uri, range }: RoomsRange, focus: boolean): Promise<void> {
    const document = await workspace.openTextDocument(Uri.parse(uri, true));
    const { start, end } = range;
    // a text that has changed since is not what the panel shows
    const wanted = new Range(start.line, start.character, end.line, end.character);
    if (document.validateRange(wanted).isEqual(wanted))
      await revealRange(document, range, { focus, panelColumn: this.shown.viewColumn });
  }

  private async save(message: Extract<RoomsPanelMessage, { type: 'save' }>): Promise<void> {
    let name: string | null = null;
    try {
      name = await save(message, this.file, this.means.dialogs);
    } finally {
      this.mailbox.send({ type: 'saved', name });
    }
  }

  /** What a person asked for and did not work is told to them. */
  private attempt(work: Promise<void>): void {
    work.catch((error: unknown) => {
      void window.showErrorMessage(error instanceof Error ? error.message : String(error));
    });
  }
}

/** A file's name without what all of them end with. */
function nameOf(uri: Uri): string {
  return fileName(uri).replace(/(\.rooms)?\.toml$/, '');
}
