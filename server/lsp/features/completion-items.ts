import {
  CompletionItemKind,
  InsertTextFormat,
  InsertTextMode,
  InsertReplaceEdit,
  MarkupKind,
  type CompletionItem as LspItem,
  type MarkupContent,
  type TextEdit,
} from 'vscode-languageserver';
import {
  inLineEndsOf,
  plainText,
  type CompletionItem,
  type Document,
  type Insert,
  type ProposalKind,
  type Stop,
} from '../../language';
import type { ClientAbilities } from '../client-abilities';

const kinds: Readonly<Record<ProposalKind, CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  whole: CompletionItemKind.Struct,
  position: CompletionItemKind.Reference,
  name: CompletionItemKind.Variable,
};

/** The data of an item until it is resolved. */
export interface ItemData {
  readonly uri: string;
  readonly cells: readonly number[];
}

/** Converts a completion item. */
export function toItem(
  uri: string,
  { lines, text: around }: Document,
  item: CompletionItem,
  client: ClientAbilities,
): LspItem {
  const { label, kind, detail, doc, filterText, sortText, insert, also, cells } = item;
  const { snippets, indents, labelDetails, markdown } = client.completion;
  const isSnippet = snippets && insert.some((part) => typeof part !== 'string');
  const text = inLineEndsOf(around, isSnippet ? snippetText(insert) : plainText(insert));
  const data: ItemData = { uri, cells };
  return {
    label,
    kind: kinds[kind],
    detail,
    ...(labelDetails ? { labelDetails: { description: detail } } : {}),
    ...(doc === undefined ? {} : { documentation: documentation(doc, markdown) }),
    filterText,
    sortText,
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    ...(indents && text.includes('\n') ? { insertTextMode: InsertTextMode.adjustIndentation } : {}),
    textEdit: editOf(item, text, lines, client),
    ...(also.length === 0
      ? {}
      : { additionalTextEdits: also.map((edit) => ({ range: lines.rangeOf(edit), newText: edit.text })) }),
    // at an empty stop, suggestions are requested
    ...(client.isOwn && isSnippet && insert.some((part) => isEmptyStop(part))
      ? { command: { title: 'Suggest', command: 'editor.action.triggerSuggest' } }
      : {}),
    ...(cells.length === 0 ? {} : { data }),
  };
}

function isEmptyStop(part: string | Stop): boolean {
  return typeof part !== 'string' && part.text === '';
}

function editOf(
  { replace, overtype }: CompletionItem,
  newText: string,
  lines: Document['lines'],
  { completion }: ClientAbilities,
): TextEdit | InsertReplaceEdit {
  const range = lines.rangeOf(replace);
  return completion.insertsOrReplaces
    ? InsertReplaceEdit.create(newText, lines.rangeOf(overtype), range)
    : { range, newText };
}

/** Converts documentation to the format that the client supports. */
export function documentation(markdown: string, isShown: boolean): MarkupContent {
  return isShown
    ? { kind: MarkupKind.Markdown, value: markdown }
    : { kind: MarkupKind.PlainText, value: markdown.replace(/^```.*\n?/gm, '').replace(/`/g, '') };
}

/** Formats text with stops in snippet syntax: `"state": "${1|Enabled,Disabled|}"`. */
export function snippetText(insert: Insert): string {
  let stops = 0;
  return insert
    .map((part) => {
      if (typeof part === 'string') return part.replace(/[\\$}]/g, '\\$&');
      stops++;
      if (part.choices !== undefined) {
        return `\${${stops}|${part.choices.map((one) => one.replace(/[\\,|]/g, '\\$&')).join(',')}|}`;
      }
      return part.text === '' ? `$${stops}` : `\${${stops}:${part.text.replace(/[\\$}]/g, '\\$&')}}`;
    })
    .join('');
}
