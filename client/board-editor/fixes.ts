/** The quick fixes of a fault, offered on the board: those of the light bulb, no others. */
import type { TextDocument } from 'vscode';
import type { CodeAction, CodeActionParams, TextEdit } from 'vscode-languageclient';
import type { BoardFault, BoardMessage, OfferedMend } from '../../protocol/board';
import { request } from '../../protocol/request';
import type { LanguageSession } from '../session/session';
import { applyEdits, unwritableWords } from './apply-edits';

/** Requests of LSP itself, in the shape in which our server answers them. */
const codeActionRequest = request<CodeActionParams, readonly CodeAction[] | null>('textDocument/codeAction');
const codeActionResolveRequest = request<CodeAction, CodeAction>('codeAction/resolve');

/** What is offered of one version of the document. */
interface Offer {
  readonly id: number;
  readonly version: number;
  readonly actions: readonly CodeAction[];
}

/** Offers mends and makes the one that is chosen. */
export class FaultFixes {
  private offer: Offer | undefined;

  constructor(
    private readonly document: TextDocument,
    private readonly session: LanguageSession,
  ) {}

  /** What mends a fault; `null` where the document has another version by now. */
  async offers({
    id,
    version,
    fault,
  }: Extract<BoardMessage, { type: 'mends' }>): Promise<readonly OfferedMend[] | null> {
    const { document, session } = this;
    if (document.version !== version) return null;
    const params: CodeActionParams = {
      textDocument: { uri: document.uri.toString() },
      range: fault.range,
      context: { diagnostics: [], only: ['quickfix'] },
    };
    const found = await session.request(codeActionRequest, params).catch(() => undefined);
    if (document.version !== version) return null;
    const actions = (found ?? []).filter((action) => isMendOf(fault, action));
    this.offer = { id, version, actions };
    return actions.map(({ title, isPreferred }) => ({ title, isPreferred: isPreferred === true }));
  }

  /** Makes a mend that was offered: one edit. The reason where it is not made. */
  async apply({ id, index }: Extract<BoardMessage, { type: 'mend' }>): Promise<string | undefined> {
    const { offer, document } = this;
    const action = offer?.id === id ? offer.actions[index] : undefined;
    const edits = action === undefined ? undefined : await this.editsOf(action);
    const applied =
      edits === undefined || offer?.version !== document.version ? 'late' : await applyEdits(document, edits);
    if (applied === 'late') return 'The text has changed since the mend was offered. Choose again.';
    return applied === 'unwritable' ? unwritableWords : undefined;
  }

  /** The edits of an action; those of one that mends many faults are worked out only when it is chosen. */
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

function isMendOf(fault: BoardFault, { diagnostics = [] }: CodeAction): boolean {
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
