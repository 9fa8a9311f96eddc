import { deepEqual, equal, ok } from 'node:assert/strict';
import { joinRooms } from '../../../engine/rooms';
import { readDocument } from '../text/document';
import { readRoomsText, type RoomsText } from './analyse';
import { faultsOf, placeOfEntry, roomsAt } from './places';
import type { RoomsRegistry } from './rooms-language';

const first = `overrides = []
[[prefabs]]
id = "a:room"
tags = ["a:x"]
layout = """
#+#\r
#.#
###
"""
[[creatures]]
id = "a:rat"
[[floors]]
id = "a:one"
number = 1
size = [20, 20]
rooms = 3
required = []
`;
const second = `overrides = ["a:room"]
[[prefabs]]
id = "a:room"
tags = ["a:x"]
layout = "#+#\\n#\\u002e#\\n###"
`;

function read(name: string, text: string): RoomsText {
  return readRoomsText(`file:///${name}.rooms.toml`, readDocument(text), undefined);
}

function registryOf(...texts: readonly RoomsText[]): RoomsRegistry {
  return { ...joinRooms(texts.map(({ file }) => file)), texts, revision: 1 };
}

describe('places in files with rooms', () => {
  const text = read('b', first);
  const at = (wanted: string, by = 0): unknown => roomsAt(text, first.indexOf(wanted) + by);

  it('are about the prefab or floor that they lie in, and the cell of a layout', () => {
    equal(at('overrides'), undefined);
    deepEqual(at('tags'), { kind: 'prefab', id: 'a:room' });
    deepEqual(at('#+#', 1), { kind: 'prefab', id: 'a:room', spot: { x: 1, y: 0 } });
    deepEqual(at('#.#', 2), { kind: 'prefab', id: 'a:room', spot: { x: 2, y: 1 } });
    deepEqual(at('#+#', 3), { kind: 'prefab', id: 'a:room', spot: { x: 2, y: 0 } }, 'the end of a row');
    deepEqual(at('###\n', 3), { kind: 'prefab', id: 'a:room', spot: { x: 2, y: 2 } });
    for (const quotes of [at('layout', 10), at('###\n', 4)])
      deepEqual(quotes, { kind: 'prefab', id: 'a:room' });
    equal(at('a:rat'), undefined);
    deepEqual(at('number'), { kind: 'floor', id: 'a:one' });
  });

  it('are found for all cells, in the file whose entry counts', () => {
    const registry = registryOf(text, read('c', second));
    for (let y = 0; y < 3; y++) {
      for (let x = 0; x < 3; x++) {
        const place = placeOfEntry(registry, { kind: 'prefab', id: 'a:room', spot: { x, y } });
        ok(place);
        equal(place.file, 'file:///c.rooms.toml');
        const shown = second.slice(place.span.start, place.span.end);
        equal(shown, ['#+#', '#\\u002e#', '###'][y]?.match(/\\u002e|./g)?.[x]);
        deepEqual(roomsAt(read('c', second), place.span.start), {
          kind: 'prefab',
          id: 'a:room',
          spot: { x, y },
        });
      }
    }
    const floor = placeOfEntry(registry, { kind: 'floor', id: 'a:one', spot: { x: 9, y: 9 } });
    equal(floor && first.slice(floor.span.start, floor.span.end), '"a:one"');
    equal(placeOfEntry(registry, { kind: 'floor', id: 'a:two' }), undefined);
  });

  it('are none in invalid TOML, which is an error', () => {
    const broken = readRoomsText('file:///b.rooms.toml', readDocument(`${first}=`), text);
    equal(roomsAt(broken, 40), undefined);
    const registry = registryOf(broken);
    equal(placeOfEntry(registry, { kind: 'floor', id: 'a:one' }), undefined);
    deepEqual([faultsOf(registry).count, faultsOf(registry).first?.span.start], [1, first.length]);
    equal(faultsOf(registryOf(read('d', '[[prefabs]]\nid = 7\ntags = []\nlayout = "x"'))).count, 2);
  });
});
