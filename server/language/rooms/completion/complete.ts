import type { Path } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import { entranceTag, glyphs, roomsShape, stairsTag } from '../../../../engine/rooms';
import { phrase, shapeAt, valueAt, type Member } from '../../../../engine/shape';
import {
  plainText,
  type CompletionItem,
  type CompletionList,
  type Insert,
  type ProposalKind,
} from '../../json/completion';
import { isAt } from '../../json/completion/proposal';
import type { Diagnostic } from '../../text/diagnostic';
import { isAccepted } from '../../text/fixes';
import { shownText } from '../../text/shown-text';
import { RoomsFixContext } from '../fixes/context';
import { initialName } from './initial-names';
import { membersAt } from './members';
import { roleAt } from '../names';
import { isUnder, offeredNames } from './offered-names';
import type { RegistryView } from '../registry-view';
import { slotAt, type Slot } from './slot';
import { entryTemplate, entryKinds, valueTemplate } from './templates';

/** The maximum number of listed names; typing finds the rest. */
const maxNames = 500;

/** A proposal for a slot. */
interface Offer {
  readonly kind: ProposalKind;
  readonly label: string;
  /** A short text next to the label: every row of the list has one. */
  readonly detail: string;
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
  const offers = acceptedOf(view, slot, offersFor(view, slot));
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
  if (typed === '\n') return false;
  return typed === '[' ? kind === 'header' : kind === 'text';
}

/** Texts and lists up to these sizes are tried out: each try reads the whole text. */
const tried = { characters: 100_000, offers: 16 } as const;

/** Returns the offers that the checks do not reject as soon as they are written. */
function acceptedOf(view: RegistryView, { span }: Slot, offers: readonly Offer[]): readonly Offer[] {
  const context = new RoomsFixContext(view);
  if (context.text.length > tried.characters || offers.length > tried.offers) return offers;
  return offers.filter(({ insert }) =>
    isAccepted(context, [{ ...span, text: plainText(insert) }], isAskedOfEveryFloor),
  );
}

/** Returns true for the lack of a room that every floor requires: a floor can be written before its rooms. */
function isAskedOfEveryFloor({ code, path }: Diagnostic, { own }: RoomsFixContext): boolean {
  const tag = valueAt(own.toml.value, path);
  return code === 'unknown-tag' && (tag === entranceTag || tag === stairsTag);
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
    insert: isFilled ? [`[[${name}]]`] : entryTemplate(view, name),
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
    .filter(([name, { shape }]) => !present.has(name) && shape.kind !== 'anything')
    .filter(([name]) => path.length > 0 || name === 'overrides')
    .sort(([, one], [, other]) => Number(other.required) - Number(one.required))
    .map(([name, member]) => keyOffer(view, name, member, [...path, name], hasValue));
}

function keyOffer(view: RegistryView, name: string, member: Member, path: Path, hasValue: boolean): Offer {
  const value = valueTemplate(view, path);
  return {
    kind: 'key',
    label: name,
    detail: `${phrase(member.shape)}${member.required ? '' : ', optional'}`,
    doc: member.doc,
    insert: hasValue ? [name] : [`${name} = `, ...value],
  };
}

function values(view: RegistryView, path: Path): readonly Offer[] {
  const quoted = names(view, path, true);
  if (quoted.length > 0) return quoted;
  const shape = shapeAt(roomsShape, undefined, path)?.shape;
  if (shape === undefined) return [];
  const insert = valueTemplate(view, path);
  const label = insert.map((part) => (typeof part === 'string' ? part : part.text)).join('');
  return label === '' ? [] : [{ kind: 'value', label: shownText(label, 60), detail: phrase(shape), insert }];
}

/** Proposes names for a path, with quotes if the cursor is not between quotes. */
function names(view: RegistryView, path: Path, quoted: boolean): readonly Offer[] {
  const role = roleAt(path);
  if (role === undefined) return [];
  if (role.isDefinition && role.kind !== 'tag') {
    const id = initialName(view, path)?.id ?? '';
    const at = id.indexOf(':') + 1;
    const insert: Insert = [id.slice(0, at), { text: id.slice(at) }];
    return [
      {
        kind: 'name',
        label: id.slice(0, at),
        detail: 'the namespace of this file',
        insert: quoted ? ['"', ...insert, '"'] : insert,
      },
    ];
  }
  return offeredNames(view, path).map(({ name, detail }) => ({
    kind: 'name',
    label: name,
    detail,
    insert: [quoted ? JSON.stringify(name) : name],
  }));
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
    detail: shownText(detail, 200),
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
