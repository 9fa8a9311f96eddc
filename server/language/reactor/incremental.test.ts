import assert from 'node:assert/strict';
import fc from 'fast-check';
import { defaultBalance } from '../../../engine/reactor';
import { VALID_LEVELS } from '../../../engine/reactor/testing/levels';
import { analyseLevel, type LevelAnalysis } from './analyse';
import { changeDocument, readDocument, type Document, type DocumentChange } from '../text/document';
import { levelText } from '../../../engine/reactor/testing/sound-level';
import { runs } from '../../../engine/core/testing/budget';

/** Texts that people type, with their mistakes. */
const typed = fc.oneof(
  fc.constantFrom(
    '',
    '',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '\n',
    '\r\n',
    '\r',
    '/*',
    '//',
    'null',
    '1e9',
    '-',
  ),
  fc.constantFrom('#', '.', 'F', '?', '😀', '\ud83d', '\\u0023', '"x-note": 1,', '"robot"', '[1, 1]', '   '),
  fc.string({ maxLength: 4 }),
);
const edit = fc.record({ at: fc.nat(), length: fc.oneof(fc.nat(3), fc.nat(60)), text: typed });

/** The visible part of an analysis. */
function shown({ diagnostics, checked }: LevelAnalysis): unknown {
  return { diagnostics, foreign: checked.foreign, isSound: checked.level !== undefined };
}

function analyse(document: Document): unknown {
  return shown(analyseLevel(document, defaultBalance));
}

describe('an edited document', () => {
  it('has the same faults as after a fresh read', function () {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 25 }), (edits) => {
        let document = readDocument(levelText);
        for (const { at, length, text } of edits) {
          const before = document.json.text;
          const start = at % (before.length + 1);
          const end = Math.min(before.length, start + length);
          const range = { start: document.lines.positionAt(start), end: document.lines.positionAt(end) };
          document = changeDocument(document, [{ range, text }]);
          assert.deepEqual(analyse(document), analyse(readDocument(document.json.text)));
        }
      }),
      runs(85, 250),
    );
  });

  it('has the same faults if each edit is reverted before the next', function () {
    const slips = fc.record({
      at: fc.nat(),
      text: fc.oneof(
        fc.constantFrom('"', '}', ',', '[', ':', '1', '-', '#', '.', 'F', 'C', 'E', 'x'),
        fc.constantFrom('Disabled', 'Leaking', '3/1', '[2, 2]', '0', ''),
      ),
      length: fc.constantFrom(0, 0, 1, 1, 6, 7),
      isMended: fc.boolean(),
    });
    const levels = fc.constantFrom(...Object.values(VALID_LEVELS));
    fc.assert(
      fc.property(levels, fc.array(slips, { minLength: 2, maxLength: 12 }), (level, all) => {
        let document = readDocument(level);
        analyse(document);
        for (const { at, text, length, isMended } of all) {
          const sound = document;
          const start = at % document.text.length;
          const end = Math.min(document.text.length, start + length);
          const { lines } = document;
          const range = { start: lines.positionAt(start), end: lines.positionAt(end) };
          const removed = document.text.slice(start, end);
          document = changeDocument(document, [{ range, text }]);
          assert.deepEqual(analyse(document), analyse(readDocument(document.text)));
          const isSound = analyseLevel(document, defaultBalance).level !== undefined;
          if (isSound && !isMended) continue;
          const typed = {
            start: document.lines.positionAt(start),
            end: document.lines.positionAt(start + text.length),
          };
          document = changeDocument(document, [{ range: typed, text: removed }]);
          assert.equal(document.text, sound.text);
          assert.deepEqual(analyse(document), analyse(readDocument(document.text)));
        }
      }),
      runs(20, 60),
    );
  });

  it('applies several changes of one message in order', () => {
    fc.assert(
      fc.property(fc.array(fc.array(edit, { maxLength: 5 }), { maxLength: 6 }), (messages) => {
        let document = readDocument(levelText);
        for (const message of messages) {
          let expected = document;
          const changes: DocumentChange[] = [];
          for (const { at, length, text } of message) {
            const size = expected.json.text.length;
            const start = at % (size + 1);
            const end = Math.min(size, start + length);
            const change = {
              range: { start: expected.lines.positionAt(start), end: expected.lines.positionAt(end) },
              text,
            };
            changes.push(change);
            expected = changeDocument(expected, [change]);
          }
          document = changeDocument(document, changes);
          assert.equal(document.json.text, expected.json.text);
          assert.deepEqual(analyse(document), analyse(readDocument(document.json.text)));
        }
      }),
      runs(20, 60),
    );
  });

  it('is read afresh if the whole text is sent', () => {
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
    const document = changeDocument(readDocument('{}'), [
      { range, text: 'x' },
      { text: '[1]' },
      { range, text: '[0,' },
    ]);
    assert.equal(document.json.text, '[0,1]');
    assert.deepEqual(document.json.value, [0, 1]);
  });
});
