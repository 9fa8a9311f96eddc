/** The options of the language client. */
import type { LogOutputChannel, Disposable } from 'vscode';
import { RevealOutputChannelOn, type LanguageClientOptions } from 'vscode-languageclient';
import type { InitializationOptions } from '../../protocol/server';
import { checkedDocuments } from '../documents/checked-documents';
import { watchOtherLanguageDocuments } from '../documents/other-language-documents';
import { watchDeletedDocuments, type DeletedDocuments } from '../documents/deleted-documents';
import { servedLanguages } from '../manifest/languages';
import { watchLevelFiles } from '../documents/file-watchers';
import { KnownCollections, WorkspacePulls } from './workspace-pull';

/** Creates the options of a client, and the objects behind them, which must be disposed with the client. */
export function clientOptions(
  output: LogOutputChannel,
  trace: LogOutputChannel,
): { options: LanguageClientOptions; deleted: DeletedDocuments; disposables: Disposable[] } {
  const watchers = watchLevelFiles();
  const deleted = watchDeletedDocuments();
  const collections = new KnownCollections();
  const pulls = new WorkspacePulls(collections, (uri) => deleted.has(uri) || otherLanguage.has(uri));
  const otherLanguage = watchOtherLanguageDocuments((uri) => {
    pulls.withhold(uri);
  });
  const initializationOptions: InitializationOptions = { clientFiles: true };
  const options: LanguageClientOptions = {
    // Without a scheme: which ones are checked cannot be listed beforehand, see `checkedDocuments`.
    documentSelector: servedLanguages.map((language) => ({ language })),
    initializationOptions,
    outputChannel: output,
    traceOutputChannel: trace,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    // Documents without a tab are not pulled: the server reports them, as they stand, with the workspace.
    diagnosticPullOptions: { onChange: true, onTabs: false },
    synchronize: { fileEvents: watchers },
    diagnosticCollectionProvider: collections,
    middleware: { ...checkedDocuments(), ...pulls.middleware() },
    markdown: { isTrusted: false, supportHtml: false },
  };
  return { options, deleted, disposables: [...watchers, deleted, otherLanguage] };
}
