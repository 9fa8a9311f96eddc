import { MarkupKind, type ClientCapabilities, type InitializeParams } from 'vscode-languageserver';
import type { InitializationOptions } from '../../protocol/server';
import { codeActionAbilitiesOf, type CodeActionAbilities } from './code-action-abilities';
import { completionAbilitiesOf, type CompletionAbilities } from './completion-abilities';

/** What the client can do, as far as it matters here. */
export interface ClientAbilities {
  /** Asks for diagnostics. Otherwise they are sent to it. */
  readonly pulls: boolean;
  /** Can be asked to ask for another kind of them. */
  readonly registersDiagnostics: boolean;
  /** Can be told to ask again. */
  readonly refreshes: boolean;
  /** Watches files for the server. */
  readonly watches: boolean;
  /** Takes globs that are relative to a folder. */
  readonly relativePatterns: boolean;
  readonly workspaceFolders: boolean;
  readonly relatedInformation: boolean;
  readonly completion: CompletionAbilities;
  readonly codeActions: CodeActionAbilities;
  /** Takes a definition as a link that says from where to where. */
  readonly links: boolean;
  /** Takes an outline as a tree. */
  readonly nestedSymbols: boolean;
  /** Shows a hover as markdown. */
  readonly markdown: boolean;
  /** Answers `workspace/configuration`. */
  readonly configuration: boolean;
  /** Can be asked to tell of changed settings. */
  readonly registersConfiguration: boolean;
  /** Can be told to ask again for inlay hints. */
  readonly refreshesHints: boolean;
  /** Can be told to ask again for semantic tokens. */
  readonly refreshesTokens: boolean;
  /** Can be told to ask for code lenses again. */
  readonly refreshesLenses: boolean;
  /** Shows the progress of work that the server began. */
  readonly progress: boolean;
  /** Is our own extension, with its commands. */
  readonly isOwn: boolean;
  /** Is our own: answers requests for files. */
  readonly files: boolean;
  /** Is our own: shows the status. */
  readonly status: boolean;
}

/** Reads the client's abilities. */
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
      // the pull capability had no say in it before 3.18
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
    progress: capabilities.window?.workDoneProgress === true,
    isOwn: own !== undefined,
    files: own?.clientFiles === true,
    status: own !== undefined,
  };
}

/** The options of our own client; `undefined` where it is another. */
export function ownOptions(given: unknown): InitializationOptions | undefined {
  if (typeof given !== 'object' || given === null || !('clientFiles' in given)) return undefined;
  const script = 'solverScript' in given ? given.solverScript : undefined;
  return {
    clientFiles: given.clientFiles === true,
    ...(typeof script === 'string' ? { solverScript: script } : {}),
  };
}
