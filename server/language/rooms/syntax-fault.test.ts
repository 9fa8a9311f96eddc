import { deepEqual } from 'node:assert/strict';
import { readDocument } from '../text/document';
import { diagnoseRooms, readRoomsText } from './analyse';

/** Returns the place and the message of the fault of a text: line, columns, words. */
function faultOf(text: string): string[] {
  return diagnoseRooms(readRoomsText('f', readDocument(text), undefined), []).map(
    ({ range: { start, end }, message }) =>
      `${start.line + 1}:${start.character}-${end.character} ${message.split(' The rest of')[0] ?? ''}`,
  );
}

const room = '[[prefabs]]\nid = "a:b"\ntags = ["a:c"]\nlayout = """\n###\n#.#\n#+#\n"""\n';

describe('a syntax fault of a rooms file', () => {
  it('is reported where it was made, not where the reader notices it', () => {
    deepEqual(faultOf('[[floors]]\nrooms =\nsize = [1, 2]\n'), [
      '2:0-7 Missing value for `rooms`. Add a value after "=".',
    ]);
    deepEqual(faultOf('[[floors]]\nrooms = # many\r\nsize = [1, 2]\n'), [
      '2:0-7 Missing value for `rooms`. Add a value after "=".',
    ]);
    deepEqual(faultOf('[[prefabs]\nid = "a:b"\n'), [
      '1:0-10 Expected "]]" at the end of this header: `[[prefabs]]`.',
    ]);
    deepEqual(faultOf('[[floors]]\nrequired = ["a:b", "a:c"\nrooms = 3\n'), [
      '2:11-12 Missing "]" to close this "[".',
    ]);
    deepEqual(faultOf(`${room.replace('#+#\n"""', '#+#')}\n${room}`), [
      '4:9-12 Unterminated string. Add """ after its last line.',
    ]);
    deepEqual(faultOf('[[prefabs]]\nid: "a:b"\n'), ['2:2-3 Expected "=" after the key but found ":".']);
  });

  it('is where the reader notices it if no part before was left open', () => {
    deepEqual(faultOf(`${room}\nid "a:b"\n`), ['10:3-4 Expected "=" and a value after the key.']);
    deepEqual(faultOf(`${room}rooms = 01\n`), ['9:8-9 Unexpected leading zero. Remove it.']);
    deepEqual(faultOf(room), []);
  });
});
