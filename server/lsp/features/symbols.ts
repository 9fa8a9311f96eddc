import {
  SymbolKind as LspKind,
  type DocumentSymbol as LspSymbol,
  type SymbolInformation,
} from 'vscode-languageserver';
import {
  levelSymbols,
  memberSymbols,
  WorkspaceSymbols,
  type Document,
  type DocumentSymbol,
  type SymbolKind,
} from '../../language';
import { answer, type Feature } from './feature';

/** An icon for each kind; an outline that is sorted by category has the kinds together. */
const kinds: Readonly<Record<SymbolKind, LspKind>> = {
  level: LspKind.Namespace,
  field: LspKind.Field,
  grid: LspKind.Array,
  list: LspKind.Array,
  flow: LspKind.Event,
  consumer: LspKind.Interface,
  junction: LspKind.Operator,
  door: LspKind.Property,
  terminal: LspKind.Object,
  supply: LspKind.Constant,
  reactor: LspKind.Class,
  prop: LspKind.Variable,
  leak: LspKind.Struct,
  hazard: LspKind.Number,
  robot: LspKind.Variable,
  rule: LspKind.Function,
  predicate: LspKind.Boolean,
  effect: LspKind.Method,
};

/** The outline, and with it the breadcrumbs. */
export const documentSymbols: Feature = {
  capabilities: () => ({ documentSymbolProvider: { label: 'Reactor level' } }),
  serve: (connection, services) => {
    connection.onDocumentSymbol(({ textDocument: { uri } }, token) =>
      answer(services, uri, token, (context): LspSymbol[] | SymbolInformation[] => {
        const { document, kind } = context;
        const symbols = kind === 'level' ? levelSymbols(document) : memberSymbols(document);
        return services.client.nestedSymbols
          ? nest(document, symbols)
          : flatten(document, symbols, context.uri);
      }),
    );
  },
};

/** Titles, reactors and rules of all levels. */
export const workspaceSymbols: Feature = {
  capabilities: () => ({ workspaceSymbolProvider: true }),
  serve: (connection, { project }) => {
    const symbols = new WorkspaceSymbols(project);
    connection.onWorkspaceSymbol(async ({ query }, token) => {
      const found = await symbols.find(query, () => token.isCancellationRequested);
      return found.map(({ name, kind, uri, range, level }): SymbolInformation => ({
        name,
        kind: kinds[kind],
        location: { uri, range },
        containerName: level,
      }));
    });
  },
};

function nest(document: Document, symbols: readonly DocumentSymbol[]): LspSymbol[] {
  return symbols.map(({ name, detail, kind, span, at, children }) => ({
    name,
    detail,
    kind: kinds[kind],
    range: document.lines.rangeOf(span),
    selectionRange: document.lines.rangeOf(at),
    children: nest(document, children),
  }));
}

function flatten(
  document: Document,
  symbols: readonly DocumentSymbol[],
  uri: string,
  container?: string,
): SymbolInformation[] {
  return symbols.flatMap(({ name, detail, kind, span, children }) => [
    {
      name: detail === '' ? name : `${name} ${detail}`,
      kind: kinds[kind],
      location: { uri, range: document.lines.rangeOf(span) },
      ...(container === undefined ? {} : { containerName: container }),
    },
    ...flatten(document, children, uri, name),
  ]);
}
