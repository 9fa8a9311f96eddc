import assert from 'node:assert/strict';
import { atCaret } from '../../testing/at-caret';
import { cellsAtCaret, placeOfCell } from './board-places';

/** The cells at the caret, as positions. */
function cells(fixture: string): string[] {
  const { level, offset } = atCaret(fixture);
  return cellsAtCaret(level, offset).map((cell) => level.sketch.positionOf(cell).join());
}

const rule = (text: string): string => `{
  "rules": [{ "id": "a", "predicates": [{ "type": "RobotPosition", "position": [4, 2] }],
    "effects": [${text}, { "type": "AddHeat", "position": [2, 1], "amount": 1 }] }]
}`;

describe('the board and the text', () => {
  it('outline the cell of a position', () => {
    assert.deepEqual(cells('{ "robot": { "position": [5, ‸2] } }'), ['5,2']);
  });

  it('outline the cell of a character', () => {
    assert.deepEqual(cells('{ "terrain": ["#########", "#..‸.....#"] }'), ['3,1']);
  });

  it('outline what the entry around the caret names', () => {
    const set = '{ "type": "Set‸PropState", "position": [3, 1], "state": "Disabled" }';
    assert.deepEqual(cells(rule(set)), ['3,1']);
    const named = rule('{ "type": "Warn", "text": "x" }').replace('"a"', '"‸a"');
    assert.deepEqual(cells(named), ['4,2', '2,1']);
    assert.deepEqual(cells('{ "robot": ‸{ "position": [5, 2] } }'), ['5,2']);
  });

  it('outline nothing elsewhere', () => {
    assert.deepEqual(cells('{ "metadata": { "title": "T‸" } }'), []);
    assert.deepEqual(cells('{ ‸"metadata": { "title": "T" } }'), []);
  });

  it('lead from a cell to where the text says what is there', () => {
    const { level, text } = atCaret(
      '{ ‸"robot": { "position": [5, 2] }, "leaks": [{ "carrier": "Fuel", "position": [2, 1] }] }',
    );
    const shown = (x: number, y: number): string => {
      const span = placeOfCell(level, y * level.sketch.width + x);
      return span === undefined ? '' : text.slice(span.start - 12, span.end);
    };
    assert.match(shown(3, 1), /position":\[3,1\]$/);
    assert.match(shown(2, 1), /position": \[2, 1\]$/);
    assert.match(shown(5, 2), /position": \[5, 2\]$/);
    assert.match(shown(7, 3), /\.$/);
  });
});
