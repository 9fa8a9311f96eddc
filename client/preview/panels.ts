/** All preview panels: at most one for each document, and at most one that follows the active editor. */
import { commands, Disposable, window, workspace, type Memento, type Uri, type ViewColumn } from 'vscode';
import { balanceChangedNotification } from '../../protocol/server';
import type { PreviewCommand } from '../../protocol/preview';
import { isLevel } from '../documents/levels';
import { SidePanels } from '../webview/side-panels';
import { PreviewPanel, viewType, type PreviewServices } from './panel';

/** Key of the pinned panels in the workspace state. */
const pinnedKey = 'reactor.preview.pinned';
/** Context key: true while the focused panel is pinned. */
const pinnedContext = 'reactor.preview.isPinned';

/** Opens and pins panels, and notifies them of changes to their files. */
export class PreviewPanels implements Disposable {
  readonly set: SidePanels<PreviewPanel>;
  private readonly subscriptions: Disposable;

  constructor(
    services: PreviewServices,
    private readonly memory: Memento,
  ) {
    const { session, extension } = services;
    this.set = new SidePanels<PreviewPanel>({
      viewType,
      icon: 'level',
      extension,
      reuse: () => this.following(),
      make: (shown, uri, isRestored) => {
        // only one panel follows the editor
        const isPinned =
          isRestored && (this.remembered().includes(uri.toString()) || this.following() !== undefined);
        return new PreviewPanel(shown, uri, isPinned, services);
      },
    });
    const askBalances = (): void => this.each((panel) => panel.askBalance());
    const watcher = workspace.createFileSystemWatcher('**', false, true, false);
    this.subscriptions = Disposable.from(
      this.set,
      this.set.onDidChange(() => this.announcePinned()),
      this.set.onDidEnd(() => this.remember()),
      watcher,
      watcher.onDidDelete((uri) => this.each((panel) => isAt(panel.uri, uri) && panel.deleted())),
      watcher.onDidCreate((uri) => this.each((panel) => isAt(panel.uri, uri) && panel.restored())),
      workspace.onDidRenameFiles(({ files }) => {
        for (const { oldUri, newUri } of files) this.renamed(oldUri, newUri);
      }),
      session.onDidStart(askBalances),
      session.onNotification(balanceChangedNotification, askBalances),
      window.onDidChangeActiveTextEditor((editor) => {
        if (editor !== undefined && isLevel(editor.document)) this.followTo(editor.document.uri);
      }),
    );
  }

  /** Shows a document in its own panel, in the panel that follows the editor, or in a new one. */
  open(uri: Uri, column: ViewColumn): PreviewPanel {
    return this.set.open(uri, column);
  }

  /** Runs a command in the active panel. */
  run(command: PreviewCommand): void {
    this.set.active?.run(command);
  }

  /** Pins the panel of a document, or the active one, or lets it follow the editor again. */
  pin(isPinned: boolean, uri?: Uri): void {
    const panel = uri === undefined ? this.set.active : this.set.find(uri);
    if (panel === undefined) return;
    panel.isPinned = isPinned;
    // only one panel follows the editor; the others keep their documents
    if (!isPinned) this.each((other) => (other.isPinned ||= other !== panel));
    this.remember();
  }

  /** The level of the active panel. */
  get activeUri(): Uri | undefined {
    return this.set.active?.uri;
  }

  dispose(): void {
    this.subscriptions.dispose();
  }

  private following(): PreviewPanel | undefined {
    return this.set.all.find(({ isPinned }) => !isPinned);
  }

  /** Shows a document in the panel that follows the editor, unless the document has its own panel. */
  private followTo(uri: Uri): void {
    if (this.set.find(uri) === undefined) this.following()?.bind(uri);
  }

  /** Lets the panels of a file show another one, to which it was renamed. */
  renamed(from: Uri, to: Uri): void {
    this.each((panel) => {
      if (isAt(panel.uri, from))
        panel.bind(to.with({ path: to.path + panel.uri.path.slice(from.path.length) }));
    });
    this.remember();
  }

  private remembered(): readonly string[] {
    return this.memory.get<readonly string[]>(pinnedKey, []);
  }

  private remember(): void {
    const pinned = this.set.all.filter(({ isPinned }) => isPinned).map(({ uri }) => uri.toString());
    void this.memory.update(pinnedKey, pinned);
    this.announcePinned();
  }

  private announcePinned(): void {
    void commands.executeCommand('setContext', pinnedContext, this.set.active?.isPinned === true);
  }

  private each(act: (panel: PreviewPanel) => unknown): void {
    for (const panel of this.set.all) act(panel);
  }
}

/** Returns true if a file is at a path or in the folder at the path. */
function isAt(file: Uri, path: Uri): boolean {
  const [one, other] = [file.toString(), path.toString()];
  return one === other || one.startsWith(`${other}/`);
}
