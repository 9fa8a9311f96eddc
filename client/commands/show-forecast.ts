/** The forecast of a level as text, in an editor beside it. */
import {
  commands,
  EventEmitter,
  languages,
  Uri,
  ViewColumn,
  window,
  workspace,
  type TextDocumentContentProvider,
  type Disposable,
} from 'vscode';
import { commandIds } from '../manifest/command-ids';
import { forecastTextRequest } from '../../protocol/server';
import { languageId } from '../manifest/languages';
import type { FindLevel } from '../documents/front-level';
import type { LanguageSession } from '../session/session';

/** Scheme of documents that show a forecast. Their query is the URI of the level. */
const forecastScheme = 'reactor-forecast';

/** Registers the command *Show Forecast* and the documents that it opens, which are updated with their level. */
export function showForecast(session: LanguageSession, find: FindLevel): Disposable[] {
  const texts = new ForecastTexts(session);
  return [
    texts,
    workspace.registerTextDocumentContentProvider(forecastScheme, texts),
    commands.registerCommand(commandIds.level.showForecast, async (level?: unknown) => {
      const address = find(level);
      if (address === undefined) return;
      const document = await workspace.openTextDocument(forecastAddress(address));
      await window.showTextDocument(document, {
        viewColumn: ViewColumn.Beside,
        preserveFocus: true,
        preview: true,
      });
    }),
  ];
}

/** Returns the URI of the document that shows a level's forecast. Its name is the title of the tab. */
function forecastAddress(level: Uri): Uri {
  const name = level.path.slice(level.path.lastIndexOf('/') + 1).replace(/\.reactor\.json$/, '');
  return Uri.from({ scheme: forecastScheme, path: `/Forecast of ${name}`, query: level.toString() });
}

/** Provides the text of forecast documents, and updates each after every change that affects it. */
class ForecastTexts implements TextDocumentContentProvider, Disposable {
  private readonly changed = new EventEmitter<Uri>();
  private readonly last = new Map<string, string>();
  readonly onDidChange = this.changed.event;
  private readonly subscriptions: readonly Disposable[];

  constructor(private readonly session: LanguageSession) {
    this.subscriptions = [
      this.changed,
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        // a balance affects all levels in its folder
        if (document.languageId === languageId && contentChanges.length > 0) this.renew(() => true);
      }),
      languages.onDidChangeDiagnostics(({ uris }) => {
        const addresses = new Set(uris.map(String));
        this.renew((level) => addresses.has(level));
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.last.delete(uri.toString())),
    ];
  }

  async provideTextDocumentContent(uri: Uri): Promise<string> {
    const key = uri.toString();
    try {
      // the server only forecasts open documents
      const level = await workspace.openTextDocument(Uri.parse(uri.query, true));
      const params = { uri: level.uri.toString() };
      const answer = await this.session.request(forecastTextRequest, params);
      const text = answer?.text ?? 'No forecast: the document is not a level.\n';
      this.last.set(key, text);
      return text;
    } catch {
      // the level has changed, and the forecast will be requested again, or it was deleted
      return this.last.get(key) ?? 'No forecast available.\n';
    }
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private renew(isMeant: (level: string) => boolean): void {
    for (const { uri } of workspace.textDocuments) {
      if (uri.scheme === forecastScheme && isMeant(Uri.parse(uri.query).toString())) this.changed.fire(uri);
    }
  }
}
