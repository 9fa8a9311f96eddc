import {
  DocumentHighlightKind,
  FoldingRangeKind,
  LSPErrorCodes,
  ResponseError,
  type FoldingRange,
  type Location,
  type LocationLink,
  type SelectionRange,
} from 'vscode-languageserver';
import {
  definitionsAt,
  foldsOf,
  highlightsAt,
  referencesAt,
  renamableAt,
  renameAt,
  selectionsAt,
  type Highlight,
} from '../../language';
import { answer, type Feature } from './feature';

const highlightKinds = {
  text: DocumentHighlightKind.Text,
  read: DocumentHighlightKind.Read,
  write: DocumentHighlightKind.Write,
} as const satisfies Record<Highlight['kind'], DocumentHighlightKind>;

/** Go to definition: from a name or position to what it stands for. */
export const definition: Feature = {
  capabilities: () => ({ definitionProvider: true }),
  serve: (connection, services) => {
    connection.onDefinition(({ textDocument: { uri }, position }, token) =>
      answer(services, uri, token, (context): LocationLink[] | Location[] => {
        if (context.kind !== 'level') return [];
        const { lines } = context.document;
        const targets = definitionsAt(context.level, lines.offsetAt(position));
        if (!services.client.links)
          return targets.map(({ at }) => ({ uri: context.uri, range: lines.rangeOf(at) }));
        return targets.map(({ from, whole, at }) => ({
          originSelectionRange: lines.rangeOf(from),
          targetUri: context.uri,
          targetRange: lines.rangeOf(whole),
          targetSelectionRange: lines.rangeOf(at),
        }));
      }),
    );
  },
};

/** Find references: every place that names the cell, reactor or rule. */
export const references: Feature = {
  capabilities: () => ({ referencesProvider: true }),
  serve: (connection, services) => {
    connection.onReferences(({ textDocument: { uri }, position, context: { includeDeclaration } }, token) =>
      answer(services, uri, token, (context) => {
        if (context.kind !== 'level') return [];
        const { lines } = context.document;
        return referencesAt(context.level, lines.offsetAt(position), includeDeclaration).map((span) => ({
          uri: context.uri,
          range: lines.rangeOf(span),
        }));
      }),
    );
  },
};

/** Highlights of what stands at the caret. */
export const highlight: Feature = {
  capabilities: () => ({ documentHighlightProvider: true }),
  serve: (connection, services) => {
    connection.onDocumentHighlight(({ textDocument: { uri }, position }, token) =>
      answer(services, uri, token, (context) => {
        if (context.kind !== 'level') return [];
        const { lines } = context.document;
        return highlightsAt(context.level, lines.offsetAt(position)).map((light) => ({
          range: lines.rangeOf(light),
          kind: highlightKinds[light.kind],
        }));
      }),
    );
  },
};

/** Rename of reactors and rules. */
export const rename: Feature = {
  capabilities: () => ({ renameProvider: { prepareProvider: true } }),
  serve: (connection, services) => {
    connection.onPrepareRename(({ textDocument: { uri }, position }, token) =>
      answer(services, uri, token, (context) => {
        if (context.kind !== 'level') return undefined;
        const { lines } = context.document;
        const found = renamableAt(context.level, lines.offsetAt(position));
        return found && { range: lines.rangeOf(found), placeholder: found.name };
      }),
    );
    connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }, token) => {
      const renamed = await answer(services, uri, token, (context) => {
        if (context.kind !== 'level') return undefined;
        const { lines } = context.document;
        const edits = renameAt(context.level, lines.offsetAt(position), newName);
        if ('refused' in edits) return edits;
        const changes = edits.map((edit) => ({ range: lines.rangeOf(edit), newText: edit.text }));
        return { changes: { [context.uri]: changes } };
      });
      if (renamed === null || renamed instanceof ResponseError || 'changes' in renamed) return renamed;
      return new ResponseError(LSPErrorCodes.RequestFailed, renamed.refused);
    });
  },
};

/** Folding of whatever goes over several lines. */
export const folding: Feature = {
  capabilities: () => ({ foldingRangeProvider: true }),
  serve: (connection, services) => {
    connection.onFoldingRanges(({ textDocument: { uri } }, token) =>
      answer(services, uri, token, ({ document }) =>
        foldsOf(document).map(({ start, end }): FoldingRange => ({
          startLine: start,
          endLine: end,
          kind: FoldingRangeKind.Region,
        })),
      ),
    );
  },
};

/** Selections that grow by character, row, grid, prop, list. */
export const selection: Feature = {
  capabilities: () => ({ selectionRangeProvider: true }),
  serve: (connection, services) => {
    connection.onSelectionRanges(({ textDocument: { uri }, positions }, token) =>
      answer(services, uri, token, ({ document }) => {
        const { lines } = document;
        return positions.map((position): SelectionRange => {
          const offset = lines.offsetAt(position);
          const spans = selectionsAt(document, offset);
          const nested = [...spans]
            .reverse()
            .reduce<SelectionRange | undefined>(
              (parent, span) => ({ range: lines.rangeOf(span), ...(parent ? { parent } : {}) }),
              undefined,
            );
          return nested ?? { range: lines.rangeOf({ start: offset, end: offset }) };
        });
      }),
    );
  },
};
