import {
  ApplyWorkspaceEditRequest,
  CodeLensRefreshRequest,
  InlayHintRefreshRequest,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  SemanticTokensRefreshRequest,
  ShowMessageNotification,
  type CancellationToken,
  type Connection,
} from 'vscode-languageserver';
import { onRequest, sendNotification } from '../../protocol/request';
import type { ServiceHost } from '../services/host';
import type { Solver } from '../solver/job';
import { answer, type Services } from './features/feature';
import { toWorkspaceEdit } from './features/workspace-edit';
import { refresher } from './refresher';
import { startProgress } from './work-progress';

/** Creates the server's interface for the languages' services. */
export function serviceHost(
  connection: Connection,
  services: Omit<Services, 'languageServices'>,
  solver: Solver,
): ServiceHost {
  const { client, project, settings, commands, isChecked } = services;
  const refreshed = (isSupported: boolean, { method }: { readonly method: string }): (() => void) =>
    refresher(isSupported, () => connection.sendRequest(method));
  const refreshHints = refreshed(client.refreshesHints, InlayHintRefreshRequest.type);
  const refreshTokens = refreshed(client.refreshesTokens, SemanticTokensRefreshRequest.type);
  return {
    project,
    solver,
    settings,
    isOwnClient: client.isOwn,
    isChecked,
    onRequest: (request, handler) => void onRequest(connection, request, handler),
    onDocumentRequest: (request, handler) =>
      void onRequest(connection, request, (params, token) =>
        answer(services, params.uri, token as CancellationToken, (context) => handler(context, params)),
      ),
    onCommand: (id, handler) => commands.add(id, handler),
    onShutdown: (listener) => void connection.onShutdown(listener),
    notify: (notification, ...params) =>
      void sendNotification(connection, notification, ...params).catch(() => undefined),
    showMessage: (severity, message) => {
      const type = severity === 'warning' ? MessageType.Warning : MessageType.Info;
      return connection.sendNotification(ShowMessageNotification.type, { type, message });
    },
    startProgress: (title, cancel) => startProgress(connection, client.progress, title, cancel),
    applyEdits: async (context, edits) => {
      if (!client.appliesEdits)
        return 'This editor does not support edits by commands (workspace/applyEdit). Use the code actions of the file.';
      const edit = toWorkspaceEdit(context, edits, client);
      try {
        const { applied, failureReason } = await connection.sendRequest(ApplyWorkspaceEditRequest.type, {
          edit,
        });
        return applied ? undefined : refusedEdit(failureReason);
      } catch (error) {
        return refusedEdit(error instanceof Error ? error.message : undefined);
      }
    },
    refreshLenses: refreshed(client.refreshesLenses, CodeLensRefreshRequest.type),
    refreshDecorations: () => {
      refreshHints();
      refreshTokens();
    },
    failure: (message) => new ResponseError(LSPErrorCodes.RequestFailed, message),
  };
}

/** Returns a sentence about an edit that the editor did not apply. */
function refusedEdit(reason = ''): string {
  const said = reason.trim().replace(/\.$/, '');
  return said === '' ? 'The editor did not apply the edit.' : `The editor did not apply the edit: ${said}.`;
}
