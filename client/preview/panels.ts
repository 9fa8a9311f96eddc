/** All preview panels: at most one a document, one of which may follow the editor. */
import {
  commands,
  Disposable,
  Uri,
  ViewColumn,
  window,
  workspace,
  type Memento,
  type WebviewPanel,
} from 'vscode';
import { balanceChangedNotification } from '../../protocol/server';
import type { PreviewCommand } from '../../protocol/preview';
import { isLevel } from '../documents/levels';
import { pageOptions } from '../webview/html';
import { PreviewPanel, viewType, type PanelServices } from './panel';

/** Where the workspace remembers which panels were pinned. */
const pinnedKey = 'reactor.preview.pinned';
/** True in `when` clauses while the panel that has the focus is pinned. */
const pinnedContext = 'reactor.preview.isPinned';

/** Makes panels, finds them, and tells them what happens around their documents. */
export class PreviewPanels implements Disposable {
  private readonly panels = new Set<PreviewPanel>();
  private readonly subscriptions: Disposable;

  constructor(
    private readonly services: PanelServices,
    private readonly memory: Memento,
  ) {
    const { session } = services;
    const askBalances = (): void => this.each((panel) => panel.askBalance());
    session.onNotification(balanceChangedNotification, askBalances);
    const watcher = workspace.createFileSystemWatcher('**', false, true, false);
    this.subscriptions = Disposable.from(
      watcher,
      watcher.onDidDelete((uri) => this.each((panel) => isAt(panel.uri, uri) && panel.deleted())),
      watcher.onDidCreate((uri) => this.each((panel) => isAt(panel.uri, uri) && panel.returned())),
      workspace.onDidRenameFiles(({ files }) => {
        for (const { oldUri, newUri } of files) this.renamed(oldUri, newUri);
      }),
      session.onDidStart(askBalances),
      window.onDidChangeActiveTextEditor((editor) => {
        if (editor !== undefined && isLevel(editor.document)) this.followTo(editor.document.uri);
      }),
      window.registerWebviewPanelSerializer(viewType, {
        deserializeWebviewPanel: (shown, state) => {
          this.restore(shown, state);
          return Promise.resolve();
        },
      }),
    );
  }

  /** The panel of a document: the one that it has, the one that follows the editor, or a new one. */
  open(uri: Uri, column: ViewColumn): PreviewPanel {
    const known = this.find(uri) ?? this.following();
    if (known !== undefined) {
      known.bind(uri);
      known.shown.reveal(undefined, column === ViewColumn.Beside);
      return known;
    }
    const shown = window.createWebviewPanel(
      viewType,
      '',
      { viewColumn: column, preserveFocus: column === ViewColumn.Beside },
      { ...pageOptions(this.services.extension), enableFindWidget: false },
    );
    return this.add(shown, uri, false);
  }

  /** Takes a panel back that VS Code kept over a restart, with the state that its page kept. */
  restore(shown: WebviewPanel, state: unknown): void {
    const uri = uriOf(state);
    // a panel that never showed anything is not worth keeping, and a document has one panel
    if (uri === undefined || this.find(uri) !== undefined) {
      shown.dispose();
      return;
    }
    const isPinned = this.remembered().includes(uri.toString()) || this.following() !== undefined;
    this.add(shown, uri, isPinned);
  }

  /** Has the panel that the person is in do something. */
  run(command: PreviewCommand): void {
    this.active()?.run(command);
  }

  /** Pins the panel of a document, or that the person is in, or lets it follow the editor again. */
  pin(isPinned: boolean, uri?: Uri): void {
    const panel = uri === undefined ? this.active() : this.find(uri);
    if (panel === undefined) return;
    panel.isPinned = isPinned;
    // only one follows; the others stay where they are
    if (!isPinned) this.each((other) => (other.isPinned ||= other !== panel));
    this.remember();
  }

  /** The level of the panel that the person is in. */
  get activeUri(): Uri | undefined {
    return this.active()?.uri;
  }

  /** The panel that shows a document. */
  find(uri: Uri): PreviewPanel | undefined {
    return [...this.panels].find((panel) => panel.uri.toString() === uri.toString());
  }

  /** Ends the work. The panels themselves stay: VS Code keeps them, and gives them back to whoever comes next. */
  dispose(): void {
    this.subscriptions.dispose();
    this.each((panel) => panel.leave());
  }

  private active(): PreviewPanel | undefined {
    return [...this.panels].find(({ shown }) => shown.active);
  }

  private following(): PreviewPanel | undefined {
    return [...this.panels].find(({ isPinned }) => !isPinned);
  }

  /** A document has one panel: the one that follows stays behind where the document has its own. */
  private followTo(uri: Uri): void {
    if (this.find(uri) === undefined) this.following()?.bind(uri);
  }

  private renamed(from: Uri, to: Uri): void {
    this.each((panel) => {
      if (isAt(panel.uri, from))
        panel.bind(to.with({ path: to.path + panel.uri.path.slice(from.path.length) }));
    });
    this.remember();
  }

  private add(shown: WebviewPanel, uri: Uri, isPinned: boolean): PreviewPanel {
    const panel = new PreviewPanel(shown, uri, isPinned, this.services);
    const { extension } = this.services;
    shown.iconPath = {
      light: Uri.joinPath(extension, 'media', 'level-light.svg'),
      dark: Uri.joinPath(extension, 'media', 'level-dark.svg'),
    };
    this.panels.add(panel);
    const states = shown.onDidChangeViewState(() => this.announcePinned());
    panel.onDidEnd(() => {
      states.dispose();
      this.panels.delete(panel);
      this.remember();
    });
    this.announcePinned();
    return panel;
  }

  private remembered(): readonly string[] {
    return this.memory.get<readonly string[]>(pinnedKey, []);
  }

  private remember(): void {
    const pinned = [...this.panels].filter(({ isPinned }) => isPinned).map(({ uri }) => uri.toString());
    void this.memory.update(pinnedKey, pinned);
    this.announcePinned();
  }

  private announcePinned(): void {
    void commands.executeCommand('setContext', pinnedContext, this.active()?.isPinned === true);
  }

  private each(act: (panel: PreviewPanel) => unknown): void {
    for (const panel of [...this.panels]) act(panel);
  }
}

/** Whether a file is the one at a path, or lies in the folder there. */
function isAt(file: Uri, path: Uri): boolean {
  const [one, other] = [file.toString(), path.toString()];
  return one === other || one.startsWith(`${other}/`);
}

/** The document of a panel that VS Code kept: its page keeps the address with the view. */
function uriOf(state: unknown): Uri | undefined {
  if (typeof state !== 'object' || state === null || !('uri' in state)) return undefined;
  return typeof state.uri === 'string' ? Uri.parse(state.uri) : undefined;
}
