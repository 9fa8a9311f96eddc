import assert from 'node:assert/strict';
import fc from 'fast-check';
import { levelText } from '../../../../engine/reactor/testing/sound-level';
import { openLevel } from '../../testing/at-caret';
import { cellWords } from './cell-words';
import { mapPicture } from './map-picture';
import { runs } from '../../../../engine/core/testing/budget';

const { sketch } = openLevel(levelText).level;
const at = (x: number, y: number) => y * sketch.width + x;

/** The picture's lines, without the fences. */
function lines(picture: string): string[] {
  return picture.split('\n').filter((line) => !line.startsWith('```'));
}

describe('the picture of a map', () => {
  it('shows what is around a cell, the cell in brackets, numbers, and a legend of what is seen', () => {
    assert.deepEqual(
      lines(mapPicture(sketch, [at(2, 1)], { radius: 2 })),
      [
        '   0         ',
        '0  # # # # #',
        '1  # >[o]. @',
        '2  # > o . .',
        '3  # > o . .',
        '`#` wall, `>` flow, `o` consumer, `.` floor, `@` robot',
      ].map((line) => line.trimEnd()),
    );
  });

  it('marks neighbors without a gap, and ends at the map', () => {
    const picture = lines(mapPicture(sketch, [at(5, 2), at(6, 2)], { radius: 1 }));
    assert.deepEqual(picture.slice(0, 4), ['   4', '1  @ . #', '2  .[R|#]', '3  . . #']);
  });

  it('numbers every fifth column', () => {
    assert.equal(lines(mapPicture(sketch, [at(3, 2)], { radius: 9 }))[0], '   0         5');
  });

  it('shows networks, leaks, and where several networks lie', () => {
    const text = levelText
      .replace('".FF...."', '".FFF..."')
      .replace('".......", ".......", ".CC....', '".......", "...C...", ".CCC...')
      .replace('"robot"', '"leaks": [{ "carrier": "Coolant", "position": [3, 2] }],\n  "robot"');
    const { level } = openLevel(text);
    const picture = lines(mapPicture(level.sketch, [at(3, 1)], { radius: 1 }));
    assert.deepEqual(picture.slice(1, 4), ['0  # # #', '1  o[*]@', '2  o ! .']);
    assert.equal(cellWords(level.sketch, at(3, 2)), 'coolant leak, coolant network');
  });

  it('stays small, however far apart the cells are, and is empty without a map', () => {
    const wide = openLevel(`{ "dimensions": { "width": 500, "height": 500 } }`).level.sketch;
    const picture = lines(mapPicture(wide, [0, 499, 250_000 - 1], { radius: 300 }));
    assert.ok(picture.length < 20 && picture.every((line) => line.length < 100));
    assert.equal(mapPicture(openLevel('{}').level.sketch, [0], { radius: 2 }), '');
    assert.equal(mapPicture(sketch, [], { radius: 2 }), '');
  });

  it('can be drawn of any text', () => {
    fc.assert(
      fc.property(fc.nat(levelText.length), fc.nat(60), fc.integer(), (cut, gone, cell) => {
        const { level } = openLevel(levelText.slice(0, cut) + levelText.slice(cut + gone));
        mapPicture(level.sketch, [cell, 8], { radius: 3 });
        cellWords(level.sketch, cell);
      }),
      runs(35, 100),
    );
  });
});

describe('the words for a cell', () => {
  it('name what is there', () => {
    assert.equal(cellWords(sketch, at(2, 1)), 'FuelConsumer, fuel network');
    assert.equal(cellWords(sketch, at(5, 2)), 'ReactorControl core');
    assert.equal(cellWords(sketch, at(4, 1)), 'robot');
    assert.equal(cellWords(sketch, at(3, 1)), 'floor');
    assert.equal(cellWords(sketch, at(0, 0)), 'wall');
  });
});
