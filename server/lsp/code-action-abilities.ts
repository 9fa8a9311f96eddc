import type { ClientCapabilities } from 'vscode-languageserver';

/** The client's support for code actions. */
export interface CodeActionAbilities {
  /** Supports actions with an edit. Clients that only support commands get no actions. */
  readonly literals: boolean;
  /** Resolves the edit of an action when it is chosen. */
  readonly resolvesEdits: boolean;
  /** Supports edits of a specific version of a document. */
  readonly documentChanges: boolean;
}

/** Reads the client's support for code actions. */
export function codeActionAbilitiesOf({ textDocument, workspace }: ClientCapabilities): CodeActionAbilities {
  const given = textDocument?.codeAction;
  return {
    literals: given?.codeActionLiteralSupport !== undefined,
    resolvesEdits: given?.dataSupport === true && given.resolveSupport?.properties.includes('edit') === true,
    documentChanges: workspace?.workspaceEdit?.documentChanges === true,
  };
}
