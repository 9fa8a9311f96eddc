/** Scenarios of the game with nukes and overtime, played beside their text. */
import {
  commands,
  EventEmitter,
  window,
  workspace,
  type Event,
  type ExtensionContext,
  type LogOutputChannel,
  type Uri,
  type WebviewPanel,
  type Disposable,
} from 'vscode';
import { commandIds } from '../command-ids';
import type { LixHostMessage, LixPanelMessage } from '../../protocol/lix';
import { PanelSet } from '../webview/panel-set';
import { windowFileDialogs } from '../webview/files';
import { isScenario, scenarioAddress } from './files';
import { LixPanel, lixViewType } from './panel';

/** What tests in VS Code get of the panel. Nobody else should rely on it. */
export interface LixProbe {
  readonly onMessage: Event<{ readonly uri: Uri; readonly message: LixHostMessage | LixPanelMessage }>;
  /** Does what the panel would have done by sending this. */
  readonly receive: (uri: Uri, message: LixPanelMessage) => void;
  /** Does what VS Code does with a panel that it kept. */
  readonly restore: (shown: WebviewPanel, state: unknown) => void;
}

/** Sets up the panel, of which there is one that follows the editor, and its command. */
export function createLix(
  context: ExtensionContext,
  output: LogOutputChannel,
): { readonly disposables: readonly Disposable[]; readonly probe: LixProbe } {
  const overheard = new EventEmitter<{ uri: Uri; message: LixHostMessage | LixPanelMessage }>();
  const extension = context.extensionUri;
  const services = {
    extension,
    dialogs: windowFileDialogs,
    log: (message: string) => output.error(message),
    onMessage: (uri: Uri, message: LixHostMessage | LixPanelMessage) => overheard.fire({ uri, message }),
  };
  const panels = new PanelSet({
    viewType: lixViewType,
    icon: 'lix',
    extension,
    key: () => '',
    make: (shown, uri) => new LixPanel(shown, uri, services),
  });
  const at = (uri: Uri): LixPanel | undefined => {
    const panel = panels.find(uri);
    return panel?.uri.toString() === uri.toString() ? panel : undefined;
  };
  const watcher = workspace.createFileSystemWatcher('**/*.lix.json', false, true, false);
  return {
    disposables: [
      overheard,
      panels,
      watcher,
      watcher.onDidDelete((uri) => at(uri)?.deleted()),
      watcher.onDidCreate((uri) => at(uri)?.bind(uri)),
      workspace.onDidRenameFiles(({ files }) =>
        files.forEach(({ oldUri, newUri }) => at(oldUri)?.bind(newUri)),
      ),
      window.onDidChangeActiveTextEditor((editor) => {
        if (editor !== undefined && isScenario(editor.document))
          panels.find(editor.document.uri)?.bind(editor.document.uri);
      }),
      commands.registerCommand(commandIds.lix.openPreview, (given?: unknown) => {
        const uri = scenarioAddress(given);
        if (uri !== undefined) panels.open(uri);
        else void window.showInformationMessage('Open a scenario first: the panel plays what it says.');
      }),
    ],
    probe: {
      onMessage: overheard.event,
      receive: (uri, message) => at(uri)?.receive(message),
      restore: (shown, state) => panels.restore(shown, state),
    },
  };
}
