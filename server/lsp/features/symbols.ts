import {
  SymbolKind as LspKind,
  type DocumentSymbol as LspSymbol,
  type SymbolInformation,
} from 'vscode-languageserver';
import { WorkspaceSymbols, type Document, type Icon, type OutlineSymbol } from '../../language';
import { answer, type Feature } from './feature';

const kinds: Readonly<Record<Icon, LspKind>> = {
  array: LspKind.Array,
  boolean: LspKind.Boolean,
  class: LspKind.Class,
  constant: LspKind.Constant,
  enumMember: LspKind.EnumMember,
  event: LspKind.Event,
  field: LspKind.Field,
  function: LspKind.Function,
  interface: LspKind.Interface,
  key: LspKind.Key,
  method: LspKind.Method,
  module: LspKind.Module,
  namespace: LspKind.Namespace,
  number: LspKind.Number,
  object: LspKind.Object,
  operator: LspKind.Operator,
  property: LspKind.Property,
  struct: LspKind.Struct,
  variable: LspKind.Variable,
};

/** The outline and the breadcrumbs. */
export const documentSymbols: Feature = {
  capabilities: () => ({ documentSymbolProvider: { label: 'Reactor level' } }),
  serve: (connection, services) => {
    connection.onDocumentSymbol(({ textDocument: { uri } }, token) =>
      answer(services, uri, token, (context): LspSymbol[] | SymbolInformation[] => {
        const { document, features } = context;
        const symbols = features.symbols?.() ?? [];
        return services.client.nestedSymbols
          ? nest(document, symbols)
          : flatten(document, symbols, context.uri);
      }),
    );
  },
};

/** Workspace symbols: titles, reactors and rules of levels, and symbols of other languages. */
export const workspaceSymbols: Feature = {
  capabilities: () => ({ workspaceSymbolProvider: true }),
  serve: (connection, { project }) => {
    const symbols = new WorkspaceSymbols(project);
    connection.onWorkspaceSymbol(async ({ query }, token) => {
      const found = await symbols.find(query, () => token.isCancellationRequested);
      return found.map(({ name, icon, uri, range, container }): SymbolInformation => ({
        name,
        kind: kinds[icon],
        location: { uri, range },
        containerName: container,
      }));
    });
  },
};

function nest(document: Document, symbols: readonly OutlineSymbol[]): LspSymbol[] {
  return symbols.map(({ name, detail, icon, span, at, children }) => {
    const range = document.lines.rangeOf(span);
    const selectionRange = at === span ? range : document.lines.rangeOf(at);
    const symbol: LspSymbol = { name, kind: kinds[icon], range, selectionRange };
    // undefined members are omitted, because an outline can have thousands of symbols
    if (detail !== '') symbol.detail = detail;
    if (children.length > 0) symbol.children = nest(document, children);
    return symbol;
  });
}

function flatten(
  document: Document,
  symbols: readonly OutlineSymbol[],
  uri: string,
  container?: string,
): SymbolInformation[] {
  return symbols.flatMap(({ name, detail, icon, span, children }) => [
    {
      name: detail === '' ? name : `${name} ${detail}`,
      kind: kinds[icon],
      location: { uri, range: document.lines.rangeOf(span) },
      ...(container === undefined ? {} : { containerName: container }),
    },
    ...flatten(document, children, uri, name),
  ]);
}
