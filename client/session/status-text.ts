/** The words of the status item. */
import type { OtherKind, Status } from '../../protocol/server';

/** What a file of each other language is called. */
const nouns: Readonly<Record<OtherKind, string>> = { rooms: 'rooms file', lix: 'scenario' };

/** A short line and the detail behind it, such as `3 levels, 1 error` and `2 warnings, checking…`. */
export function statusText({ levels, others, errors, warnings, working }: Status): {
  text: string;
  detail: string;
} {
  const of = Object.entries(others).map(([kind, number]) => count(number, nouns[kind as OtherKind]));
  // where there are only files of other languages, that there is no level says nothing
  const files = levels > 0 || of.length === 0 ? [count(levels, 'level'), ...of] : of;
  const text = [...files, count(errors, 'error')].join(', ');
  const told = count(warnings, 'warning');
  return { text, detail: working ? `${told}, checking…` : told };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
