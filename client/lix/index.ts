/** The scenario preview: plays lix scenarios beside their text. */
import { commands, window, workspace, type Disposable, type Uri } from 'vscode';
import type { LixHostMessage, LixPanelMessage } from '../../protocol/lix';
import { commandIds } from '../manifest/command-ids';
import { pageServices, probeOf, type PanelProbe, type SharedServices } from '../webview/services';
import { SidePanels } from '../webview/side-panels';
import { isScenario, scenarioAddress } from './files';
import { LixPanel, lixViewType } from './panel';

export type LixProbe = PanelProbe<SidePanels<LixPanel>, LixHostMessage | LixPanelMessage>;

/** Sets up the panel, a single one that follows the active editor, and its command. */
export function createLix(shared: SharedServices): {
  readonly disposables: readonly Disposable[];
  readonly probe: LixProbe;
} {
  const services = pageServices<LixHostMessage | LixPanelMessage>(shared);
  const panels = new SidePanels<LixPanel>({
    viewType: lixViewType,
    icon: 'lix',
    extension: shared.extension,
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
      services.messages,
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
        else void window.showInformationMessage('Open a scenario first.');
      }),
    ],
    probe: probeOf(panels, services),
  };
}
