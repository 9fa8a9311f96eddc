import { quote } from '../../../../../engine/shape';
import { removeEntry } from '../../edits';
import type { JsonFix } from '../context';

/** Fixes a duplicate key: removes the second one, which is never read, or the first. */
export const duplicateKey: JsonFix = {
  advice:
    'Remove the second one, which is never read (also by _Fix All_ if both have the same value), or keep it and remove the first.',
  *propose({ context, diagnostic }) {
    const { json } = context;
    const twin = json.duplicateKeys.find(({ span }) => span.start === diagnostic.span.start);
    if (twin === undefined) return;
    const children = json.childrenOf(twin.object);
    const later = children.find((child) => child.key?.start === twin.span.start);
    const first = children.find((child) => child.key?.start === twin.first.start);
    if (later?.key === undefined || first?.key === undefined) return;
    const textOf = ({ start, end }: { start: number; end: number }): string => json.text.slice(start, end);
    yield {
      title: `Remove the second ${quote(twin.key)}`,
      edits: removeEntry(json, { start: later.key.start, end: Math.max(later.span.end, later.key.end) }),
      isPreferred: true,
      isSafe: textOf(later.span) === textOf(first.span),
    };
    yield {
      title: `Remove the first ${quote(twin.key)}`,
      edits: removeEntry(json, { start: first.key.start, end: Math.max(first.span.end, first.key.end) }),
    };
  },
};
