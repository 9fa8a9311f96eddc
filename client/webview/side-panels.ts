/** Panels that the extension opens beside the text, and VS Code restores after a restart. */
import { Uri, ViewColumn, window, type Disposable, type WebviewPanel } from 'vscode';
import { pageOptions } from './html';
import { PanelSet, type TrackedPanel } from './panel-set';

interface SidePanel extends TrackedPanel {
  /** Shows another file. */
  bind(uri: Uri): void;
}

export interface SidePanelKind<P> {
  /** The id used by `when` clauses and for restoring panels. */
  readonly viewType: string;
  /** `media/ICON-light.svg` and `media/ICON-dark.svg`. */
  readonly icon: string;
  readonly extension: Uri;
  /** Files with the same key share one panel. */
  readonly key?: (uri: Uri) => string;
  readonly make: (shown: WebviewPanel, uri: Uri, isRestored: boolean) => P;
  /** Returns the panel to reuse for a file without a panel. */
  readonly reuse?: () => P | undefined;
}

/** Keeps at most one panel for each key. */
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

  /** Shows the panel of a file, or creates it. Beside the editor, keeps the focus in the editor. */
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

  /** Restores a panel after a restart, with the state of its page. */
  restore(shown: WebviewPanel, state: unknown): void {
    const uri = uriOf(state);
    // close a panel that never showed a file, and duplicates
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

/** Returns the file of a restored panel from the state of its page. */
function uriOf(state: unknown): Uri | undefined {
  if (typeof state !== 'object' || state === null || !('uri' in state)) return undefined;
  return typeof state.uri === 'string' ? Uri.parse(state.uri) : undefined;
}
