/** Panels that the extension opens beside the text, and VS Code restores after a restart. */
import { Uri, ViewColumn, window, type Disposable, type WebviewPanel } from 'vscode';
import { pageOptions } from './html';
import { PanelSet, type HeldPanel } from './panel-set';

interface SidePanel extends HeldPanel {
  /** Shows another file. */
  bind(uri: Uri): void;
}

export interface SidePanelKind<P> {
  /** The id that the manifest's `when` clauses and VS Code's memory know. */
  readonly viewType: string;
  /** `media/ICON-light.svg` and `media/ICON-dark.svg`. */
  readonly icon: string;
  readonly extension: Uri;
  /** Files with the same key share one panel. */
  readonly key?: (uri: Uri) => string;
  readonly make: (shown: WebviewPanel, uri: Uri, isRestored: boolean) => P;
  /** The panel that is to show a file that has none. */
  readonly reuse?: () => P | undefined;
}

/** Has at most one panel for each key. */
export class SidePanels<P extends SidePanel> extends PanelSet<P> {
  private readonly serializer: Disposable;

  constructor(private readonly kind: SidePanelKind<P>) {
    super(kind.key);
    this.serializer = window.registerWebviewPanelSerializer(kind.viewType, {
      deserializeWebviewPanel: (shown, state) => {
        this.restore(shown, state);
        return Promise.resolve();
      },
    });
  }

  /** Shows the panel of a file, which may be a new one. Beside the editor it leaves the focus there. */
  open(uri: Uri, viewColumn = ViewColumn.Beside): P {
    const preserveFocus = viewColumn === ViewColumn.Beside;
    const known = this.find(uri) ?? this.kind.reuse?.();
    if (known !== undefined) {
      known.bind(uri);
      known.shown.reveal(undefined, preserveFocus);
      return known;
    }
    const { viewType, extension } = this.kind;
    const place = { viewColumn, preserveFocus };
    return this.addNew(window.createWebviewPanel(viewType, '', place, pageOptions(extension)), uri, false);
  }

  /** Takes a panel back that VS Code kept over a restart, with the state that its page kept. */
  restore(shown: WebviewPanel, state: unknown): void {
    const uri = uriOf(state);
    // a panel that never showed anything is not worth keeping, and a file has one panel
    if (uri === undefined || this.find(uri) !== undefined) shown.dispose();
    else this.addNew(shown, uri, true);
  }

  override dispose(): void {
    this.serializer.dispose();
    super.dispose();
  }

  private addNew(shown: WebviewPanel, uri: Uri, isRestored: boolean): P {
    const { extension, icon, make } = this.kind;
    const picture = (theme: string): Uri => Uri.joinPath(extension, 'media', `${icon}-${theme}.svg`);
    shown.iconPath = { light: picture('light'), dark: picture('dark') };
    return this.add(make(shown, uri, isRestored));
  }
}

/** The file of a panel that VS Code kept: its page keeps the address with the view. */
function uriOf(state: unknown): Uri | undefined {
  if (typeof state !== 'object' || state === null || !('uri' in state)) return undefined;
  return typeof state.uri === 'string' ? Uri.parse(state.uri) : undefined;
}
