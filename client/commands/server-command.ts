/** Runs commands of the language server. */
import { window } from 'vscode';
import type { ExecuteCommandParams } from 'vscode-languageclient';
import { request } from '../../protocol/request';
import type { LanguageSession } from '../session/session';

const executeCommandRequest = request<ExecuteCommandParams, unknown>('workspace/executeCommand');

/** Runs a command and returns its result. The server itself shows why it refused one. */
export async function runOnServer(
  session: LanguageSession,
  command: string,
  ...args: readonly unknown[]
): Promise<unknown> {
  const result = await session.request(executeCommandRequest, { command, arguments: [...args] });
  if (result === undefined)
    void window.showErrorMessage('The language server is not running. Restart it and try again.');
  return result;
}
