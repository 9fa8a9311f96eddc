import type { Span, TextEdit } from '../../../engine/json';
import { applyEdits } from '../text/edits';
import { lineEndOf } from '../text/line-ends';
import type { FormatOptions } from '../json/format';
import { byteOrderMark } from '../toml/scanner';
import { readToml, type TomlDocument } from '../toml/toml';

/** A piece of a TOML text between white space. */
interface Token extends Span {
  readonly kind: 'text' | 'comment' | 'word' | 'mark';
  readonly text: string;
}

/**
 * Returns the edits that format a text: a blank line before each table, one blank around `=`, after commas and inside
 * braces, and indented lists over several lines. Only white space outside of strings changes, so the content stays the
 * same. Invalid TOML is left unchanged.
 */
export function formatToml(toml: TomlDocument, { indent = '  ' }: FormatOptions): readonly TextEdit[] {
  const { text } = toml;
  if (toml.fault !== undefined) return [];
  const edits = gapsOf(text, indent);
  const formatted = applyEdits(text, edits);
  const isSame = JSON.stringify(readToml(formatted).value) === JSON.stringify(toml.value);
  return isSame ? edits : [];
}

/** Returns the edits that format the lines of a span. */
export function formatTomlRange(toml: TomlDocument, span: Span, options: FormatOptions): readonly TextEdit[] {
  const start = toml.text.lastIndexOf('\n', span.start - 1);
  const next = toml.text.indexOf('\n', span.end);
  const end = next < 0 ? toml.text.length : next;
  return formatToml(toml, options).filter((edit) => edit.start >= start && edit.end <= end);
}

function gapsOf(text: string, indent: string): TextEdit[] {
  const eol = lineEndOf(text);
  const textStart = text.startsWith(byteOrderMark) ? 1 : 0;
  const edits: TextEdit[] = [];
  let before: Token | undefined;
  const open: string[] = [];
  let isHeader = false;
  let isKey = true;
  for (const token of tokensOf(text)) {
    const gap = { start: before?.end ?? textStart, end: token.start };
    const lines = text.slice(gap.start, gap.end).split('\n').length - 1;
    const isFirst = before === undefined || lines > 0;
    if (isFirst && open.length === 0) {
      isHeader = token.text === '[';
      isKey = !isHeader;
    }
    if (token.kind === 'mark' && /[\]}]/.test(token.text)) open.pop();
    const wanted = isFirst
      ? `${eol.repeat(before === undefined ? 0 : breaks(before, token, lines, isHeader && open.length === 0))}${indent.repeat(open.length)}`
      : between(before, token, { isHeader, isKey, gap: text.slice(gap.start, gap.end) });
    if (text.slice(gap.start, gap.end) !== wanted) edits.push({ ...gap, text: wanted });
    if (token.kind === 'mark') {
      if (/[[{]/.test(token.text)) open.push(token.text);
      isKey = token.text === '=' ? false : token.text === ',' && open.at(-1) === '{' ? true : isKey;
      if (token.text === '{') isKey = true;
    }
    before = token;
  }
  const end = before?.end ?? textStart;
  const last = before === undefined ? '' : eol;
  if (text.slice(end) !== last) edits.push({ start: end, end: text.length, text: last });
  return edits;
}

/** Returns the number of line ends between two tokens: at most one blank line, and exactly one above a table. */
function breaks(before: Token, token: Token, lines: number, isHeader: boolean): number {
  if (isHeader && token.text === '[' && before.kind !== 'comment') return 2;
  return Math.min(2, lines);
}

interface Around {
  readonly isHeader: boolean;
  readonly isKey: boolean;
  readonly gap: string;
}

/** Returns the white space between two tokens of a line. */
function between(before: Token | undefined, token: Token, { isHeader, isKey, gap }: Around): string {
  if (token.kind === 'comment') return gap === '' ? ' ' : gap;
  const [one, other] = [before?.text ?? '', token.text];
  if (isHeader) return '';
  if (one === '=' || other === '=') return ' ';
  if (isKey && (one === '.' || other === '.')) return '';
  if (other === ',') return '';
  if (one === ',') return ' ';
  if (one === '{' && other === '}') return '';
  if (one === '{' || other === '}') return ' ';
  // around the braces of a list both ways are usual
  if ((one === '[' && other === '{') || (one === '}' && other === ']')) return gap === '' ? '' : ' ';
  if (one === '[' || other === ']') return '';
  return gap === '' ? '' : ' ';
}

/** The tokens of a sound text. Dates and numbers are words, blanks in dates part of two. */
function* tokensOf(text: string): Iterable<Token> {
  const form =
    /"""(?:\\[^]|[^\\])*?"{3,5}|'''[^]*?'{3,5}|"(?:\\.|[^"\\])*"|'[^'\n]*'|#[^\r\n]*|[[\]{},=]|\.(?=\s*["'A-Za-z0-9_-])|[^\s"'#[\]{},=.]+(?:\.[0-9][^\s"'#[\]{},=.]*)?|\./g;
  for (const { 0: found, index } of text.matchAll(form)) {
    const kind = /^["']/.test(found)
      ? 'text'
      : found.startsWith('#')
        ? 'comment'
        : /^[[\]{},=.]$/.test(found)
          ? 'mark'
          : 'word';
    const end = kind === 'comment' ? index + found.trimEnd().length : index + found.length;
    yield { kind, text: found, start: index, end };
  }
}
