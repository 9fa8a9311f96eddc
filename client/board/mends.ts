/** The quick fixes of a fault, offered on the board: those of the light bulb, no others. */
import { CodeActionKind, commands, Range, workspace, type CodeAction, type TextDocument } from 'vscode';
import type { BoardMessage, OfferedMend } from '../../server/protocol-board';
import { codeOf } from '../preview/problems';

/** So many are worked out whole. */
const mostResolved = 12;

/** What is offered of one version of the document. */
interface Offer {
  readonly id: number;
  readonly version: number;
  readonly actions: readonly CodeAction[];
}

/** Offers mends and makes the one that is chosen. */
export class Mending {
  private offer: Offer | undefined;

  constructor(private readonly document: TextDocument) {}

  /** What mends a fault; `null` where the document has another version by now. */
  async offers({
    id,
    version,
    fault,
  }: Extract<BoardMessage, { type: 'mends' }>): Promise<readonly OfferedMend[] | null> {
    const { document } = this;
    if (document.version !== version) return null;
    const { start, end } = fault.range;
    const range = new Range(start.line, start.character, end.line, end.character);
    const actions = await commands.executeCommand<readonly CodeAction[] | undefined>(
      'vscode.executeCodeActionProvider',
      document.uri,
      range,
      CodeActionKind.QuickFix.value,
      mostResolved,
    );
    if (document.version !== version) return null;
    const isMeant = ({ edit, diagnostics = [] }: CodeAction): boolean =>
      edit !== undefined &&
      diagnostics.some(
        (one) => codeOf(one) === fault.code && one.message === fault.message && one.range.isEqual(range),
      );
    this.offer = { id, version, actions: (actions ?? []).filter(isMeant) };
    return this.offer.actions.map(({ title, isPreferred }) => ({ title, isPreferred: isPreferred === true }));
  }

  /** Makes a mend that was offered: one edit. The reason where it is not made. */
  async mend({ id, index }: Extract<BoardMessage, { type: 'mend' }>): Promise<string | undefined> {
    const { offer, document } = this;
    const edit = offer?.id === id ? offer.actions[index]?.edit : undefined;
    if (edit === undefined || offer?.version !== document.version || !(await workspace.applyEdit(edit)))
      return 'The text has changed since the mend was offered. Choose again.';
    return undefined;
  }
}
