import type { Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** One character that comes, or one that goes. */
export interface Keystroke {
  readonly range: Range;
  readonly text: string;
  /** The whole text afterwards. */
  readonly after: string;
}

const breaking = ['"', '}', ',', '[', ':', 'x', '{', ']'];
const phase = 0.6180339887498949;

/**
 * Single-character edits spread over a generated level (no text of it has a comma): in turn one that breaks the syntax, the one that fixes it, and two that
 * stay: a line end or a space, so that all behind it is elsewhere, and another digit, so that something is another.
 */
export function* keystrokes(text: string): Generator<Keystroke> {
  const document = TextDocument.create('file:///text', 'text', 0, text);
  let now = text;
  const press = (start: number, end: number, typed: string): Keystroke => {
    const range = { start: document.positionAt(start), end: document.positionAt(end) };
    TextDocument.update(document, [{ range, text: typed }], document.version + 1);
    now = document.getText();
    return { range, text: typed, after: now };
  };
  for (let step = 1; ; step++) {
    const from = Math.floor(((step * phase) % 1) * now.length);
    // before a comma between tokens, where each of these breaks the syntax
    const next = now.indexOf(',', from);
    const at = next < 0 ? now.indexOf(',') : next;
    yield press(at, at, breaking[step % breaking.length] ?? '"');
    yield press(at, at + 1, '');
    const space = now.indexOf(' ', (from * 7) % now.length);
    // between tokens, not within a string
    if (step % 3 === 0 && space >= 0 && [',', '{', '['].includes(now.charAt(space - 1)))
      yield press(space, space + 1, '\n');
    else yield press(now.length, now.length, ' ');
    const digit =
      now.slice((from * 3) % now.length).search(/(?<=[[,:] ?)[1-5](?=[,\]}])/) + ((from * 3) % now.length);
    yield press(digit, digit + 1, String((Number(now[digit]) % 5) + 1));
  }
}
