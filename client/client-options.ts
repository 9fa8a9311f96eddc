/** How the language client talks to the server. */
import type { FileSystemWatcher, LogOutputChannel } from 'vscode';
import { RevealOutputChannelOn, type LanguageClientOptions } from 'vscode-languageclient';
import type { InitializationOptions } from '../server/protocol';
import { checkedDocuments } from './checked-documents';
import { languageId } from './language';
import { watchLevelFiles } from './watchers';

/** The options of a client, and the watchers made for it, which whoever ends the client disposes. */
export function clientOptions(
  output: LogOutputChannel,
  trace: LogOutputChannel,
): { options: LanguageClientOptions; watchers: FileSystemWatcher[] } {
  const watchers = watchLevelFiles();
  const initializationOptions: InitializationOptions = { clientFiles: true };
  const options: LanguageClientOptions = {
    // Without a scheme: which ones are checked cannot be listed beforehand, see `checkedDocuments`.
    documentSelector: [{ language: languageId }],
    initializationOptions,
    outputChannel: output,
    traceOutputChannel: trace,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    // Documents without a tab are not pulled: the server reports them, as they stand, with the workspace.
    diagnosticPullOptions: { onChange: true, onTabs: false },
    synchronize: { fileEvents: watchers },
    middleware: checkedDocuments(),
    markdown: { isTrusted: false, supportHtml: false },
  };
  return { options, watchers };
}
