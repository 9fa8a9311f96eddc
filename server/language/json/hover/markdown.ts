import { shownText } from '../../text/shown-text';

/** Texts of a file are shown no longer than this, in characters. */
const mostCharacters = 300;

/**
 * A text of a file as markdown that shows just that text, on one line: nothing in it becomes a heading, link, picture,
 * HTML or address. Long ones are cut; what cannot be seen, or turns the reading order around, is shown as `�`.
 */
export function plain(text: string): string {
  return shownText(text, mostCharacters).replace(PUNCTUATION, '\\$&');
}

// A backslash before ASCII punctuation is markdown's own way to say that it means nothing. Those left out never do.
const PUNCTUATION = /[!#$&()*+./:<=>@[\\\]^_`{|}~-]/g;

/** A word of a file as code where it is an ordinary word, else as plain text. */
export function word(text: string): string {
  return WORD.test(text) ? `\`${text}\`` : plain(text);
}

const WORD = /^[\w/][\w ./-]{0,80}$/;

/**
 * Keeps columns apart where a table has no padding, as in VS Code's hovers. White space alone would be trimmed; behind
 * it stands a character that is not seen.
 */
const gap = '\u2003\u200c';

/** A table. Its cells are markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(`${gap} | `)} |`;
  const rule = `|${' --- |'.repeat(head.length)}`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Parts of a hover, one below the other; empty ones are left out. */
export function stack(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The same without markup, for editors that show none. Of markdown as it is written here, no other. */
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
