import type { FormattingOptions, TextEdit as LspTextEdit } from 'vscode-languageserver';
import type { Document, FormatOptions } from '../../language';
import type { TextEdit } from '../../../engine/json';
import { answer, type Feature } from './feature';

/** Formatting of documents, of ranges, and of the text that a typed bracket or line break completes. */
export const formatting: Feature = {
  capabilities: () => ({
    documentFormattingProvider: true,
    documentRangeFormattingProvider: true,
    documentOnTypeFormattingProvider: { firstTriggerCharacter: '}', moreTriggerCharacter: [']', '\n'] },
  }),
  serve: (connection, services) => {
    connection.onDocumentFormatting(({ textDocument: { uri }, options }, token) =>
      answer(services, uri, token, ({ document, features }) =>
        toEdits(document, features.format?.(optionsOf(options)) ?? []),
      ),
    );
    connection.onDocumentRangeFormatting(({ textDocument: { uri }, range, options }, token) =>
      answer(services, uri, token, ({ document, features }) => {
        const { lines } = document;
        const span = { start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) };
        return toEdits(document, features.formatRange?.(span, optionsOf(options)) ?? []);
      }),
    );
    connection.onDocumentOnTypeFormatting(({ textDocument: { uri }, position, ch, options }, token) =>
      answer(services, uri, token, ({ document, features }) => {
        const offset = document.lines.offsetAt(position);
        return toEdits(document, features.formatOnType?.(offset, ch, optionsOf(options)) ?? []);
      }),
    );
  },
};

function optionsOf({ tabSize, insertSpaces }: FormattingOptions): FormatOptions {
  if (!insertSpaces) return { indent: '\t' };
  return { indent: ' '.repeat(Math.min(Math.max(Math.trunc(tabSize), 1), 16)) };
}

function toEdits({ lines }: Document, edits: readonly TextEdit[]): LspTextEdit[] {
  return edits.map((edit) => ({ range: lines.rangeOf(edit), newText: edit.text }));
}
