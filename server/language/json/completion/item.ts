import type { Span, TextEdit } from '../../../../engine/json';
import type { Insert } from './insert';
import type { Proposal, ProposalKind } from './proposal';
import { shownText } from '../../text/shown-text';
import type { Slot } from './slot';

/** A proposal in its place. */
export interface CompletionItem {
  readonly label: string;
  readonly kind: ProposalKind;
  readonly detail: string | undefined;
  /** Markdown. */
  readonly doc: string | undefined;
  /** What an editor compares with what is typed from the beginning of the span to the cursor. */
  readonly filterText: string;
  /** Orders the items as they came. */
  readonly sortText: string;
  readonly insert: Insert;
  /** What is replaced; on one line, the cursor in it. */
  readonly replace: Span;
  /** The part of it before the cursor, for those who would keep what follows. */
  readonly overtype: Span;
  /** What has to be written elsewhere for it. */
  readonly also: readonly TextEdit[];
  /** The cells that a map in its documentation marks. */
  readonly cells: readonly number[];
}

/** What an editor shows. */
export interface CompletionList {
  readonly items: readonly CompletionItem[];
  /** Whether there is more than is listed, so that it is worth asking again when more was typed. */
  readonly isIncomplete: boolean;
}

/** Labels and what stands beside them are cut, in characters: names of the file can be of any length. */
const longest = 200;

/** Puts a proposal into the slot. `index` is its place in the list. */
export function itemOf(proposal: Proposal, slot: Slot, index: number): CompletionItem {
  const { kind, label, detail, doc, insert, filter = label, cells = [] } = proposal;
  const { span, offset, before, after, comma, isQuoted } = slot;
  const text = [before, ...insert, after].filter((part) => part !== '');
  return {
    label: shownText(label, longest),
    kind,
    detail: detail === undefined ? undefined : shownText(detail, longest),
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
