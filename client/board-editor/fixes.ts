/** Offers the quick fixes of a fault in the board editor: the same as the light bulb. */
import type { TextDocument } from 'vscode';
import type { CodeAction, CodeActionParams, TextEdit } from 'vscode-languageclient';
import type { BoardFault, BoardRequests } from '../../protocol/board';
import type { ParamsOf, ReplyOf } from '../../protocol/channel';
import { request } from '../../protocol/request';
import type { LanguageSession } from '../session/session';
import { applyEdits, unwritableWords } from './apply-edits';

/** LSP requests, with the types of our server's responses. */
const codeActionRequest = request<CodeActionParams, readonly CodeAction[] | null>('textDocument/codeAction');
const codeActionResolveRequest = request<CodeAction, CodeAction>('codeAction/resolve');

/** The fixes that were offered last. */
interface Offer {
  readonly number: number;
  readonly version: number;
  readonly actions: readonly CodeAction[];
}

/** Offers fixes and applies the chosen one. */
export class FaultFixes {
  private last: Offer | undefined;

  constructor(
    private readonly document: TextDocument,
    private readonly session: LanguageSession,
  ) {}

  /** Finds the fixes of a fault; `null` if the document has another version. */
  async offers({
    version,
    fault,
  }: ParamsOf<BoardRequests, 'fixes'>): Promise<ReplyOf<BoardRequests, 'fixes'>> {
    const { document, session } = this;
    if (document.version !== version) return null;
    const params: CodeActionParams = {
      textDocument: { uri: document.uri.toString() },
      range: fault.range,
      context: { diagnostics: [], only: ['quickfix'] },
    };
    const found = await session.request(codeActionRequest, params).catch(() => undefined);
    if (document.version !== version) return null;
    const actions = (found ?? []).filter((action) => isFixOf(fault, action));
    const number = (this.last?.number ?? 0) + 1;
    this.last = { number, version, actions };
    const fixes = actions.map(({ title, isPreferred }) => ({ title, isPreferred: isPreferred === true }));
    return { offer: number, fixes };
  }

  /** Applies an offered fix as one edit. Returns the reason if it is refused, or `null`. */
  async apply({ offer, index }: ParamsOf<BoardRequests, 'fix'>): Promise<ReplyOf<BoardRequests, 'fix'>> {
    const { last, document } = this;
    const action = last?.number === offer ? last.actions[index] : undefined;
    const edits = action === undefined ? undefined : await this.editsOf(action);
    const applied =
      edits === undefined || last?.version !== document.version ? 'late' : await applyEdits(document, edits);
    if (applied === 'late')
      return { refused: 'The text has changed since the fix was offered. Choose the fix again.' };
    return applied === 'unwritable' ? { refused: unwritableWords } : null;
  }

  /** The edits of an action; those of a fix for many faults are computed only when it is chosen. */
  private async editsOf(action: CodeAction): Promise<TextEdit[] | undefined> {
    const whole =
      action.edit === undefined
        ? await this.session.request(codeActionResolveRequest, action).catch(() => undefined)
        : action;
    if (whole?.edit === undefined) return undefined;
    const { changes = {}, documentChanges = [] } = whole.edit;
    return [
      ...Object.values(changes).flat(),
      ...documentChanges.flatMap((change) => ('edits' in change ? (change.edits as TextEdit[]) : [])),
    ];
  }
}

function isFixOf(fault: BoardFault, { diagnostics = [] }: CodeAction): boolean {
  const { start, end } = fault.range;
  return diagnostics.some(
    ({ code, message, range }) =>
      code === fault.code &&
      message === fault.message &&
      range.start.line === start.line &&
      range.start.character === start.character &&
      range.end.line === end.line &&
      range.end.character === end.character,
  );
}
