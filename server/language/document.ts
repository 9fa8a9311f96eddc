import { readJson, type JsonDocument, type TextEdit } from '../../engine/json';
import { Lines, type Range } from './text';

/** A change as an editor tells it: a range of the text before it, or the whole text. */
export interface DocumentChange {
  readonly range?: Range;
  readonly text: string;
}

/** A text that was read: its JSON and its lines. Immutable. */
export interface Document {
  readonly json: JsonDocument;
  readonly lines: Lines;
}

/** Reads a text. */
export function readDocument(text: string): Document {
  return { json: readJson(text), lines: Lines.of(text) };
}

/**
 * The document after changes that follow each other, each in terms of the text that the one before it left. Those
 * that lie before all others (an editor with many cursors sends them so) are read together.
 */
export function changeDocument(document: Document, changes: readonly DocumentChange[]): Document {
  let { json, lines } = document;
  let text = json.text;
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
    text = text.slice(0, edit.start) + inserted + text.slice(edit.end);
    lines = lines.edit(edit, text);
    waiting.push(edit);
    reach = edit.start;
  }
  settle();
  return { json, lines };
}
