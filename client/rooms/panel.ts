/** One rooms panel: a page and the registry that it shows. */
import {
  commands,
  Disposable,
  Range,
  Uri,
  window,
  workspace,
  type Event,
  type TextEditor,
  type WebviewPanel,
} from 'vscode';
import { commandIds } from '../manifest/command-ids';
import {
  roomsAtRequest,
  roomsChangedNotification,
  roomsPanelVersion,
  roomsPlaceRequest,
  roomsRegistryRequest,
  type RoomsHostMessage,
  type RoomsPanelMessage,
  type RoomsRange,
  type RoomsRequests,
  type RoomsRegistryResult,
} from '../../protocol/rooms';
import { attempt } from '../webview/attempt';
import { Page, type OtherMessage } from '../webview/page';
import type { PageServices } from '../webview/services';
import { fileRequests, readTranscript } from '../webview/files';
import { fileName } from '../documents/levels';
import { LatestResponse, Throttle } from '../webview/throttle';
import { revealRange } from '../documents/reveal';
import type { LanguageSession } from '../session/session';
import { isRooms, registryKey } from './files';

/** The `viewType` of panels, used by `when` clauses and for restoring panels. */
export const roomsViewType = 'reactor.rooms';

/** Shared by all panels. */
export interface RoomsServices extends PageServices<RoomsHostMessage | RoomsPanelMessage> {
  readonly session: LanguageSession;
}

/** Sends the registry to its page, and handles the page's requests. */
export class RoomsPanel {
  private readonly page: Page<RoomsHostMessage, RoomsPanelMessage, RoomsRequests>;
  private readonly requesting = new Throttle(() => void this.requestRegistry());
  private readonly registries = new LatestResponse();
  private readonly carets = new LatestResponse();
  private known: RoomsRegistryResult = null;
  /** True if the file existed at the last request. */
  private wasThere = false;
  private readonly subscriptions: Disposable;

  constructor(
    readonly shown: WebviewPanel,
    private file: Uri,
    private readonly services: RoomsServices,
  ) {
    const { session } = services;
    this.subscriptions = Disposable.from(
      session.onNotification(roomsChangedNotification, () => this.requesting.request()),
      session.onDidStart(() => {
        // a new server counts revisions from the start
        this.known = null;
        this.requesting.request();
      }),
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.sendCaret(textEditor)),
      window.onDidChangeActiveTextEditor((editor) => this.sendCaret(editor)),
    );
    this.name(file);
    this.page = new Page<RoomsHostMessage, RoomsPanelMessage, RoomsRequests>(shown, {
      services,
      script: 'rooms.js',
      version: roomsPanelVersion,
      order: { states: ['registry', 'caret'] },
      uri: () => this.file,
      requests: fileRequests(() => this.file, services.dialogs),
      receive: (message) => this.take(message),
      stopWork: () => this.end(),
    });
    this.requesting.request();
  }

  get onDidEnd(): Event<void> {
    return this.page.onDidEnd;
  }

  /** URI of one of the files of the registry. */
  get uri(): Uri {
    return this.file;
  }

  /** Shows the registry of another file. */
  bind(file: Uri): void {
    this.name(file);
    this.requesting.request();
  }

  show(floor: string, seed: number | null): void {
    this.page.send({ type: 'show', floor, seed });
  }

  /** Replays a transcript of a run. */
  async replay(transcript: Uri): Promise<void> {
    this.page.send({ type: 'replay', ...(await readTranscript(transcript)) });
  }

  /** Handles a message of the page. */
  receive(message: RoomsPanelMessage): void {
    this.page.receive(message);
  }

  /** Stops all work without closing the panel. */
  stopWork(): void {
    this.page.stopWork();
  }

  private take(message: OtherMessage<RoomsPanelMessage, RoomsRequests>): void {
    switch (message.type) {
      case 'reveal':
        void attempt(this.reveal(message));
        return;
      case 'reveal-error':
        if (this.known?.firstError != null) void attempt(this.go(this.known.firstError, true));
        return;
      case 'new-level': {
        const { floor, seed } = message;
        void commands.executeCommand(commandIds.level.createFromFloor, this.file.toString(), floor, seed);
        return;
      }
    }
  }

  private end(): void {
    this.subscriptions.dispose();
    this.requesting.dispose();
    this.registries.forget();
    this.carets.forget();
  }

  private name(file: Uri): void {
    this.file = file;
    this.wasThere = false;
    this.shown.title = `Rooms ${nameOf(file)}`;
  }

  private async requestRegistry(): Promise<void> {
    const { file } = this;
    const params = { uri: file.toString() };
    const asked = this.services.session.request(roomsRegistryRequest, params);
    await this.registries.deliver(asked, (answer) => {
      // keep the shown registry until a server is running
      if (answer === undefined) return;
      const isFirst = this.known === null;
      const isSame = answer?.revision === this.known?.revision && answer !== null;
      this.known = answer;
      const isThere = answer?.uri === file.toString();
      // if the file was deleted, the panel switches to another file of the registry; a new file may not be known yet
      if (answer !== null && !isThere && this.wasThere) this.name(Uri.parse(answer.uri, true));
      else this.wasThere = isThere;
      if (answer === null)
        this.page.send({ type: 'gone', message: `${fileName(file)} does not exist or defines no rooms.` });
      else if (!isSame) this.page.send({ type: 'registry', name: nameOf(this.file), ...answer });
      const seen =
        window.activeTextEditor ?? window.visibleTextEditors.find(({ document }) => isRooms(document));
      if (isFirst) this.sendCaret(seen);
    });
  }

  /** Sends the room or floor that the caret refers to, if the editor shows a file of the registry. */
  private sendCaret(editor: TextEditor | undefined): void {
    if (editor === undefined || !isRooms(editor.document)) return;
    const { uri, version } = editor.document;
    if (registryKey(uri) !== registryKey(this.file)) return;
    const { line, character } = editor.selection.active;
    const params = { uri: uri.toString(), version, position: { line, character } };
    const asked = this.services.session.request(roomsAtRequest, params);
    void this.carets.deliver(asked, (at) => {
      if (at !== undefined) this.page.send({ type: 'caret', at });
    });
  }

  private async reveal({
    revision,
    at,
    focus,
  }: Extract<RoomsPanelMessage, { type: 'reveal' }>): Promise<void> {
    const params = { uri: this.file.toString(), revision, at };
    const place = await this.services.session.request(roomsPlaceRequest, params);
    if (place != null) await this.go(place, focus);
  }

  private async go({ uri, range }: RoomsRange, focus: boolean): Promise<void> {
    const document = await workspace.openTextDocument(Uri.parse(uri, true));
    const { start, end } = range;
    // ignore the range if the text has changed since
    const wanted = new Range(start.line, start.character, end.line, end.character);
    if (document.validateRange(wanted).isEqual(wanted))
      await revealRange(document, range, { focus, panelColumn: this.shown.viewColumn });
  }
}

/** Returns the name of a file without its extension. */
function nameOf(uri: Uri): string {
  return fileName(uri).replace(/(\.rooms)?\.toml$/, '');
}
