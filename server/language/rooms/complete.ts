import { counted, type Path } from '../../../engine/core';
import type { Span } from '../../../engine/json';
import { entranceTag, glyphs, roomsShape, stairsTag } from '../../../engine/rooms';
import { phrase, shapeAt, type Member, type Members } from '../../../engine/shape';
import type { CompletionItem, CompletionList, Insert, ProposalKind } from '../json/completion';
import { isAt } from '../json/completion/proposal';
import { shownText } from '../text/shown-text';
import { roleAt, type NameKind } from './names';
import { namesOfKind, type RegistryView } from './registry-view';
import { slotAt, type Slot } from './slot';
import { entryTemplate, entryKinds, valueTemplate } from './templates';

/** The maximum number of listed names; typing finds the rest. */
const maxNames = 500;

/** A proposal for a slot. */
interface Offer {
  readonly kind: ProposalKind;
  readonly label: string;
  readonly detail?: string;
  readonly doc?: string;
  readonly insert: Insert;
}

/**
 * Completes at an offset: headers, keys, names of the whole registry, and characters of layouts. `typed` is the trigger
 * character, if any.
 */
export function completeAt(view: RegistryView, offset: number, typed?: string): CompletionList {
  const { sketch } = view.own.text;
  const slot = slotAt(sketch, offset);
  if (slot === undefined || !isWanted(slot, typed)) return { items: [], isIncomplete: false };
  const offers = offersFor(view, slot);
  return {
    items: offers.slice(0, maxNames).map((offer, index) => itemOf(offer, slot.span, offset, index)),
    isIncomplete: offers.length > maxNames,
  };
}

/**
 * Returns true if completion may be triggered here without a request. It may not where Enter should start a new line.
 */
function isWanted({ kind }: Slot, typed: string | undefined): boolean {
  if (typed === undefined) return true;
  return typed === '[' ? kind === 'header' : kind === 'text';
}

function offersFor(view: RegistryView, slot: Slot): readonly Offer[] {
  switch (slot.kind) {
    case 'header':
      return headers(view, slot.isFilled);
    case 'key':
      return [...keys(view, slot), ...(slot.isInline || slot.hasValue ? [] : headers(view, false))];
    case 'text':
      return names(view, slot.path, false);
    case 'lines':
      return isAt(slot.path, 'prefabs/*/layout') ? legend : [];
    case 'value':
      return values(view, slot.path);
  }
}

const legend: readonly Offer[] = Object.entries(glyphs).map(([glyph, { meaning }]) => ({
  kind: 'value',
  label: glyph,
  detail: meaning,
  insert: [glyph],
}));

/** Proposes whole entries, or only their headers if the table has members already. */
function headers(view: RegistryView, isFilled: boolean): readonly Offer[] {
  return entryKinds.map(({ name, doc }) => ({
    kind: 'whole',
    label: `[[${name}]]`,
    detail: doc,
    insert: isFilled ? [`[[${name}]]`] : entryTemplate(name, spaceOf(view), nextNumber(view)),
  }));
}

function keys(
  view: RegistryView,
  { path, span, hasValue }: Extract<Slot, { kind: 'key' }>,
): readonly Offer[] {
  const members = membersAt(path);
  if (members === undefined) return [];
  const present = new Set(
    view.own.text.sketch.parts
      .filter((part) => part.path.length === path.length + 1 && isUnder(part.path, path))
      .filter(({ key }) => key?.start !== span.start)
      .map((part) => part.path.at(-1)),
  );
  return Object.entries(members)
    .filter(([name]) => !present.has(name) && !(path.length === 0 && name !== 'overrides'))
    .sort(([, one], [, other]) => Number(other.required) - Number(one.required))
    .map(([name, member]) => keyOffer(view, name, member, [...path, name], hasValue));
}

function keyOffer(view: RegistryView, name: string, member: Member, path: Path, hasValue: boolean): Offer {
  const value = valueTemplate(path, spaceOf(view), nextNumber(view));
  return {
    kind: 'key',
    label: name,
    detail: `${phrase(member.shape)}${member.required ? '' : ', optional'}`,
    doc: member.doc,
    insert: hasValue ? [name] : [`${name} = `, ...value],
  };
}

/** Returns the members of the table at a path; `undefined` if the format does not know it. */
export function membersAt(path: Path): Members | undefined {
  const shape = shapeAt(roomsShape, undefined, path)?.shape;
  return shape?.kind === 'object' ? shape.members : undefined;
}

function values(view: RegistryView, path: Path): readonly Offer[] {
  const quoted = names(view, path, true);
  if (quoted.length > 0) return quoted;
  if (shapeAt(roomsShape, undefined, path) === undefined) return [];
  const insert = valueTemplate(path, spaceOf(view), nextNumber(view));
  const label = insert.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return label === '' ? [] : [{ kind: 'value', label: shownText(label, 60), insert }];
}

