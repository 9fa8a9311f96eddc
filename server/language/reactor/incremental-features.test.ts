import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBalance, levelShape } from '../../../engine/reactor';
import { completeLevel } from './completion';
import { changeDocument, readDocument, type Document } from '../text/document';
import { levelTokens } from './tokens';
import { LevelContext } from './level';
import { highlightsAt, levelSymbols } from './navigation';
import { originalSeverities } from '../text/severity';
import { levelText } from '../../../engine/reactor/testing/sound-level';

/** A level with every kind of list, in which positions of each kind are asked for. */
const text = levelText.replace(
  '"props": [',
  '"props": [\n    { "type": "Door", "position": [3, 2], "state": "Open", "edge": [[3, 2], [4, 2]] },\n    { "type": "TJunction", "position": [2, 1] },',
);

/**
 * Texts that people type in a level: other cells in its grids, other types and places in its lists, and text that
 * breaks them.
 */
const typed = fc.constantFrom(
  '',
  '',
  '#',
  '.',
  'F',
  '1',
  '3',
  'Cross',
  'Door',
  '"',
  '{ "type": "Door", ',
  '\n',
  ',',
  ']',
);
const edit = fc.record({ at: fc.nat(), length: fc.nat(2), text: typed });

/** Returns the answers of all features for a place of a document. */
function said(document: Document, offset: number): unknown {
  const shape = levelShape(defaultBalance);
  const level = new LevelContext(document, { balance: defaultBalance, severityOf: originalSeverities });
  const range = { start: 0, end: document.text.length };
  return {
    completed: completeLevel({ document, level, shape }, offset),
    lit: highlightsAt(level, offset),
    outline: levelSymbols(document),
    tokens: levelTokens({ document, level, shape }, range),
    mentions: level.mentions,
  };
}

describe('features of an edited document', () => {
  it('are the same as after a fresh read', () => {
    assert.ok(text !== levelText);
    const asked = [...text.matchAll(/\[\d|"state": "|"type": "|\n +"[#.]/g)].map(
      ({ index, 0: found }) => index + found.length,
    );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), fc.nat(), (edits, place) => {
        let document = readDocument(text);
        for (const { at, length, text: put } of edits) {
          const start = at % (document.text.length + 1);
          const range = document.lines.rangeOf({
            start,
            end: Math.min(document.text.length, start + length),
          });
          document = changeDocument(document, [{ range, text: put }]);
          const offset = Math.min(document.text.length, asked[place % asked.length] ?? 0);
          assert.deepEqual(said(document, offset), said(readDocument(document.text), offset));
        }
      }),
      { numRuns: 40 },
    );
  });
});
