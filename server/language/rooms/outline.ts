import type { Span } from '../../../engine/json';
import type { Document } from '../text/document';
import type { Fold } from '../text/fold';
import type { Icon, OutlineSymbol, WorkspaceSymbol } from '../workspace/features';
import { shownText } from '../text/shown-text';
import type { RoomsText } from './analyse';
import { kindWords, type NameKind } from './names';
import { isEntry, type Part, type Sketch } from './sketch';

/** The maximum length of names and details, in characters. */
const longest = 100;
/** The maximum number of outline entries. */
const most = 5000;

const icons: Readonly<Record<string, Icon>> = {
  prefabs: 'struct',
  floors: 'module',
  creatures: 'event',
  loot_tables: 'object',
  npcs: 'interface',
};

/** The entries of a text, in its order. */
export function outlineOf({ parts }: Sketch): readonly OutlineSymbol[] {
  const found: OutlineSymbol[] = [];
  for (const [index, part] of parts.entries()) {
    if (found.length >= most) break;
    if (isEntry(part)) found.push(entrySymbol(part, parts, index));
    else if (part.path.length === 1 && part.path[0] === 'overrides' && part.key !== undefined) {
      const names = parts.filter(({ path }) => path[0] === 'overrides' && path.length === 2);
      const detail = shown(names.map(({ text = '' }) => text).join(', '));
      const span = { start: part.key.start, end: part.span.end };
      found.push({ name: 'overrides', detail, icon: 'key', span, at: part.key, children: [] });
    }
  }
  return found;
}

function entrySymbol(table: Part, parts: readonly Part[], at: number): OutlineSymbol {
  const kind = String(table.path[0]);
  const within: Part[] = [];
  for (let index = at + 1; index < parts.length; index++) {
    const part = parts[index];
    if (part === undefined || part.span.start >= table.span.end) break;
    within.push(part);
  }
  const id = within.find(({ path }) => path.length === 3 && path[2] === 'id');
  const tags = within.filter(({ path }) => path.length === 4 && path[2] === 'tags');
  const words = [kind.replace(/s$/, '').replace('_', ' '), ...tags.map(({ text = '' }) => text)];
  return {
    name: shown(id?.text ?? '') || kind,
    detail: shown(words.join(' ')),
    icon: icons[kind] ?? 'field',
    span: table.span,
    at: id?.inside ?? table.key ?? table.span,
    children: [],
  };
}

function shown(text: string): string {
  return shownText(text, longest);
}

const kindIcons: Readonly<Partial<Record<NameKind, Icon>>> = {
  prefab: 'struct',
  floor: 'module',
  creature: 'event',
  loot: 'object',
  npc: 'interface',
};

/** Returns the entries of a file, for the symbol search of the workspace. */
export function namedEntries(uri: string, { names, document }: RoomsText): readonly WorkspaceSymbol[] {
  return names.flatMap(({ kind, name, isDefinition, span }) => {
    const icon = kind === 'entry' || !isDefinition ? undefined : kindIcons[kind];
    if (icon === undefined || kind === 'entry') return [];
    return [
      { name: shown(name), icon, uri, range: document.lines.rangeOf(span), container: kindWords[kind] },
    ];
  });
}

/** The tables, lists and texts that go over several lines. */
export function foldsOf({ parts }: Sketch, { lines, text }: Document): readonly Fold[] {
  const folds: Fold[] = [];
  const seen = new Set<number>();
  for (const { span, kind } of parts) {
    if (kind === 'string' || kind === 'other' || kind === 'missing') continue;
    const end = kind === 'table' ? span.start + text.slice(span.start, span.end).trimEnd().length : span.end;
    const start = lines.positionAt(span.start).line;
    const last = lines.positionAt(end).line;
    if (last <= start || seen.has(start)) continue;
    seen.add(start);
    // the line with the closing bracket stays; that of a layout's quotes has nothing else
    folds.push({ start, end: kind === 'array' && last > start + 1 ? last - 1 : last });
  }
  return folds;
}

/** Returns the selection ranges: string content, string, item, list, member, entry. */
export function selectionsAt({ parts }: Sketch, offset: number): readonly Span[] {
  const around = parts
    .flatMap(({ inside, span, key }): Span[] => [
      ...(inside === undefined ? [] : [inside]),
      ...(key === undefined
        ? []
        : [key, { start: Math.min(key.start, span.start), end: Math.max(key.end, span.end) }]),
      span,
    ])
    .filter(({ start, end }) => start <= offset && offset <= end && end > start)
    .sort((one, other) => one.end - one.start - (other.end - other.start));
  const kept: Span[] = [];
  for (const span of around) {
    const last = kept.at(-1);
    const isLarger =
      last === undefined ||
      (span.start <= last.start && span.end >= last.end && span.end - span.start > last.end - last.start);
    if (isLarger) kept.push(span);
  }
  return kept;
}
