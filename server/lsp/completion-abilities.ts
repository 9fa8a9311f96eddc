import { InsertTextMode, MarkupKind, type CompletionClientCapabilities } from 'vscode-languageserver';

/** The client's support for completion. */
export interface CompletionAbilities {
  /** Supports snippets with tab stops. */
  readonly snippets: boolean;
  /** Lets the user choose between insert and replace. */
  readonly insertsOrReplaces: boolean;
  /** Supports Markdown in documentation. */
  readonly markdown: boolean;
  /** Shows the detail of every item, not only of the selected one. */
  readonly labelDetails: boolean;
  /** Adjusts the indentation of further lines. */
  readonly indents: boolean;
}

/** Reads the client's support for completion. */
export function completionAbilitiesOf(given: CompletionClientCapabilities | undefined): CompletionAbilities {
  const item = given?.completionItem;
  return {
    snippets: item?.snippetSupport === true,
    insertsOrReplaces: item?.insertReplaceSupport === true,
    markdown: item?.documentationFormat?.includes(MarkupKind.Markdown) === true,
    labelDetails: item?.labelDetailsSupport === true,
    indents: item?.insertTextModeSupport?.valueSet.includes(InsertTextMode.adjustIndentation) === true,
  };
}
