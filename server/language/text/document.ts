import { readJson, type JsonDocument, type TextEdit } from '../../../engine/json';
import { Lines, type Range } from './lines';

/** A change sent by an editor: a range of the previous text, or the whole text. */
export interface DocumentChange {
  readonly range?: Range;
  readonly text: string;
}

/** A text, with its lines and its JSON. Immutable. */
export interface Document {
  readonly text: string;
  readonly lines: Lines;
  /** Read when it is first asked for: not every file is JSON. */
  readonly json: JsonDocument;
}

/** Creates the document of a text. */
export function readDocument(text: string): Document {
  return new TextDocument(text, Lines.of(text), undefined);
}

/** The document of a text that was read as JSON already. */
export function documentOf(json: JsonDocument, lines = Lines.of(json.text)): Document {
  return new TextDocument(json.text, lines, json);
}

class TextDocument implements Document {
  constructor(
    readonly text: string,
    readonly lines: Lines,
    private read: JsonDocument | undefined,
  ) {}

  get isRead(): boolean {
    return this.read !== undefined;
  }

  get json(): JsonDocument {
    return (this.read ??= readJson(this.text));
  }
}

/**
 * Returns the document after changes, each in terms of the text that the previous one left. Changes that lie before all
 * earlier ones, as an editor with many cursors sends them, are read together.
 */
export function changeDocument(document: Document, changes: readonly DocumentChange[]): Document {
  if (document instanceof TextDocument && !document.isRead) return changeText(document, changes);
  let { json, lines, text } = document;
  let waiting: TextEdit[] = [];
  let reach = Infinity;
  const settle = (): void => {
    if (waiting.length > 0) json = json.edit(waiting);
    waiting = [];
    reach = Infinity;
  };
  for (const { range, text: inserted } of changes) {
    if (range === undefined) {
      waiting = [];
      reach = Infinity;
      text = inserted;
      ({ json, lines } = readDocument(text));
      continue;
    }
    const from = lines.offsetAt(range.start);
    const to = lines.offsetAt(range.end);
    const edit = { start: Math.min(from, to), end: Math.max(from, to), text: inserted };
    if (edit.end > reach || (edit.end === reach && edit.start === edit.end)) settle();
    waiting.push(edit);
    reach = edit.start;
    // a string that was put together is copied when it is first read, so that one is better than two
    if (changes.length === 1) settle();
    text = changes.length === 1 ? json.text : text.slice(0, edit.start) + inserted + text.slice(edit.end);
    lines = lines.edit(edit, text);
  }
  settle();
  return documentOf(json, lines);
}

/** Applies changes to a document whose JSON has not been parsed. */
function changeText({ text, lines }: Document, changes: readonly DocumentChange[]): Document {
  for (const { range, text: inserted } of changes) {
    if (range === undefined) {
      text = inserted;
      lines = Lines.of(text);
      continue;
    }
    const from = lines.offsetAt(range.start);
    const to = lines.offsetAt(range.end);
    const edit = { start: Math.min(from, to), end: Math.max(from, to), text: inserted };
    text = text.slice(0, edit.start) + inserted + text.slice(edit.end);
    lines = lines.edit(edit, text);
  }
  return new TextDocument(text, lines, undefined);
}
