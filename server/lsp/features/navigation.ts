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
import type { Highlight } from '../../language';
import { answer, type Feature } from './feature';
import { toFileEdits } from './workspace-edit';

const highlightKinds = {
  text: DocumentHighlightKind.Text,
  read: DocumentHighlightKind.Read,
  write: DocumentHighlightKind.Write,
} as const satisfies Record<Highlight['kind'], DocumentHighlightKind>;

/** Go to definition: from a name or position to the item that it refers to. */
export const definition: Feature = {
  capabilities: () => ({ definitionProvider: true }),
  serve: (connection, services) => {
    connection.onDefinition(({ textDocument: { uri }, position }, token) =>
      answer(services, uri, token, ({ document, features }): LocationLink[] | Location[] => {
        const targets = features.definitions?.(document.lines.offsetAt(position)) ?? [];
        if (!services.client.links)
          return targets.map(({ uri: target, lines, at }) => ({ uri: target, range: lines.rangeOf(at) }));
        return targets.map(({ uri: target, lines, from, whole, at }) => ({
          originSelectionRange: document.lines.rangeOf(from),
          targetUri: target,
          targetRange: lines.rangeOf(whole),
          targetSelectionRange: lines.rangeOf(at),
        }));
      }),
    );
  },
};

/** Find references: every range that refers to the item at the caret. */
export const references: Feature = {
  capabilities: () => ({ referencesProvider: true }),
  serve: (connection, services) => {
    connection.onReferences(({ textDocument: { uri }, position, context: { includeDeclaration } }, token) =>
      answer(services, uri, token, ({ document, features }): Location[] => {
        const offset = document.lines.offsetAt(position);
        const found = features.references?.(offset, includeDeclaration) ?? [];
        return found.map(({ uri: file, lines, span }) => ({ uri: file, range: lines.rangeOf(span) }));
      }),
    );
  },
};

/** Highlights the references to the item at the caret. */
export const highlight: Feature = {
  capabilities: () => ({ documentHighlightProvider: true }),
  serve: (connection, services) => {
    connection.onDocumentHighlight(({ textDocument: { uri }, position }, token) =>
      answer(services, uri, token, ({ document: { lines }, features }) =>
        (features.highlights?.(lines.offsetAt(position)) ?? []).map((light) => ({
          range: lines.rangeOf(light),
          kind: highlightKinds[light.kind],
        })),
      ),
    );
  },
};

/** Rename of named items. */
export const rename: Feature = {
  capabilities: () => ({ renameProvider: { prepareProvider: true } }),
  serve: (connection, services) => {
    connection.onPrepareRename(({ textDocument: { uri }, position }, token) =>
      answer(services, uri, token, ({ document: { lines }, features }) => {
        const found = features.renamable?.(lines.offsetAt(position));
        return found && { range: lines.rangeOf(found), placeholder: found.name };
      }),
    );
    connection.onRenameRequest(async ({ textDocument: { uri }, position, newName }, token) => {
      const renamed = await answer(services, uri, token, ({ document: { lines }, features }) =>
        features.rename?.(lines.offsetAt(position), newName),
      );
      if (renamed === null || renamed instanceof ResponseError) return renamed;
      if ('refused' in renamed) return new ResponseError(LSPErrorCodes.RequestFailed, renamed.refused);
      return toFileEdits(renamed, services.client);
    });
  },
};

/** Folding of items that span several lines. */
export const folding: Feature = {
  capabilities: () => ({ foldingRangeProvider: true }),
  serve: (connection, services) => {
    connection.onFoldingRanges(({ textDocument: { uri } }, token) =>
      answer(services, uri, token, ({ features }) =>
        (features.folds?.() ?? []).map(({ start, end }): FoldingRange => ({
          startLine: start,
          endLine: end,
          kind: FoldingRangeKind.Region,
        })),
      ),
    );
  },
};

/** Selections that expand by character, row, grid, prop and list. */
export const selection: Feature = {
  capabilities: () => ({ selectionRangeProvider: true }),
  serve: (connection, services) => {
    connection.onSelectionRanges(({ textDocument: { uri }, positions }, token) =>
      answer(services, uri, token, ({ document: { lines }, features }) => {
        return positions.map((position): SelectionRange => {
          const offset = lines.offsetAt(position);
          const spans = features.selections?.(offset) ?? [];
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
