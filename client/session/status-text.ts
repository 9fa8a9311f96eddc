/** The words of the status item. */
import type { Status } from '../../protocol/server';

/** A short line and the detail behind it, such as `3 levels, 1 error` and `2 warnings, checking…`. */
export function statusText({ files, errors, warnings, working }: Status): {
  text: string;
  detail: string;
} {
  const present = files.filter((one) => one.count > 0);
  // where there are files of other languages only, that there is no level is not worth a word
  const counted = present.length > 0 ? present : files.slice(0, 1);
  const text = [
    ...counted.map(({ noun, count: number }) => count(number, noun)),
    count(errors, 'error'),
  ].join(', ');
  const told = count(warnings, 'warning');
  return { text, detail: working ? `${told}, checking…` : told };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
