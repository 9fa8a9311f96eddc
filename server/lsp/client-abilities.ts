import { MarkupKind, type ClientCapabilities, type InitializeParams } from 'vscode-languageserver';
import type { InitializationOptions } from '../../protocol/server';
import { codeActionAbilitiesOf, type CodeActionAbilities } from './code-action-abilities';
import { completionAbilitiesOf, type CompletionAbilities } from './completion-abilities';

/** The capabilities of the client that the server depends on. */
export interface ClientAbilities {
  /** Pulls diagnostics; otherwise they are published. */
  readonly pulls: boolean;
  /** Supports registration of further diagnostic providers. */
  readonly registersDiagnostics: boolean;
  /** Supports requests to refresh diagnostics. */
  readonly refreshes: boolean;
  /** Watches files for the server. */
  readonly watches: boolean;
  /** Supports globs relative to a folder. */
  readonly relativePatterns: boolean;
  readonly workspaceFolders: boolean;
  readonly relatedInformation: boolean;
  readonly completion: CompletionAbilities;
  readonly codeActions: CodeActionAbilities;
  /** Supports definitions as links with an origin range. */
  readonly links: boolean;
  /** Supports hierarchical symbols. */
  readonly nestedSymbols: boolean;
  /** Supports Markdown in hovers. */
  readonly markdown: boolean;
  /** Answers `workspace/configuration`. */
  readonly configuration: boolean;
  /** Supports registration for changed settings. */
  readonly registersConfiguration: boolean;
  /** Supports requests to refresh inlay hints. */
  readonly refreshesHints: boolean;
  /** Supports requests to refresh semantic tokens. */
  readonly refreshesTokens: boolean;
  /** Supports requests to refresh code lenses. */
  readonly refreshesLenses: boolean;
  /** Applies edits that the server sends. */
  readonly appliesEdits: boolean;
  /** Shows progress that the server reports. */
  readonly progress: boolean;
  /** True if the client is our own extension, with its commands. */
  readonly isOwn: boolean;
  /** Our own client: handles requests for files. */
  readonly files: boolean;
  /** Our own client: shows the status. */
  readonly status: boolean;
}

/** Reads the client's capabilities. */
export function abilitiesOf({ capabilities, initializationOptions }: InitializeParams): ClientAbilities {
  const { textDocument, workspace }: ClientCapabilities = capabilities;
  const watching = workspace?.didChangeWatchedFiles;
  const own = ownOptions(initializationOptions);
  return {
    pulls: textDocument?.diagnostic !== undefined,
    registersDiagnostics: textDocument?.diagnostic?.dynamicRegistration === true,
    refreshes: workspace?.diagnostics?.refreshSupport === true,
    watches: watching?.dynamicRegistration === true,
    relativePatterns: watching?.relativePatternSupport === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    relatedInformation:
      textDocument?.publishDiagnostics?.relatedInformation === true ||
      // before LSP 3.18 the pull capability did not contain it
      textDocument?.diagnostic !== undefined,
    completion: completionAbilitiesOf(textDocument?.completion),
    codeActions: codeActionAbilitiesOf(capabilities),
    links: textDocument?.definition?.linkSupport === true,
    nestedSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    markdown: textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
    configuration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    refreshesHints: workspace?.inlayHint?.refreshSupport === true,
    refreshesTokens: workspace?.semanticTokens?.refreshSupport === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    appliesEdits: workspace?.applyEdit === true,
    progress: capabilities.window?.workDoneProgress === true,
    isOwn: own !== undefined,
    files: own?.clientFiles === true,
    status: own !== undefined,
  };
}

/** Returns the options of our own client; `undefined` for other clients. */
export function ownOptions(given: unknown): InitializationOptions | undefined {
  if (typeof given !== 'object' || given === null || !('clientFiles' in given)) return undefined;
  const script = 'solverScript' in given ? given.solverScript : undefined;
  return {
    clientFiles: given.clientFiles === true,
    ...(typeof script === 'string' ? { solverScript: script } : {}),
  };
}
