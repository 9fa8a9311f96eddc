import type { ClientCapabilities } from 'vscode-languageserver';

/** What the client makes of code actions. */
export interface CodeActionAbilities {
  /** Takes actions with an edit. Others know commands alone, and are offered nothing. */
  readonly literals: boolean;
  /** Asks for an action's edit when it is chosen. */
  readonly resolvesEdits: boolean;
  /** Takes edits of a certain version of a document. */
  readonly documentChanges: boolean;
}

/** Reads what a client says of code actions. */
export function codeActionAbilitiesOf({ textDocument, workspace }: ClientCapabilities): CodeActionAbilities {
  const given = textDocument?.codeAction;
  return {
    literals: given?.codeActionLiteralSupport !== undefined,
    resolvesEdits: given?.dataSupport === true && given.resolveSupport?.properties.includes('edit') === true,
    documentChanges: workspace?.workspaceEdit?.documentChanges === true,
  };
}
