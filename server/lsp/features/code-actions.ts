import {
  CodeActionTriggerKind,
  LSPErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  type CodeAction,
} from 'vscode-languageserver';
import { changesNothing } from '../../services/host';
import type { ActionRequest, ActionSource, OfferedAction } from './action-source';
import type { ClientAbilities } from '../client-abilities';
import { answer, type Feature } from './feature';
import { quickFixes } from './quick-fixes';
import { refactorings } from './refactorings';
import { toWorkspaceEdit } from './workspace-edit';

const sources: readonly ActionSource[] = [quickFixes, refactorings];

/** Identifies an action until it is chosen. */
interface ActionData {
  readonly source: string;
  readonly uri: string;
  readonly version: number;
  readonly what: unknown;
}

/** Code actions. Their edits apply to the version of the document for which they were requested. */
export const codeActions: Feature = {
  capabilities: ({ codeActions: { literals, resolvesEdits } }) =>
    literals
      ? {
          codeActionProvider: {
            codeActionKinds: [...new Set(sources.flatMap(({ kinds }) => kinds))],
            resolveProvider: resolvesEdits,
          },
        }
      : {},
  serve: (connection, services) => {
    const { client, languageServices } = services;
    connection.onCodeAction(({ textDocument: { uri }, range, context: asked }, token) =>
      answer(services, uri, token, async (context) => {
        if (!client.codeActions.literals) return [];
        const { lines } = context.document;
        const request: ActionRequest = {
          context,
          span: { start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) },
          shown: asked.diagnostics,
          wants: (kind, isNamed = false) =>
            asked.only === undefined ? !isNamed : asked.only.some((only) => isWithin(kind, only)),
          isInvoked: asked.triggerKind === CodeActionTriggerKind.Invoked,
          token,
          client,
          languageServices,
        };
        const actions: CodeAction[] = [];
        for (const source of sources) {
          for (const action of await source.offer(request)) {
            const made = await toAction(source, action, request, client);
            if (made !== undefined) actions.push(made);
          }
        }
        return actions;
      }),
    );
    connection.onCodeActionResolve(async (action, token) => {
      const data = action.data as ActionData | undefined;
      const source = sources.find(({ name }) => name === data?.source);
      if (data === undefined || source === undefined) return action;
      const edit = await answer(services, data.uri, token, async (context) => {
        if (context.version !== data.version) return undefined;
        const edits = await source.resolve(context, data.what, { token, languageServices });
        if (typeof edits !== 'object') return edits;
        return edits.length === 0 ? changesNothing : toWorkspaceEdit(context, edits, client);
      });
      if (edit instanceof ResponseError) return edit;
      if (typeof edit === 'string') {
        // editors do not show the error of resolving an action
        await connection.sendNotification(ShowMessageNotification.type, {
          type: MessageType.Warning,
          message: edit,
        });
        return new ResponseError(LSPErrorCodes.RequestFailed, edit);
      }
      if (edit === null)
        return new ResponseError(
          LSPErrorCodes.ContentModified,
          'The document has changed since the code action was offered.',
        );
      return { ...action, edit };
    });
  },
};

/** Returns true if a kind is the other kind or below it. */
function isWithin(kind: string, other: string): boolean {
  return other === '' || kind === other || kind.startsWith(`${other}.`);
}

/** Converts an action; `undefined` if the client requires edits immediately and there are none, or none is needed. */
async function toAction(
  source: ActionSource,
  offered: OfferedAction,
  request: ActionRequest,
  client: ClientAbilities,
): Promise<CodeAction | undefined> {
  const { context } = request;
  if ('edits' in offered) {
    const { edits, ...action } = offered;
    if (action.command !== undefined) return action;
    return { ...action, edit: toWorkspaceEdit(context, edits, client) };
  }
  const { what, ...action } = offered;
  if (client.codeActions.resolvesEdits) {
    const data: ActionData = { source: source.name, uri: context.uri, version: context.version, what };
    return { ...action, data };
  }
  const edits = await source.resolve(context, what, request);
  if (typeof edits !== 'object' || edits.length === 0) return undefined;
  return { ...action, edit: toWorkspaceEdit(context, edits, client) };
}
