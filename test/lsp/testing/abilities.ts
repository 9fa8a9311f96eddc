import type { ClientCapabilities } from 'vscode-languageserver';

const literals = { codeActionKind: { valueSet: [''] } };

/** An editor that shows everything in the best form that there is. */
export const richClient: ClientCapabilities = {
  textDocument: {
    completion: {
      completionItem: {
        snippetSupport: true,
        insertReplaceSupport: true,
        documentationFormat: ['markdown', 'plaintext'],
        insertTextModeSupport: { valueSet: [1, 2] },
      },
    },
    hover: { contentFormat: ['markdown'] },
    definition: { linkSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      codeActionLiteralSupport: literals,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
  },
  workspace: { workspaceEdit: { documentChanges: true } },
};

/** An editor that takes actions with their edits, and else only what every editor takes. */
export const poorClient: ClientCapabilities = {
  textDocument: { codeAction: { codeActionLiteralSupport: literals } },
};
