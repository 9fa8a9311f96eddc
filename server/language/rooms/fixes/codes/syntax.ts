import type { TextEdit } from '../../../../../engine/json';
import { plainText } from '../../../json/completion';
import { applyEdits } from '../../../text/edits';
import type { RoomsText } from '../../analyse';
import type { RegistryView } from '../../registry-view';
import { entryKinds, valueTemplate } from '../../completion/templates';
import { readToml } from '../../../toml/toml';
import type { Proposal } from '../../../text/fixes';

/** Larger texts are not tried out: each try reads all of the text. */
const largest = 50_000;
/** In longer lines no values are guessed. */
const longestLine = 1000;

/**
 * Proposes fixes of a text that is not TOML. Each was tried: the error is gone, or the text is valid for some more
 * lines.
 */
export function syntaxFixes(view: RegistryView): readonly Proposal[] {
  const { text } = view.own;
  const source = text.document.text;
  const fault = text.toml.fault?.span.start;
  if (fault === undefined || source.length > largest) return [];
  const seen = new Set<string>();
  return guesses(view, fault).flatMap(({ title, edits = [] }) => {
    const fixed = applyEdits(source, edits);
    if (fixed === source || seen.has(fixed)) return [];
    seen.add(fixed);
    const next = readToml(fixed).fault?.span.start;
    if (next === undefined) return [{ title, edits, isPreferred: true }];
    const isFurther = fixed.length - next < source.length - fault && fixed.slice(0, next).trim() !== '';
    const isOnLaterLine = lineOf(fixed, next) > lineOf(source, fault) + added(edits);
    return isFurther && isOnLaterLine ? [{ title, edits }] : [];
  });
}

/** Returns guesses, the likeliest first. */
function guesses(view: RegistryView, fault: number): Proposal[] {
  const { text } = view.own;
  const source = text.document.text;
  const here = lineAt(source, fault);
  const before = source.slice(0, here.start).trimEnd().length;
  // a part that is missing at the end of a line is reported on the next line
  const lines = [here, ...(before > 0 ? [lineAt(source, before)] : [])];
  return [
    ...lines.flatMap((line) => [...ofHeader(line), ...ofMember(view, line)]),
    ...unclosedLines(text),
    insertion(source.slice(0, fault).trimEnd().length, ',', 'Insert a comma'),
    {
      title: 'Insert a line break',
      edits: [{ start: blankBefore(source, fault), end: fault, text: '\n' }],
    },
    ...(source.charAt(fault - 1) === '\\' ? [insertion(fault, '\\', 'Escape the backslash')] : []),
    ...joined(source, fault),
    {
      title: 'Remove this line',
      edits: [{ start: here.start, end: here.next, text: '' }],
    },
  ];
}

interface Line {
  readonly start: number;
  readonly end: number;
  /** The start of the next line, or the end of the text. */
  readonly next: number;
  readonly text: string;
}

/** A header with too few or too many brackets, of an entry that there is. */
function ofHeader({ start, text }: Line): Proposal[] {
  const found = /^\s*\[+\s*([\w-]+)\s*\]*/.exec(text);
  const name = found?.[1];
  if (found === null || !entryKinds.some((kind) => kind.name === name)) return [];
  const header = `[[${name ?? ''}]]`;
  return [{ title: `Change to ${header}`, edits: [{ start, end: start + found[0].length, text: header }] }];
}

