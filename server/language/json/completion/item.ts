import type { Span, TextEdit } from '../../../../engine/json';
import type { Insert } from './insert';
import type { Proposal, ProposalKind } from './proposal';
import { shownText } from '../../text/shown-text';
import type { Slot } from './slot';

/** A completion item. */
export interface CompletionItem {
  readonly label: string;
  readonly kind: ProposalKind;
  readonly detail: string;
  /** Markdown. */
  readonly doc: string | undefined;
  /** The text that an editor compares with the typed text from the start of the span to the cursor. */
  readonly filterText: string;
  /** Orders the items as they came. */
  readonly sortText: string;
  readonly insert: Insert;
  /** The replaced span; on one line, with the cursor in it. */
  readonly replace: Span;
  /** The part of the span before the cursor, for editors that insert instead of replacing. */
  readonly overtype: Span;
  /** Additional edits elsewhere in the text. */
  readonly also: readonly TextEdit[];
  /** The cells that a map in its documentation marks. */
  readonly cells: readonly number[];
}

/** The result of completion. */
export interface CompletionList {
  readonly items: readonly CompletionItem[];
  /** True if some items were left out, so that the editor has to ask again while the user types. */
  readonly isIncomplete: boolean;
}

/** The maximum lengths of labels and details, in characters: names in a file can have any length. */
const longest = 200;

/** Puts a proposal into the slot. `index` is its place in the list. */
export function itemOf(proposal: Proposal, slot: Slot, index: number): CompletionItem {
  const { kind, label, detail, doc, insert, filter = label, cells = [] } = proposal;
  const { span, offset, before, after, comma, isQuoted } = slot;
  const text = [before, ...insert, after].filter((part) => part !== '');
  return {
    label: shownText(label, longest),
    kind,
    detail: shownText(detail, longest),
    doc,
    filterText: isQuoted ? `"${filter}"` : filter,
    sortText: String(index).padStart(5, '0'),
    insert: text,
    replace: span,
    overtype: { start: span.start, end: offset },
    also: comma === undefined ? [] : [{ start: comma, end: comma, text: ',' }],
    cells,
  };
}
