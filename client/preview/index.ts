/** The preview: a level's board beside its text. */
import {
  EventEmitter,
  type Event,
  type ExtensionContext,
  type LogOutputChannel,
  type Uri,
  type WebviewPanel,
  type Disposable,
} from 'vscode';
import type { HostMessage, PanelMessage } from '../../protocol/preview';
import type { LanguageSession } from '../session/session';
import { registerPreviewCommands } from './commands';
import { windowFileDialogs, type FileDialogs } from '../webview/files';
import { PreviewPanels } from './panels';
import { Searches } from './searches';

/** A message between a panel and the extension, either way. */
export interface Overheard {
  readonly uri: Uri;
  readonly message: HostMessage | PanelMessage;
}

/** What tests in VS Code get of the preview. Nobody else should rely on it. */
export interface PreviewProbe {
  readonly onMessage: Event<Overheard>;
  /** Does what a document's panel would have done by sending this. */
  readonly receive: (uri: Uri, message: PanelMessage) => void;
  /** Where the panel of a document stands; `undefined` where it has none. */
  readonly find: (uri: Uri) => { readonly isPinned: boolean; readonly title: string } | undefined;
  /** Does what VS Code does with a panel that it kept. */
  readonly restore: (shown: WebviewPanel, state: unknown) => void;
  /** What asks a person for files: a test puts its own answers in. */
  readonly dialogs: FileDialogs;
}

/** Sets up the preview. */
export function createPreview(
  context: ExtensionContext,
  session: LanguageSession,
  output: LogOutputChannel,
): {
  readonly disposables: readonly Disposable[];
  readonly probe: PreviewProbe;
  /** The level of the panel that the person is in. */
  readonly active: () => Uri | undefined;
} {
  const overheard = new EventEmitter<Overheard>();
  const dialogs: FileDialogs = { ...windowFileDialogs };
  const services = {
    extension: context.extensionUri,
    session,
    searches: new Searches(session),
    dialogs,
    log: (message: string) => output.error(message),
    onMessage: (uri: Uri, message: HostMessage | PanelMessage) => overheard.fire({ uri, message }),
  };
  const panels = new PreviewPanels(services, context.workspaceState);
  return {
    active: () => panels.activeUri,
    disposables: [overheard, panels, ...registerPreviewCommands(panels, session)],
    probe: {
      onMessage: overheard.event,
      receive: (uri, message) => panels.find(uri)?.receive(message),
      find: (uri) => {
        const panel = panels.find(uri);
        return panel && { isPinned: panel.isPinned, title: panel.shown.title };
      },
      restore: (shown, state) => panels.restore(shown, state),
      dialogs,
    },
  };
}