/** A key with something that is nearly a value. */
function ofMember(view: RegistryView, { start, end, text: line }: Line): Proposal[] {
  if (line.length > longestLine) return [];
  const found = /^(\s*)([\w-]+)(\s*[=:]?\s*)(.*?)(\s*#[^"']*)?$/.exec(line);
  if (found === null) return [];
  const [, blank = '', key = '', between = '', value = '', comment = ''] = found;
  const write = (title: string, meant: string): Proposal => ({
    title,
    edits: [{ start, end, text: `${blank}${key} = ${meant}${comment}` }],
  });
  if (value === '') {
    const part = view.own.text.sketch.parts.find(
      (one) => one.kind === 'missing' && one.key?.start === start + blank.length,
    );
    const path = part?.path ?? [key];
    const given = plainText(valueTemplate(view, path));
    return given === '' ? [] : [write(`Give "${key}" a value`, given)];
  }
  const meant: [string, string][] = [
    ['Change to "="', value],
    ['Change to straight quotes', value.replace(/[“”„«»]/g, '"').replace(/[‘’]/g, "'")],
    ['Close the quotes', /^'[^']*$/.test(value) ? `${value}'` : `${value}"`],
    ['Close the brackets', closed(value)],
    ['Remove the text after the value', value.replace(/\s*[,;]+$/, '')],
    ['Remove the last comma', value.replace(/,(\s*[\]}])/g, '$1')],
    ['Remove the leading zeros', value.replace(/\b0+(?=\d)/g, '')],
    ['Change to a pair', value.replace(/^(\d+)\s*[x×,]\s*(\d+)$/i, '[$1, $2]')],
    ['Enclose in quotes', /^[a-z]/i.test(value) ? JSON.stringify(value) : value],
  ];
  return meant
    .filter(([, as]) => as !== value || !between.includes('='))
    .map(([title, as]) => write(title, as));
}

/** A value with the brackets closed that it opens, texts passed over. */
function closed(value: string): string {
  const open: string[] = [];
  for (const [token] of value.matchAll(/"(?:\\.|[^"\\])*"|'[^']*'|[[\]{}]/g)) {
    if (token === '[') open.push(']');
    else if (token === '{') open.push(' }');
    else if (token === ']' || token === '}') open.pop();
  }
  return `${value.replace(/,\s*$/, '')}${open.reverse().join('')}`;
}

/** Inserts the closing quotes of a text over several lines after its last line with content. */
function unclosedLines({ sketch }: RoomsText): Proposal[] {
  return sketch.parts.flatMap(({ kind, inside, span }) => {
    if (kind !== 'lines' || inside?.end !== span.end) return [];
    const quotes = sketch.text.slice(span.start, span.start + 3);
    const rows = sketch.text.slice(inside.start, inside.end).trimEnd();
    const at = inside.start + rows.length;
    return [{ title: `Insert the missing ${quotes}`, edits: [{ start: at, end: at, text: `\n${quotes}` }] }];
  });
}

/** An inline table on one line, as TOML wants it. */
function joined(source: string, fault: number): Proposal[] {
  const open = source.lastIndexOf('{', fault);
  const close = source.indexOf('}', fault);
  if (open < 0 || close < 0 || close - open > 500) return [];
  const inside = source
    .slice(open + 1, close)
    .trim()
    .replace(/,$/, '');
  const edits = [{ start: open, end: close + 1, text: `{ ${inside.replace(/\s*[\r\n]+\s*/g, ' ')} }` }];
  return [{ title: 'Join into one line', edits }];
}

function insertion(at: number, text: string, title: string): Proposal {
  return { title, edits: [{ start: at, end: at, text }] };
}

function lineAt(source: string, at: number): Line {
  const start = source.lastIndexOf('\n', at - 1) + 1;
  const next = source.indexOf('\n', at);
  const last = next < 0 ? source.length : next;
  const end = source.charAt(last - 1) === '\r' && last - 1 >= start ? last - 1 : last;
  return { start, end, next: Math.min(last + 1, source.length), text: source.slice(start, end) };
}

/** Returns the start of the blanks before an offset. */
function blankBefore(source: string, offset: number): number {
  let start = offset;
  while (start > 0 && /[ \t]/.test(source.charAt(start - 1))) start--;
  return start;
}

function lineOf(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}

/** Returns the number of lines that edits add. */
function added(edits: readonly TextEdit[]): number {
  return edits.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
}
