/** Formats the status item. */
import { counted } from '../../engine/core/english';
import type { Status } from '../../protocol/server';

/** Returns the text and the detail, for example `3 levels, 1 error` and `2 warnings, checking…`. */
export function statusText({ files, errors, warnings, working }: Status): {
  text: string;
  detail: string;
} {
  const present = files.filter((one) => one.count > 0);
  // show `0 levels` only if there are no files of any language
  const shown = present.length > 0 ? present : files.slice(0, 1);
  const text = [...shown.map(({ noun, count }) => counted(count, noun)), counted(errors, 'error')].join(', ');
  const detail = counted(warnings, 'warning');
  return { text, detail: working ? `${detail}, checking…` : detail };
}
