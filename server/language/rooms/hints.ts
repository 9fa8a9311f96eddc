import { counted, type Path } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import { readLayout, spotsOf } from '../../../engine/rooms';
import { valueAt } from '../../../engine/shape';
import { isAt } from '../json/completion/proposal';
import type { HintKinds, InlayHint, InlayHints } from '../workspace/features';
import { shownText } from '../text/shown-text';
import { allNames, type RegistryView } from './registry-view';
import type { Part } from './sketch';

const longestLabel = 60;
const maxHints = 2000;

/**
 * Returns hints that show the size of layouts, the share of each weight, and the file whose entries an override
 * replaces.
 */
export function hintsOf(view: RegistryView, range: Span, { rooms = true }: HintKinds): InlayHints {
  const { parts } = view.own.text.sketch;
  const hints: InlayHint[] = [];
  if (!rooms) return { hints, isPartial: false };
  let foreign: ReadonlyMap<string, readonly string[]> | undefined;
  const add = (offset: number, label: string): void => {
    if (offset >= range.start && offset <= range.end && hints.length < maxHints)
      hints.push({ offset, label: shownText(label, longestLabel), side: 'after' });
  };
  for (const part of parts) {
    if (hints.length >= maxHints) break;
    if (part.span.end < range.start || part.span.start > range.end) continue;
    if (isAt(part.path, 'prefabs/*/layout') && part.kind === 'lines')
      add(part.span.start + 3, layoutWords(part.text ?? ''));
    else if (part.path.at(-1) === 'weight' && part.path.length === 5)
      add(part.span.end, shareWords(view, part.path));
    else if (isAt(part.path, 'overrides/*')) {
      foreign ??= foreignEntries(view);
      add(part.span.end, replacedWords(foreign, part));
    }
  }
  return { hints: hints.filter(({ label }) => label !== ''), isPartial: false };
}

function layoutWords(text: string): string {
  const { rows } = readLayout(text);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return `${width} × ${rows.length}, ${counted(spotsOf(rows, '+').length, 'door')}`;
}

/** Describes the share of a weight in its list, and the number of prefabs that share a tag. */
function shareWords({ own, joined }: RegistryView, path: Path): string {
  const { value } = own.text.toml;
  const list = valueAt(value, path.slice(0, -2));
  const weightOf = (entry: unknown): number => {
    const weight = typeof entry === 'object' && entry !== null && 'weight' in entry ? entry.weight : 0;
    return typeof weight === 'number' && weight > 0 ? weight : 0;
  };
  // for invalid TOML the value is the last valid one, to which the path may not apply
  if (own.text.toml.fault !== undefined || !Array.isArray(list)) return '';
  const sum = (list as readonly unknown[]).reduce((all: number, entry) => all + weightOf(entry), 0);
  const share = sum === 0 ? 0 : (100 * weightOf(list[Number(path.at(-2))])) / sum;
  const percent = `${share >= 10 || share === 0 ? Math.round(share) : share.toFixed(1)} %`;
  if (!isAt(path, 'floors/*/prefabs/*/weight')) return percent;
  const tag = valueAt(value, [...path.slice(0, -1), 'tag']);
  const count = [...joined.registry.prefabs.values()].filter(({ tags }) =>
    tags.some((one) => one === tag),
  ).length;
  return `${percent} of ${counted(count, 'prefab')}`;
}

/** Returns the files that hold an entry of each name, but for the document's own. */
function foreignEntries(view: RegistryView): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { file, use } of allNames(view)) {
    if (file === view.own || !use.isDefinition || use.kind === 'tag') continue;
    const name = decodeURIComponent(file.uri.slice(file.uri.lastIndexOf('/') + 1));
    const files = found.get(use.name);
    if (files === undefined) found.set(use.name, [name]);
    else if (!files.includes(name)) files.push(name);
  }
  return found;
}

/** The files whose entries this one replaces. */
function replacedWords(foreign: ReadonlyMap<string, readonly string[]>, { text }: Part): string {
  const files = foreign.get(text ?? '');
  return files === undefined ? '' : `of ${files.join(', ')}`;
}
