/** The words of the status item. */
import type { Status } from '../server/protocol';

/** A short line and the detail behind it, such as `3 levels, 1 error` and `2 warnings, checking…`. */
export function statusText(status: Status): { text: string; detail: string } {
  const text = `${count(status.levels, 'level')}, ${count(status.errors, 'error')}`;
  const warnings = count(status.warnings, 'warning');
  return { text, detail: status.working ? `${warnings}, checking…` : warnings };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
