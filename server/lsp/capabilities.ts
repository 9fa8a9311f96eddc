import { TextDocumentSyncKind, type InitializeResult } from 'vscode-languageserver';
import type { ClientAbilities } from './client-abilities';
import { diagnosticsIdentifier } from '../../protocol/server';
import { source } from './convert';
import { featureCapabilities } from './features';

/** Returns the server's capabilities for a client. `commands` are those that it runs for any client. */
export function initializeResult(
  client: ClientAbilities,
  version: string | undefined,
  commands: readonly string[],
): InitializeResult {
  return {
    serverInfo: version === undefined ? { name: source } : { name: source, version },
    capabilities: {
      positionEncoding: 'utf-16',
      textDocumentSync: {
        openClose: true,
        change: TextDocumentSyncKind.Incremental,
        save: { includeText: false },
      },
      executeCommandProvider: { commands: [...commands] },
      ...featureCapabilities(client),
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      ...(client.pulls
        ? {
            diagnosticProvider: {
              identifier: diagnosticsIdentifier,
              // a level's faults depend on its balance and config files
              interFileDependencies: true,
              workspaceDiagnostics: true,
            },
          }
        : {}),
    },
  };
}
