import { InsertTextMode, MarkupKind, type CompletionClientCapabilities } from 'vscode-languageserver';

/** What the client makes of completion. */
export interface CompletionAbilities {
  /** Goes through the stops of what was written. */
  readonly snippets: boolean;
  /** Lets the person say whether what follows the cursor is replaced. */
  readonly insertsOrReplaces: boolean;
  /** Shows documentation as markdown. */
  readonly markdown: boolean;
  /** Indents further lines like the first. */
  readonly indents: boolean;
}

/** Reads what a client says of completion. */
export function completionAbilitiesOf(given: CompletionClientCapabilities | undefined): CompletionAbilities {
  const item = given?.completionItem;
  return {
    snippets: item?.snippetSupport === true,
    insertsOrReplaces: item?.insertReplaceSupport === true,
    markdown: item?.documentationFormat?.includes(MarkupKind.Markdown) === true,
    indents: item?.insertTextModeSupport?.valueSet.includes(InsertTextMode.adjustIndentation) === true,
  };
}
