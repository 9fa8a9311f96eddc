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
import { currentLevel } from '../documents/current-level';
import type { LanguageSession } from '../session/session';

/** Of documents that show a forecast: their query is the level's address. */
const forecastScheme = 'reactor-forecast';

/** The command *Show Forecast*, and the documents that it opens, which follow their level. */
export function showForecast(session: LanguageSession): Disposable[] {
  const texts = new ForecastTexts(session);
  return [
    texts,
    workspace.registerTextDocumentContentProvider(forecastScheme, texts),
    commands.registerCommand(commandIds.level.showForecast, async (level?: unknown) => {
      const address = levelAddress(level);
      if (address === undefined) {
        void window.showInformationMessage('Open a level first: its forecast is shown beside it.');
        return;
      }
      const document = await workspace.openTextDocument(forecastAddress(address));
      await window.showTextDocument(document, {
        viewColumn: ViewColumn.Beside,
        preserveFocus: true,
        preview: true,
      });
    }),
  ];
}

/** Returns the level that is meant: the given one, else the current one. */
function levelAddress(given: unknown): Uri | undefined {
  if (typeof given === 'string') return Uri.parse(given, true);
  return given instanceof Uri ? given : currentLevel()?.uri;
}

/** The document that shows a level's forecast. Its name is what the tab says. */
function forecastAddress(level: Uri): Uri {
  const name = level.path.slice(level.path.lastIndexOf('/') + 1).replace(/\.reactor\.json$/, '');
  return Uri.from({ scheme: forecastScheme, path: `/Forecast of ${name}`, query: level.toString() });
}

/** The texts of forecast documents. Each is renewed after a change of anything that affects it. */
class ForecastTexts implements TextDocumentContentProvider, Disposable {
  private readonly changed = new EventEmitter<Uri>();
  private readonly last = new Map<string, string>();
  readonly onDidChange = this.changed.event;
  private readonly subscriptions: readonly Disposable[];

  constructor(private readonly session: LanguageSession) {
    this.subscriptions = [
      this.changed,
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        // a balance bears on all levels around it
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
      // the server knows what is open; a level that its tab no longer shows is opened for it
      const level = await workspace.openTextDocument(Uri.parse(uri.query, true));
      const params = { uri: level.uri.toString() };
      const answer = await this.session.request(forecastTextRequest, params);
      const text = answer?.text ?? 'There is no forecast: this is no level.\n';
      this.last.set(key, text);
      return text;
    } catch {
      // the level has changed in the meantime, and is asked about again, or it is gone
      return this.last.get(key) ?? 'There is no forecast now.\n';
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
