import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TextEdit } from '../../../../engine/json';
import { applyEdits } from '../edits';
import { EditComposer } from './edit-composer';
import { runs } from '../../../../engine/core/testing/budget';

/** Edits of a text of some length that do not overlap. */
function editsFor(length: number, numbers: readonly number[]): TextEdit[] {
  const places = [...new Set(numbers.map((number) => number % (length + 1)))].sort(
    (one, other) => one - other,
  );
  const edits: TextEdit[] = [];
  for (let index = 0; index + 1 < places.length; index += 2) {
    const [start = 0, end = 0] = places.slice(index, index + 2);
    edits.push({ start, end, text: 'xyz'.slice(0, numbers[index] ?? 0) });
  }
  return edits;
}

describe('many edits as one', () => {
  it('do to the first text what they do one after the other', () => {
    const steps = fc.array(fc.array(fc.nat(60), { maxLength: 8 }), { maxLength: 6 });
    fc.assert(
      fc.property(steps, (all) => {
        const first = 'abcdefghijklmnopqrstuvw';
        const composer = new EditComposer(first.length);
        let text = first;
        for (const numbers of all) {
          const edits = editsFor(text.length, numbers);
          composer.add(edits);
          text = applyEdits(text, edits);
        }
        const { edits } = composer;
        assert.equal(applyEdits(first, edits), text);
        edits.forEach((edit, index) => {
          assert.ok(edit.start >= (edits[index - 1]?.end ?? 0) && edit.end >= edit.start);
        });
      }),
      runs(665, 2_000),
    );
  });

  it('are none where nothing is done', () => {
    assert.deepEqual(new EditComposer(5).edits, []);
  });
});