/** Proposes names for a path, with quotes if the cursor is not between quotes. */
function names(view: RegistryView, path: Path, quoted: boolean): readonly Offer[] {
  const role = roleAt(path);
  if (role === undefined) return [];
  const offer = (name: string, detail: string): Offer => ({
    kind: 'name',
    label: name,
    detail,
    insert: [quoted ? JSON.stringify(name) : name],
  });
  if (role.isDefinition && role.kind !== 'tag')
    return [
      {
        kind: 'name',
        label: `${spaceOf(view)}:`,
        detail: 'the namespace of this file',
        insert: quoted ? ['"', `${spaceOf(view)}:`, { text: 'name' }, '"'] : [`${spaceOf(view)}:`],
      },
    ];
  if (role.kind === 'entry') return overridable(view).map((name) => offer(name, 'defined in another file'));
  const taken = takenBeside(view, path);
  return [...candidates(view, role.kind, path)]
    .filter(([name]) => !taken.has(name))
    .map(([name, detail]) => offer(name, detail));
}

/** Returns the names of a kind with a description of each, without the name at the path itself. */
function candidates(view: RegistryView, kind: NameKind, path: Path): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, all] of namesOfKind(view, kind)) {
    const places = all.filter(({ file, use }) => file !== view.own || use.path.join() !== path.join());
    if (places.length === 0) continue;
    const own = places.filter(({ use }) => use.isDefinition).length;
    if (kind === 'tag') found.set(name, own === 0 ? 'not used by a prefab' : counted(own, 'prefab'));
    else found.set(name, own === 0 ? 'used elsewhere' : '');
  }
  if (kind === 'tag')
    for (const tag of [entranceTag, stairsTag])
      if (!found.has(tag)) found.set(tag, 'required on every floor');
  // names with a definition come before names without one
  const weight = (detail: string): number =>
    Number(detail === 'not used by a prefab' || detail === 'used elsewhere');
  return new Map(
    [...found].sort(
      ([one, oneSays], [other, otherSays]) =>
        weight(oneSays) - weight(otherSays) || (one < other ? -1 : one > other ? 1 : 0),
    ),
  );
}

/** Returns the names that the same list contains already and that may not be repeated. */
function takenBeside(view: RegistryView, path: Path): ReadonlySet<string | undefined> {
  if (!isAt(path, 'prefabs/*/tags/*')) return new Set();
  const list = path.slice(0, -1);
  return new Set(
    view.own.text.sketch.parts
      .filter((part) => part.path.length === path.length && isUnder(part.path, list))
      .filter((part) => part.path.at(-1) !== path.at(-1))
      .map(({ text }) => text),
  );
}

/** Returns the ids of other files. Ids that this file has as well come first. */
function overridable(view: RegistryView): readonly string[] {
  const own = new Set(view.own.text.names.filter(isEntry).map(({ name }) => name));
  const foreign = new Set(
    view.files
      .filter((file) => file !== view.own)
      .flatMap((file) => file.text.names.filter(isEntry).map(({ name }) => name)),
  );
  return [...foreign].sort(
    (one, other) => Number(own.has(other)) - Number(own.has(one)) || (one < other ? -1 : 1),
  );
}

function isEntry({ kind, isDefinition }: { readonly kind: string; readonly isDefinition: boolean }): boolean {
  return isDefinition && kind !== 'tag';
}

/** Returns the namespace of most entries of the file. */
function spaceOf({ own }: RegistryView): string {
  const counts = new Map<string, number>();
  for (const { name, isDefinition, kind } of own.text.names) {
    const space = /^([a-z0-9_.-]+):/.exec(name)?.[1];
    if (space !== undefined && isDefinition && kind !== 'tag')
      counts.set(space, (counts.get(space) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'mymod';
}

/** Returns the number of the next floor. */
function nextNumber({ joined }: RegistryView): number {
  return 1 + Math.max(0, ...[...joined.registry.floors.values()].map(({ number }) => number));
}

function isUnder(path: Path, base: Path): boolean {
  return base.every((step, index) => step === path[index]);
}

function itemOf(
  { kind, label, detail, doc, insert }: Offer,
  span: Span,
  offset: number,
  index: number,
): CompletionItem {
  return {
    label: shownText(label, 200),
    kind,
    detail: detail === '' || detail === undefined ? undefined : shownText(detail, 200),
    doc,
    filterText: label,
    sortText: String(index).padStart(5, '0'),
    insert,
    replace: span,
    overtype: { start: span.start, end: offset },
    also: [],
    cells: [],
  };
}
