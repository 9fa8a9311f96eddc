import type { CodeAction, CompletionItem, CompletionList, Position, Range } from 'vscode-languageserver';
import { Lines } from '../../../server/language';
import { forecastTextRequest } from '../../../protocol/server';
import type { TestClient } from './client';

/** One request about a document. */
export interface DocumentRequest {
  readonly method: string;
  readonly params: object;
}

/** The position of a request. */
export interface Place {
  readonly uri: string;
  readonly position: Position;
  readonly range: Range;
}

const options = { tabSize: 2, insertSpaces: true };

/** Every request of the protocol that is answered about a document, at a place of it. */
export function everyRequest({ uri, position, range }: Place): DocumentRequest[] {
  const textDocument = { uri };
  const about = (method: string, params: object = {}): DocumentRequest => ({
    method: `textDocument/${method}`,
    params: { textDocument, ...params },
  });
  return [
    about('completion', { position }),
    about('completion', { position, context: { triggerKind: 2, triggerCharacter: '"' } }),
    about('hover', { position }),
    about('documentHighlight', { position }),
    about('documentSymbol'),
    about('definition', { position }),
    about('references', { position, context: { includeDeclaration: true } }),
    about('prepareRename', { position }),
    about('codeAction', { range, context: { diagnostics: [] } }),
    about('codeAction', { range, context: { diagnostics: [], only: ['source'] } }),
    about('codeLens'),
    about('inlayHint', { range }),
    about('semanticTokens/full'),
    about('semanticTokens/range', { range }),
    about('semanticTokens/full/delta', { previousResultId: '1' }),
    about('formatting', { options }),
    about('rangeFormatting', { range, options: { ...options, insertSpaces: false } }),
    about('onTypeFormatting', { position, ch: '}', options }),
    about('onTypeFormatting', { position, ch: '\n', options }),
    about('foldingRange'),
    about('selectionRange', { positions: [position, range.end] }),
    about('diagnostic'),
    about('diagnostic', { identifier: 'reactor-forecast' }),
    { method: forecastTextRequest.method, params: { uri } },
  ];
}

/** A place in a text, by two shares of it in `[0, 1)`: the position, and the range from it to the other. */
export function placeIn(uri: string, text: string, one: number, other: number): Place {
  const lines = Lines.of(text);
  const at = (share: number): number => {
    const offset = Math.floor(share * (text.length + 1));
    // no editor's caret stands within a character
    return /[\udc00-\udfff]/.test(text.charAt(offset)) && offset > 0 ? offset - 1 : offset;
  };
  const offsets = [at(one), at(other)].sort((a, b) => a - b);
  const [start = 0, end = 0] = offsets;
  return {
    uri,
    position: lines.positionAt(at(one)),
    range: { start: lines.positionAt(start), end: lines.positionAt(end) },
  };
}

/**
 * The codes by which a server refuses what is out of date or has no effect: `RequestFailed`, `ServerCancelled`,
 * `ContentModified`, `RequestCancelled`.
 */
const refusals = [-32803, -32802, -32801, -32800];

/** Returns the response to a request, or that it was refused. Throws any other error. */
export type Outcome = { readonly answer: unknown } | { readonly refused: number };

/** Sends a request. */
export async function ask({ connection }: TestClient, { method, params }: DocumentRequest): Promise<Outcome> {
  try {
    return { answer: await connection.sendRequest<unknown>(method, params) };
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'number' && refusals.includes(code)) return { refused: code };
    throw new Error(`${method} ${JSON.stringify(params)} threw: ${String(error)}`);
  }
}

/** The requests that follow an answer: what an item or action of it is when it is looked at. */
export function followUps({ method, params }: DocumentRequest, answer: unknown): DocumentRequest[] {
  if (answer === null) return [];
  switch (method) {
    case 'textDocument/completion':
      return (answer as CompletionList).items
        .filter(({ data }: CompletionItem) => data !== undefined)
        .slice(0, 2)
        .map((item) => ({ method: 'completionItem/resolve', params: item }));
    case 'textDocument/codeAction':
      return (answer as CodeAction[])
        .filter(({ data }) => data !== undefined)
        .slice(0, 4)
        .map((action) => ({ method: 'codeAction/resolve', params: action }));
    case 'textDocument/prepareRename':
      return [{ method: 'textDocument/rename', params: { ...params, newName: 'another-name' } }];
    default:
      return [];
  }
}
