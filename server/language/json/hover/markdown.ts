import { shownText } from '../../text/shown-text';

/** The maximum length of text from a file, in characters. */
const maxCharacters = 300;

/**
 * Escapes text from a file as markdown on one line, so that it contains no headings, links, images, HTML or addresses.
 * Long text is cut; invisible and bidirectional control characters become `�`.
 */
export function plain(text: string): string {
  return shownText(text, maxCharacters).replace(PUNCTUATION, '\\$&');
}

// A backslash escapes ASCII punctuation in markdown. The omitted characters never need it.
const PUNCTUATION = /[!#$&()*+./:<=>@[\\\]^_`{|}~-]/g;

/** Formats a word from a file as code if it is an ordinary word, else as escaped text. */
export function word(text: string): string {
  return WORD.test(text) ? `\`${text}\`` : plain(text);
}

const WORD = /^[\w/][\w ./-]{0,80}$/;

/**
 * Separates columns in tables without padding, as in VS Code's hovers. White space alone would be trimmed, so an
 * invisible character follows it.
 */
const gap = '\u2003\u200c';

/** Formats a table whose cells are markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(`${gap} | `)} |`;
  const rule = `|${' --- |'.repeat(head.length)}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Joins the parts of a hover; empty ones are left out. */
export function stack(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Removes the markup, for editors without markdown. Works only for markdown of this module. */
export function withoutMarkup(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !/^```|^\|( --- \|)+$/.test(line))
    .map((line) =>
      line
        .replace(/^\| (.*) \|$/, (_, cells: string) => cells.split(`${gap} | `).join('   '))
        .replace(/(?<!\\)\[([^\]]*)\]\(([^)\s]*)\)/g, '$1: $2')
        .replace(/(?<!\\)(\*\*|`)/g, '')
        .replace(/\\([!-/:-@[-`{-~])/g, '$1'),
    )
    .join('\n');
}
