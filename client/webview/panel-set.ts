/** The open panels of one kind. */
import { EventEmitter, type Disposable, type Event, type Uri, type WebviewPanel } from 'vscode';

/** A panel in a set. */
export interface TrackedPanel {
  /** The file that it shows, or one of them. */
  readonly uri: Uri;
  readonly shown: WebviewPanel;
  readonly onDidEnd: Event<void>;
  /** Stops all work without closing the panel. */
  stopWork(): void;
}

/** Tracks panels until they are closed. */
export class PanelSet<P extends TrackedPanel> implements Disposable {
  private readonly panels = new Set<P>();
  private readonly changed = new EventEmitter<void>();
  private readonly ended = new EventEmitter<P>();
  /** Fires when a panel was added or closed, or another one is active. */
  readonly onDidChange = this.changed.event;
  /** Fires when a panel was closed, and is no longer in the set. */
  readonly onDidEnd = this.ended.event;

  /** `key`: files with the same key share their panels. */
  constructor(private readonly key: (uri: Uri) => string = String) {}

  add(panel: P): P {
    this.panels.add(panel);
    const states = panel.shown.onDidChangeViewState(() => this.changed.fire());
    panel.onDidEnd(() => {
      states.dispose();
      this.panels.delete(panel);
      this.ended.fire(panel);
      this.changed.fire();
    });
    this.changed.fire();
    return panel;
  }

  /** The first panel of a file. */
  find(uri: Uri): P | undefined {
    const key = this.key(uri);
    return this.all.find((panel) => this.key(panel.uri) === key);
  }

  get all(): readonly P[] {
    return [...this.panels];
  }

  /** The panel that has the focus. */
  get active(): P | undefined {
    return this.all.find(({ shown }) => shown.active);
  }

  /** Stops all work. The panels stay open: VS Code restores them when the extension starts again. */
  dispose(): void {
    for (const panel of this.panels) panel.stopWork();
    this.changed.dispose();
    this.ended.dispose();
  }
}
