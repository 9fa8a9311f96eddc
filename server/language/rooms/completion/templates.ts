import type { Path } from '../../../../engine/core';
import {
  entranceTag,
  merchantTag,
  readLayout,
  roomsShape,
  spotsOf,
  stairsTag,
} from '../../../../engine/rooms';
import { shapeAt, valueAt, type Shape } from '../../../../engine/shape';
import { isAt } from '../../json/completion/proposal';
import type { Insert } from '../../json/completion';
import { initialName } from './initial-names';
import type { RegistryView } from '../registry-view';

/** The kinds of entries that a file may have, in the format's order. */
export const entryKinds: readonly { readonly name: string; readonly doc: string }[] = Object.entries(
  roomsShape.members,
).flatMap(([name, { doc, shape }]) => (shape.item.kind === 'object' ? [{ name, doc }] : []));

/** The smallest room that is sound. */
const smallRoom = '"""\n#####\n#...#\n#...#\n##+##\n"""';

/** Returns the initial value of a key: valid in its place as it is, with tab stops; empty if there is none. */
export function valueTemplate(view: RegistryView, path: Path): Insert {
  const shape = shapeAt(roomsShape, undefined, path)?.shape;
  if (shape === undefined) return [];
  if (isAt(path, 'prefabs/*/layout')) return [smallRoom];
  if (isAt(path, 'prefabs/*/npcs')) return npcsTemplate(view, path);
  if (isAt(path, 'floors/*/size')) return ['[', { text: '60' }, ', ', { text: '40' }, ']'];
  if (isAt(path, 'floors/*/number')) return [{ text: String(freeNumber(view)) }];
  if (isAt(path, 'floors/*/rooms')) return [{ text: String(Math.max(6, countAt(view, path, 'required'))) }];
  if (isAt(path, 'floors/*/required'))
    return [
      `[${requiredTags(view)
        .map((tag) => JSON.stringify(tag))
        .join(', ')}]`,
    ];
  return ofShape(view, path, shape);
}

function ofShape(view: RegistryView, path: Path, shape: Shape): Insert {
  switch (shape.kind) {
    case 'string':
      return ofName(view, path);
    case 'integer':
      return [{ text: String(Math.max(shape.min, 1)) }];
    case 'object': {
      const required = Object.entries(shape.members).filter(([, member]) => member.required);
      const members = required.map(([name]) => [name, valueTemplate(view, [...path, name])] as const);
      // an entry without a name to refer to cannot be written
      if (members.some(([, value]) => value.length === 0)) return [];
      return [
        '{ ',
        ...members.flatMap(([name, value], index) => [`${index === 0 ? '' : ', '}${name} = `, ...value]),
        ' }',
      ];
    }
    case 'list':
      return ['[', ...valueTemplate(view, [...path, 0]), ']'];
    default:
      return [];
  }
}

/** Returns a name in quotes. Of a new name, only the part after the namespace is a tab stop. */
function ofName(view: RegistryView, path: Path): Insert {
  const name = initialName(view, path);
  if (name === undefined) return [];
  if (!name.isNew) return ['"', { text: name.id }, '"'];
  const at = name.id.indexOf(':') + 1;
  return [`"${name.id.slice(0, at)}`, { text: name.id.slice(at) }, '"'];
}

/** Returns a list with an NPC for each `n` of the layout. */
function npcsTemplate(view: RegistryView, path: Path): Insert {
  const layout = valueAt(view.own.text.toml.value, [...path.slice(0, -1), 'layout']);
  const count = typeof layout === 'string' ? spotsOf(readLayout(layout).rows, 'n').length : 0;
  const names = Array.from({ length: count }, (_, index) => [
    ...(index === 0 ? [] : [', ']),
    ...valueTemplate(view, [...path, index]),
  ]);
  return ['[', ...names.flat(), ']'];
}

/** Returns the tags that a floor requires: a merchant only if there is one. */
function requiredTags({ files }: RegistryView): string[] {
  const isTraded = files.some(({ text }) => text.file.prefabs.some(({ tags }) => tags.includes(merchantTag)));
  return [entranceTag, stairsTag, ...(isTraded ? [merchantTag] : [])];
}

function countAt(view: RegistryView, path: Path, member: string): number {
  const list = valueAt(view.own.text.toml.value, [...path.slice(0, -1), member]);
  return Array.isArray(list) ? list.length : 0;
}

/** Returns the number after those of all floors, or the first that is free if there is none above them. */
function freeNumber(view: RegistryView): number {
  const taken = takenNumbers(view);
  const next = 1 + Math.max(0, ...taken);
  if (next <= mostNumber) return next;
  let free = 1;
  while (taken.has(free)) free++;
  return free;
}

const mostNumber = 9999;

/** Returns the numbers of all floors, with and without errors. */
export function takenNumbers({ files }: RegistryView): ReadonlySet<number> {
  return new Set(files.flatMap(({ text }) => text.file.floors.flatMap(({ number }) => number ?? [])));
}

/** Returns a whole entry: its header and its required keys. */
export function entryTemplate(view: RegistryView, kind: string): Insert {
  const shape = shapeAt(roomsShape, undefined, [kind, 0])?.shape;
  const members = shape?.kind === 'object' ? Object.entries(shape.members) : [];
  return [
    `[[${kind}]]`,
    ...members
      .filter(([, { required }]) => required)
      .flatMap(([name]): Insert => [`\n${name} = `, ...valueTemplate(view, [kind, -1, name])]),
    '\n',
  ];
}
