import type { TextEdit } from '../../../engine/json';

/**
 * Returns a text after edits, which are in old coordinates, do not overlap and can be in any order. Of two at one
 * offset, the earlier comes first.
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  let result = '';
  let done = 0;
  for (const edit of ordered) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/**
 * Returns the edit that replaces `[start, end)` of a text by `replacement`, without the equal parts at both ends; none
 * if nothing changes. Surrogate pairs and CR LF are not split.
 */
export function minimalEdit(text: string, start: number, end: number, replacement: string): TextEdit[] {
  const most = Math.min(end - start, replacement.length);
  let head = 0;
  while (head < most && text.charCodeAt(start + head) === replacement.charCodeAt(head)) head++;
  while (head > 0 && (splits(text, start + head) || splits(replacement, head))) head--;
  let tail = 0;
  while (
    tail < most - head &&
    text.charCodeAt(end - 1 - tail) === replacement.charCodeAt(replacement.length - 1 - tail)
  )
    tail++;
  while (tail > 0 && (splits(text, end - tail) || splits(replacement, replacement.length - tail))) tail--;
  if (head === end - start && head === replacement.length) return [];
  return [{ start: start + head, end: end - tail, text: replacement.slice(head, replacement.length - tail) }];
}

/** Returns true if an offset splits a surrogate pair or CR LF. */
function splits(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  return (
    (before === 0x0d && after === 0x0a) ||
    (before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff)
  );
}
