/** The panels of one kind: made, found, and taken back from VS Code. */
import { Uri, ViewColumn, window, type Disposable, type Event, type WebviewPanel } from 'vscode';
import { pageOptions } from './html';

/** A panel of a set. */
export interface HeldPanel {
  /** A file that it shows. */
  readonly uri: Uri;
  readonly shown: WebviewPanel;
  readonly onDidEnd: Event<void>;
  /** Shows another file. */
  bind(uri: Uri): void;
  /** Ends the work, and leaves the panel to VS Code. */
  leave(): void;
}

export interface PanelSetKind<P> {
  /** As the manifest's `when` clauses and VS Code's memory know it. */
  readonly viewType: string;
  /** `media/ICON-light.svg` and `media/ICON-dark.svg`. */
  readonly icon: string;
  readonly extension: Uri;
  /** Files with the same one have one panel. */
  readonly key: (uri: Uri) => string;
  readonly make: (shown: WebviewPanel, uri: Uri) => P;
}

/** Has at most one panel for each key. */
export class PanelSet<P extends HeldPanel> implements Disposable {
  private readonly panels = new Set<P>();
  private readonly serializer: Disposable;

  constructor(private readonly kind: PanelSetKind<P>) {
    this.serializer = window.registerWebviewPanelSerializer(kind.viewType, {
      deserializeWebviewPanel: (shown, state) => {
        this.restore(shown, state);
        return Promise.resolve();
      },
    });
  }

  find(uri: Uri): P | undefined {
    const { key } = this.kind;
    return [...this.panels].find((panel) => key(panel.uri) === key(uri));
  }

  /** The one that the person is in. */
  get active(): P | undefined {
    return [...this.panels].find(({ shown }) => shown.active);
  }

  /** The panel of a file, beside the editor: the one that there is, or a new one. */
  open(uri: Uri): P {
    const known = this.find(uri);
    if (known !== undefined) {
      known.bind(uri);
      known.shown.reveal(undefined, true);
      return known;
    }
    const place = { viewColumn: ViewColumn.Beside, preserveFocus: true };
    const { viewType, extension } = this.kind;
    return this.add(window.createWebviewPanel(viewType, '', place, pageOptions(extension)), uri);
  }

  /** Takes a panel back that VS Code kept over a restart, with the state that its page kept. */
  restore(shown: WebviewPanel, state: unknown): void {
    const uri = uriOf(state);
    if (uri === undefined || this.find(uri) !== undefined) shown.dispose();
    else this.add(shown, uri);
  }

  /** Ends the work. The panels themselves stay: VS Code keeps them, and gives them back to whoever comes next. */
  dispose(): void {
    this.serializer.dispose();
    this.panels.forEach((panel) => panel.leave());
  }

  private add(shown: WebviewPanel, uri: Uri): P {
    const { extension, icon, make } = this.kind;
    const picture = (theme: string): Uri => Uri.joinPath(extension, 'media', `${icon}-${theme}.svg`);
    shown.iconPath = { light: picture('light'), dark: picture('dark') };
    const panel = make(shown, uri);
    this.panels.add(panel);
    panel.onDidEnd(() => this.panels.delete(panel));
    return panel;
  }
}

/** The file of a panel that VS Code kept: its page keeps the address with the view. */
function uriOf(state: unknown): Uri | undefined {
  if (typeof state !== 'object' || state === null || !('uri' in state)) return undefined;
  return typeof state.uri === 'string' ? Uri.parse(state.uri) : undefined;
}
