import type { TomlString } from './strings';
import { textOf } from './strings';

/** A string that was read. */
export interface ScannedString extends TomlString {
  /** The value, with the escapes decoded. */
  readonly text: string;
}

/** Some editors send it as part of the text. It is skipped at the start. */
export const byteOrderMark = '\ufeff';

/** A line that begins a header or a key. Lists and strings are assumed not to continue there. */
const fresh = /^[ \t]*(?:\[\[?[ \t]*[\w"'-][^\n\][]*\]|[\w-]+[ \t]*=)/;

/**
 * Reads through a TOML text. If it `guesses`, a part that is not closed ends before a line that begins another part.
 */
export class Scanner {
  at: number;

  constructor(
    readonly text: string,
    private readonly guesses: boolean,
  ) {
    this.at = text.startsWith(byteOrderMark) ? 1 : 0;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  sees(part: string): boolean {
    return this.text.startsWith(part, this.at);
  }

  take(part: string): boolean {
    const isThere = this.sees(part);
    if (isThere) this.at += part.length;
    return isThere;
  }

  /** Skips blanks, and on request also line ends and comments. */
  skipBlank(overLines: boolean): void {
    for (;;) {
      const unit = this.text.charAt(this.at);
      if (unit === ' ' || unit === '\t' || (overLines && (unit === '\n' || unit === '\r'))) this.at++;
      else if (overLines && unit === '#') this.at = this.lineEnd(this.at);
      else return;
    }
  }

  /** Returns true if a list or inline table ends here: with its bracket, or because something else begins. */
  endsOf(bracket: ']' | '}'): boolean {
    const before = this.at;
    this.skipBlank(bracket === ']');
    if (this.isAtEnd || this.sees(bracket)) return true;
    if (bracket === '}') return this.sees('\n') || this.sees('\r') || this.sees(']');
    if (!this.guesses || !this.text.slice(before, this.at).includes('\n')) return false;
    const line = this.text.lastIndexOf('\n', this.at - 1) + 1;
    if (!fresh.test(this.text.slice(line, this.lineEnd(line)))) return false;
    this.at = before;
    return true;
  }

  /** A dotted key. */
  keys(): string[] {
    const keys: string[] = [];
    for (;;) {
      const from = this.at;
      if (keys.length > 0) this.skipBlank(false);
      const key = this.key();
      if (key === undefined) {
        this.at = from;
        return keys;
      }
      keys.push(key);
      const end = this.at;
      this.skipBlank(false);
      if (!this.take('.')) {
        this.at = end;
        return keys;
      }
    }
  }

  private key(): string | undefined {
    if (this.sees('"') || this.sees("'")) return this.string(false)?.text;
    const bare = /[A-Za-z0-9_-]*/y;
    bare.lastIndex = this.at;
    const [name = ''] = bare.exec(this.text) ?? [];
    this.at += name.length;
    return name === '' ? undefined : name;
  }

  /** Reads a string; `undefined` if none begins here. A key is never over several lines. */
  string(mayBeLong = true): ScannedString | undefined {
    const quote = this.text.charAt(this.at);
    if (quote !== '"' && quote !== "'") return undefined;
    const isLong = mayBeLong && this.sees(quote.repeat(3));
    this.at += isLong ? 3 : 1;
    if (isLong && !this.take('\n')) this.take('\r\n');
    const start = this.at;
    const end = isLong ? this.longEnd(quote) : this.shortEnd(quote);
    const string: TomlString = { inside: { start, end }, quote, isLong };
    return { ...string, text: textOf(this.text, string) };
  }

  private shortEnd(quote: string): number {
    const { text } = this;
    let at = this.at;
    while (at < text.length && !this.isLineEnd(at) && text.charAt(at) !== quote)
      at += quote === '"' && text.charAt(at) === '\\' && !this.isLineEnd(at + 1) ? 2 : 1;
    const end = Math.min(at, text.length);
    this.at = text.charAt(end) === quote ? end + 1 : end;
    return end;
  }

  private longEnd(quote: string): number {
    const close = quote.repeat(3);
    for (let line = this.at; line <= this.text.length;) {
      const last = this.lineEnd(line);
      const row = this.text.slice(line, last);
      if (this.guesses && line > this.at && fresh.test(row)) {
        this.at = line;
        return line;
      }
      const found = closing(row, close);
      if (found >= 0) {
        this.at = line + found + close.length;
        return line + found;
      }
      line = last + (this.text.startsWith('\r\n', last) ? 2 : 1);
    }
    this.at = this.text.length;
    return this.at;
  }

  /** Skips a value that is not a string, list or inline table, up to one of the characters or a comment. */
  skipOther(until: string): void {
    const start = this.at;
    while (!this.isAtEnd) {
      const unit = this.text.charAt(this.at);
      if (until.includes(unit) || unit === '\n' || unit === '\r' || unit === '#') break;
      this.at++;
    }
    while (this.at > start && /[ \t]/.test(this.text.charAt(this.at - 1))) this.at--;
  }

  /** Skips the characters up to the next blank, comment, quote or mark; at least one. */
  skipWord(): void {
    const word = /[^\s"'#[\]{},=.]+|[^]/y;
    word.lastIndex = this.at;
    this.at += word.exec(this.text)?.[0].length ?? 0;
  }

  private isLineEnd(at: number): boolean {
    return this.text.charAt(at) === '\n' || this.text.startsWith('\r\n', at);
  }

  private lineEnd(from: number): number {
    const found = this.text.indexOf('\n', from);
    if (found < 0) return this.text.length;
    return found > from && this.text.charAt(found - 1) === '\r' ? found - 1 : found;
  }
}

/**
 * Returns the index of the closing quotes in a row, or -1. Of more than three quotes, the last three close the text.
 */
function closing(row: string, close: string): number {
  for (let at = 0; at < row.length; at++) {
    if (close.startsWith('"') && row.charAt(at) === '\\') at++;
    else if (row.startsWith(close, at)) {
      const quote = close.charAt(0);
      let more = 0;
      while (more < 2 && row.charAt(at + 3 + more) === quote) more++;
      return at + more;
    }
  }
  return -1;
}
