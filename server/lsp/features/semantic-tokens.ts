import {
  SemanticTokenModifiers,
  SemanticTokenTypes,
  type SemanticTokens,
  type SemanticTokensDelta,
} from 'vscode-languageserver';
import type { Document, DocumentContext, SemanticToken, TokenKind } from '../../language';
import { answer, type Feature } from './feature';

/** The standard token types of the protocol, which every color theme supports. `semanticTokens` chooses the tokens. */
const types = {
  type: SemanticTokenTypes.type,
  value: SemanticTokenTypes.enumMember,
  operator: SemanticTokenTypes.operator,
  name: SemanticTokenTypes.variable,
  place: SemanticTokenTypes.parameter,
} as const satisfies Record<TokenKind, SemanticTokenTypes>;

const tokenTypes = Object.values(types);
const tokenModifiers = [SemanticTokenModifiers.declaration];

/** Semantic tokens of a document, of its changes, or of a range. */
export const tokens: Feature = {
  capabilities: () => ({
    semanticTokensProvider: { legend: { tokenTypes, tokenModifiers }, full: { delta: true }, range: true },
  }),
  serve: (connection, services) => {
    const sent = new Sent();
    const all = ({ document, features }: DocumentContext): number[] =>
      encode(document, features.tokens?.({ start: 0, end: document.text.length }) ?? []);
    connection.languages.semanticTokens.on(({ textDocument: { uri } }, token) =>
      answer(services, uri, token, (context) => sent.whole(uri, all(context))).then(orNone),
    );
    connection.languages.semanticTokens.onDelta(({ textDocument: { uri }, previousResultId }, token) =>
      answer(services, uri, token, (context) => sent.changes(uri, all(context), previousResultId)).then(
        orNone,
      ),
    );
    connection.languages.semanticTokens.onRange(({ textDocument: { uri }, range }, token) =>
      answer(services, uri, token, ({ document, features }): SemanticTokens => {
        const { lines } = document;
        const span = { start: lines.offsetAt(range.start), end: lines.offsetAt(range.end) };
        return { data: encode(document, features.tokens?.(span) ?? []) };
      }).then(orNone),
    );
  },
};

/** The empty response, for which the library has no constant. */
function orNone<T>(result: T | null): T | { data: number[] } {
  return result ?? { data: [] };
}

/** Encodes five numbers for each token; positions are relative to the previous token. */
function encode({ lines }: Document, found: readonly SemanticToken[]): number[] {
  const data: number[] = [];
  let line = 0;
  let character = 0;
  for (const { start, end, kind, isDeclaration } of found) {
    const at = lines.positionAt(start);
    data.push(at.line - line, at.line === line ? at.character - character : at.character);
    data.push(end - start, tokenTypes.indexOf(types[kind]), isDeclaration ? 1 : 0);
    ({ line, character } = at);
  }
  return data;
}

/** Number of documents whose last response is kept, to compute changes. */
const maxKept = 8;

/** Keeps the last response for each document. */
class Sent {
  private readonly kept = new Map<string, SemanticTokens & { readonly resultId: string }>();
  private latestId = 0;

  whole(uri: string, data: number[]): SemanticTokens {
    const result = { resultId: String(++this.latestId), data };
    this.kept.delete(uri);
    this.kept.set(uri, result);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= maxKept) break;
      this.kept.delete(oldest);
    }
    return result;
  }

  /** Returns the changed part since the previous response, or all tokens if that response is not kept. */
  changes(uri: string, data: number[], previousId: string): SemanticTokens | SemanticTokensDelta {
    const before = this.kept.get(uri);
    const { resultId, ...whole } = this.whole(uri, data);
    if (before?.resultId !== previousId || resultId === undefined)
      return { ...whole, ...(resultId === undefined ? {} : { resultId }) };
    const most = Math.min(before.data.length, data.length);
    let start = 0;
    while (start < most && before.data[start] === data[start]) start++;
    let same = 0;
    while (same < most - start && before.data[before.data.length - 1 - same] === data[data.length - 1 - same])
      same++;
    const deleteCount = before.data.length - start - same;
    const inserted = data.slice(start, data.length - same);
    const edits = deleteCount === 0 && inserted.length === 0 ? [] : [{ start, deleteCount, data: inserted }];
    return { resultId, edits };
  }
}
