import type { Path } from '../../../engine/core';
import { roomsShape } from '../../../engine/rooms';
import { shapeAt } from '../../../engine/shape';
import type { Insert } from '../json/completion';

/** The kinds of entries that a file may have, in the format's order. */
export const entryKinds: readonly { readonly name: string; readonly doc: string }[] = Object.entries(
  roomsShape.members,
).flatMap(([name, { doc, shape }]) => (shape.item.kind === 'object' ? [{ name, doc }] : []));

/** The smallest room that is sound. */
const smallRoom = '"""\n#####\n#...#\n#...#\n##+##\n"""';

/** Returns the initial value of a key: valid as it is, with tab stops. */
export function valueTemplate(path: Path, space: string, number: number): Insert {
  const name = path.at(-1);
  if (name === 'layout') return [smallRoom];
  if (name === 'size') return ['[', { text: '60' }, ', ', { text: '40' }, ']'];
  if (name === 'id' && (path.length === 3 || path[0] === 'overrides'))
    return [`"${space}:`, { text: 'name' }, '"'];
  if (name === 'number') return [{ text: String(number) }];
  if (name === 'rooms') return [{ text: '6' }];
  if (name === 'required') return ['["core:entrance", "core:stairs"]'];
  const shape = shapeAt(roomsShape, undefined, path)?.shape;
  switch (shape?.kind) {
    case 'string':
      return ['"', { text: '' }, '"'];
    case 'integer':
      return [{ text: String(Math.max(shape.min, 1)) }];
    case 'object':
      return inlineTemplate(Object.keys(shape.members));
    case 'list':
      return shape.item.kind === 'object'
        ? ['[', ...inlineTemplate(Object.keys(shape.item.members)), ']']
        : ['["', { text: '' }, '"]'];
    default:
      return [];
  }
}

function inlineTemplate(names: readonly string[]): Insert {
  const [name = 'id'] = names;
  return [`{ ${name} = "`, { text: '' }, '", weight = ', { text: '1' }, ' }'];
}

/** Returns a whole entry: its header and its required keys. */
export function entryTemplate(kind: string, space: string, number: number): Insert {
  const shape = shapeAt(roomsShape, undefined, [kind, 0])?.shape;
  const members = shape?.kind === 'object' ? Object.entries(shape.members) : [];
  return [
    `[[${kind}]]`,
    ...members
      .filter(([, { required }]) => required)
      .flatMap(([name]): Insert => {
        const value =
          name === 'tags'
            ? ['["', { text: `${space}:normal` }, '"]']
            : valueTemplate([kind, 0, name], space, number);
        return [`\n${name} = `, ...value];
      }),
    '\n',
  ];
}
