/** One preview panel: a page and the document that it shows. */
import type { Event, Uri, WebviewPanel } from 'vscode';
import type { ParamsOf } from '../../protocol/channel';
import { cellPlaceRequest, printLevelRequest } from '../../protocol/server';
import {
  previewVersion,
  type PreviewHostMessage,
  type PreviewPanelMessage,
  type PreviewCommand,
  type PreviewRequests,
} from '../../protocol/preview';
import { attempt } from '../webview/attempt';
import { fileRequests } from '../webview/files';
import { Page, type OtherMessage } from '../webview/page';
import type { PageServices } from '../webview/services';
import type { LanguageSession } from '../session/session';
import { DocumentFeed } from './document-feed';
import { levelName } from '../documents/levels';
import { revealRange } from '../documents/reveal';
import type { Searches } from './searches';

/** The `viewType` of panels, used by `when` clauses and for restoring panels. */
export const viewType = 'reactor.preview';

type SaveParams = ParamsOf<PreviewRequests, 'save'>;

/** Shared by all panels. */
export interface PreviewServices extends PageServices<PreviewHostMessage | PreviewPanelMessage> {
  readonly session: LanguageSession;
  readonly searches: Searches;
}

/** Sends the document to its page, and handles the page's requests. */
export class PreviewPanel {
  private feed: DocumentFeed;
  private readonly page: Page<PreviewHostMessage, PreviewPanelMessage, PreviewRequests>;

  /** `isPinned`: the panel keeps its document when another level becomes active. */
  constructor(
    readonly shown: WebviewPanel,
    uri: Uri,
    public isPinned: boolean,
    private readonly services: PreviewServices,
  ) {
    const files = fileRequests(() => this.uri, services.dialogs);
    this.page = new Page<PreviewHostMessage, PreviewPanelMessage, PreviewRequests>(shown, {
      services,
      script: 'preview.js',
      version: previewVersion,
      order: { states: ['document', 'caret', 'problems'] },
      uri: () => this.uri,
      requests: {
        ...files,
        save: async (params, context) => files.save(await this.laidOut(params), context),
        solve: (params, context) => services.searches.search(params, context),
      },
      receive: (message) => this.take(message),
      stopWork: () => this.feed.dispose(),
    });
    this.feed = this.follow(uri);
  }

  get onDidEnd(): Event<void> {
    return this.page.onDidEnd;
  }

  /** URI of the shown document. */
  get uri(): Uri {
    return this.feed.uri;
  }

  /** Shows another document. */
  bind(uri: Uri): void {
    if (uri.toString() === this.uri.toString()) return;
    this.feed.dispose();
    this.page.clear();
    this.feed = this.follow(uri);
  }

  /** Runs a command in the page. */
  run(command: PreviewCommand): void {
    this.send({ type: 'command', command });
  }

  replay(name: string, text: string): void {
    this.send({ type: 'transcript', name, text });
  }

  askBalance(): void {
    this.feed.askBalance();
  }

  deleted(): void {
    this.feed.deleted();
  }

  restored(): void {
    this.feed.restored();
  }

  /** Handles a message of the page. */
  receive(message: PreviewPanelMessage): void {
    this.page.receive(message);
  }

  /** Stops all work without closing the panel. */
  stopWork(): void {
    this.page.stopWork();
  }

  /** Lays out the text of a saved game, which the page writes on one line. */
  private async laidOut(file: SaveParams): Promise<SaveParams> {
    if (file.kind !== 'game') return file;
    const printed = await this.services.session.request(printLevelRequest, { level: file.text ?? '' });
    return { ...file, ...printed };
  }

  private readonly send = (message: PreviewHostMessage): void => this.page.send(message);

  private take(message: OtherMessage<PreviewPanelMessage, PreviewRequests>): void {
    switch (message.type) {
      case 'reveal': {
        void attempt(this.revealCell(message));
        return;
      }
      case 'reveal-range': {
        const { document } = this.feed;
        if (document?.version !== message.version) return;
        void attempt(revealRange(document, message.range, this.withFocus(true)));
        return;
      }
    }
  }

  private follow(uri: Uri): DocumentFeed {
    this.shown.title = `Preview ${levelName(uri)}`;
    return new DocumentFeed(uri, this.services.session, this.send);
  }

  private async revealCell({
    version,
    cell,
    focus,
  }: Extract<PreviewPanelMessage, { type: 'reveal' }>): Promise<void> {
    const { document } = this.feed;
    if (document?.version !== version) return;
    const params = { uri: this.uri.toString(), version, cell };
    const range = await this.services.session.request(cellPlaceRequest, params);
    if (range != null && document.version === version)
      await revealRange(document, range, this.withFocus(focus));
  }

  private withFocus(focus: boolean) {
    return { focus, panelColumn: this.shown.viewColumn };
  }
}
