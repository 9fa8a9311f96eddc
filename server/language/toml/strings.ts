import type { Span } from '../../../engine/json';

/** A string of a TOML text, valid or not, as it is written. */
export interface TomlString {
  /** The span between the quotes, without a line end directly after three opening quotes. */
  readonly inside: Span;
  readonly quote: '"' | "'";
  /** True if it has three quotes on each side and may go over several lines. */
  readonly isLong: boolean;
}

/** A character of a string: its source, and the text that it stands for. */
export interface StringCharacter extends Span {
  /** Empty for a backslash at the end of a line and the blanks after it. */
  readonly text: string;
}

const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** The number of hexadecimal digits after a backslash and one of these letters. */
const digits: Readonly<Record<string, number>> = { u: 4, U: 8 };

/** Returns the span between the quotes of a string that begins and ends at the span of its source. */
export function insideOf(source: string, { start, end }: Span, isLong: boolean): Span {
  const quotes = isLong ? 3 : 1;
  const first = start + quotes;
  return { start: isLong ? first + lineEndAt(source, first) : first, end: end - quotes };
}

/** Returns the value of a string. An invalid escape stands for itself. */
export function textOf(source: string, string: TomlString): string {
  const { start, end } = string.inside;
  const raw = source.slice(start, end);
  const isPlain = !raw.includes('\r') && (string.quote === "'" || !raw.includes('\\'));
  return isPlain ? raw : Array.from(charactersOf(source, string), ({ text }) => text).join('');
}

/** The characters of a string in text order. Each code point of its value is one. */
export function* charactersOf(
  source: string,
  { inside, quote, isLong }: TomlString,
): Generator<StringCharacter> {
  for (let at = inside.start; at < inside.end;) {
    const escape =
      quote === '"' && source.charAt(at) === '\\' ? escapeAt(source, at, inside.end, isLong) : undefined;
    const character = escape ?? plainAt(source, at);
    yield character;
    at = character.end;
  }
}

/** Returns the span of a character of the value. `index` counts code points; the length of the value is its end. */
export function characterSpan(source: string, string: TomlString, index: number): Span {
  let left = index;
  for (const { start, end, text } of charactersOf(source, string)) {
    if (text === '') continue;
    if (left === 0) return { start, end };
    left--;
  }
  return { start: string.inside.end, end: string.inside.end };
}

function plainAt(source: string, at: number): StringCharacter {
  // CR LF is one line end, as in the parser
  const lineEnd = lineEndAt(source, at);
  if (lineEnd > 0) return { start: at, end: at + lineEnd, text: '\n' };
  const text = String.fromCodePoint(source.codePointAt(at) ?? 0);
  return { start: at, end: at + text.length, text };
}

function escapeAt(source: string, at: number, end: number, isLong: boolean): StringCharacter | undefined {
  const kind = source.charAt(at + 1);
  const simple = at + 1 < end ? escapes[kind] : undefined;
  if (simple !== undefined) return { start: at, end: at + 2, text: simple };
  const count = digits[kind];
  if (count !== undefined) {
    const written = source.slice(at + 2, Math.min(at + 2 + count, end));
    const code =
      /^[0-9A-Fa-f]+$/.test(written) && written.length === count ? Number.parseInt(written, 16) : -1;
    return isScalar(code) ? { start: at, end: at + 2 + count, text: String.fromCodePoint(code) } : undefined;
  }
  const blank = /[ \t\r\n]*/y;
  blank.lastIndex = at + 1;
  const [skipped = ''] = isLong ? (blank.exec(source) ?? []) : [];
  return skipped.includes('\n')
    ? { start: at, end: Math.min(at + 1 + skipped.length, end), text: '' }
    : undefined;
}

/** Returns true for the code points that a text can hold: all but surrogates. */
function isScalar(code: number): boolean {
  return (code >= 0 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff);
}

function lineEndAt(source: string, at: number): number {
  if (source.startsWith('\r\n', at)) return 2;
  return source.charAt(at) === '\n' ? 1 : 0;
}
