import assert from 'node:assert/strict';
import type {
  CompletionItem,
  CompletionList,
  DocumentSymbol,
  FoldingRange,
  InsertReplaceEdit,
  Position,
  Range,
  SelectionRange,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { Lines } from '../../../server/language';
import type { DocumentRequest } from './every-request';

/** Asserts what holds of any answer about a text: places are inside of it, edits apply, and what the protocol wants. */
export function assertAnswer(text: string, { method, params }: DocumentRequest, answer: unknown): void {
  const check = new AnswerCheck(text, `${method} ${JSON.stringify(params).slice(0, 300)}`);
  check.places(answer);
  if (answer === null) return;
  switch (method) {
    case 'textDocument/completion': {
      const { position } = params as { position: Position };
      for (const item of (answer as CompletionList).items) check.item(item, position);
      break;
    }
    case 'textDocument/formatting':
    case 'textDocument/rangeFormatting':
    case 'textDocument/onTypeFormatting':
      check.edits(answer as TextEdit[]);
      break;
    case 'textDocument/rename':
      check.workspaceEdit(answer as WorkspaceEdit);
      break;
    case 'textDocument/codeAction':
      for (const { edit } of answer as { edit?: WorkspaceEdit }[])
        if (edit !== undefined) check.workspaceEdit(edit);
      break;
    case 'codeAction/resolve':
      check.workspaceEdit((answer as { edit: WorkspaceEdit }).edit);
      break;
    case 'textDocument/foldingRange':
      for (const fold of answer as FoldingRange[]) check.fold(fold);
      break;
    case 'textDocument/documentSymbol':
      for (const symbol of answer as DocumentSymbol[]) check.symbol(symbol);
      break;
    case 'textDocument/selectionRange':
      for (const selection of answer as SelectionRange[]) check.selection(selection);
      break;
    case 'textDocument/semanticTokens/full':
    case 'textDocument/semanticTokens/range':
      check.tokens((answer as { data: number[] }).data);
      break;
    case 'textDocument/prepareRename':
    case 'textDocument/hover': {
      const { range } = answer as { range: Range };
      const { position } = params as { position: Position };
      // a name is renamed from its quotes, too
      const quote = method === 'textDocument/prepareRename' ? 1 : 0;
      check.holds(
        {
          start: { ...range.start, character: range.start.character - quote },
          end: { ...range.end, character: range.end.character + quote },
        },
        { start: position, end: position },
      );
    }
  }
}

class AnswerCheck {
  private readonly lines: Lines;

  constructor(
    private readonly text: string,
    private readonly name: string,
  ) {
    this.lines = Lines.of(text);
  }

  /** Every position and range anywhere in an answer. */
  places(value: unknown): void {
    if (Array.isArray(value)) for (const item of value) this.places(item);
    else if (isRecord(value)) {
      const { start, end } = value;
      if (isPosition(value)) this.position(value);
      else if (isPosition(start) && isPosition(end))
        assert.ok(this.offset(start) <= this.offset(end), this.name);
      for (const item of Object.values(value)) this.places(item);
    }
  }

  item({ label, textEdit, additionalTextEdits = [] }: CompletionItem, position: Position): void {
    assert.ok(textEdit !== undefined, `${this.name}: ${label}`);
    const ranges = 'range' in textEdit ? [textEdit.range] : [textEdit.insert, textEdit.replace];
    for (const range of ranges) {
      assert.equal(range.start.line, range.end.line, `${this.name}: ${label} over lines`);
      this.holds(range, { start: position, end: position });
    }
    const { insert, replace } = textEdit as InsertReplaceEdit;
    if (!('range' in textEdit)) {
      assert.deepEqual(insert.start, replace.start, this.name);
      this.holds(replace, insert);
    }
    const main = { range: 'range' in textEdit ? textEdit.range : replace, newText: textEdit.newText };
    this.edits([main, ...additionalTextEdits]);
  }

  /** Edits in any order that do not overlap, and split no character. */
  edits(edits: readonly TextEdit[]): void {
    const spans = edits
      .map(({ range }) => [this.offset(range.start), this.offset(range.end)] as const)
      .sort(([a, b], [c, d]) => a - c || b - d);
    let reach = 0;
    for (const [start, end] of spans) {
      assert.ok(start >= reach, `${this.name}: edits overlap`);
      reach = end;
      for (const at of [start, end])
        assert.ok(
          !/^[\ud800-\udbff][\udc00-\udfff]$/.test(this.text.slice(at - 1, at + 1)),
          `${this.name}: an edit splits a character`,
        );
    }
  }

  workspaceEdit({ changes = {}, documentChanges = [] }: WorkspaceEdit): void {
    for (const edits of Object.values(changes)) this.edits(edits);
    for (const change of documentChanges) if ('edits' in change) this.edits(change.edits as TextEdit[]);
  }

  fold({ startLine, endLine }: FoldingRange): void {
    assert.ok(startLine >= 0 && startLine < endLine && endLine < this.lines.count, this.name);
  }

  symbol({ name, range, selectionRange, children = [] }: DocumentSymbol): void {
    assert.ok(name.trim() !== '', `${this.name}: a symbol without a name`);
    // one that is not nested is a `SymbolInformation`
    if ((range as Range | undefined) === undefined) return;
    this.holds(range, selectionRange);
    for (const child of children) {
      this.holds(range, child.range);
      this.symbol(child);
    }
  }

  selection({ range, parent }: SelectionRange): void {
    if (parent === undefined) return;
    this.holds(parent.range, range);
    this.selection(parent);
  }

  /** Five numbers a token: in order, apart, each on its line. */
  tokens(data: readonly number[]): void {
    let line = 0;
    let character = 0;
    let reach = 0;
    for (let at = 0; at < data.length; at += 5) {
      const [lines = -1, characters = -1, length = -1] = data.slice(at, at + 3);
      assert.ok(lines >= 0 && characters >= 0 && length > 0, this.name);
      if (lines > 0) [character, reach] = [0, 0];
      line += lines;
      character += characters;
      assert.ok(character >= reach, `${this.name}: tokens overlap`);
      reach = character + length;
      assert.ok(reach <= this.lines.lineText(line).length, `${this.name}: a token over its line's end`);
    }
  }

  holds(outer: Range, inner: Range): void {
    const isHeld =
      this.offset(outer.start) <= this.offset(inner.start) &&
      this.offset(inner.end) <= this.offset(outer.end);
    assert.ok(isHeld, `${this.name}: ${JSON.stringify(outer)} does not hold ${JSON.stringify(inner)}`);
  }

  private position(position: Position): void {
    const { line, character } = position;
    assert.deepEqual(
      this.lines.positionAt(this.offset(position)),
      { line, character },
      `${this.name}: ${JSON.stringify(position)} is outside`,
    );
  }

  private offset(position: Position): number {
    return this.lines.offsetAt(position);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPosition(value: unknown): value is Position & object {
  return isRecord(value) && typeof value['line'] === 'number' && typeof value['character'] === 'number';
}
