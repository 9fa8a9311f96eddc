import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { runs } from '../../../engine/core/testing/budget';
import { Lines } from './lines';

const snippet = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '\r\n', '\u2028', '😀', '\ud800', '') });

/** All that can be asked of lines, for comparison. */
function everything(text: string, lines: Lines): unknown {
  return Array.from({ length: text.length + 1 }, (_, offset) => lines.positionAt(offset));
}

describe('lines', () => {
  it('begin after LF, CR LF and a lone CR, not after U+2028', () => {
    const lines = Lines.of('a\nb\r\nc\rd\u2028e');
    equal(lines.count, 4);
    deepEqual(
      [0, 1, 2, 3].map((line) => lines.lineText(line)),
      ['a', 'b', 'c', 'd\u2028e'],
    );
  });

  it('give every offset a position that leads back to it, except within CR LF', () => {
    fc.assert(
      fc.property(snippet, (text) => {
        const lines = Lines.of(text);
        for (let offset = 0; offset <= text.length; offset++) {
          const isInPair = text[offset - 1] === '\r' && text[offset] === '\n';
          equal(lines.offsetAt(lines.positionAt(offset)), isInPair ? offset - 1 : offset);
        }
      }),
    );
  });

  it('take positions that do not exist as the nearest end', () => {
    const lines = Lines.of('ab\r\ncd');
    equal(lines.offsetAt({ line: 0, character: 9 }), 2);
    equal(lines.offsetAt({ line: 7, character: 0 }), 6);
    equal(lines.offsetAt({ line: -1, character: 5 }), 0);
    deepEqual(lines.positionAt(99), { line: 1, character: 2 });
  });

  it('give a range the positions of its ends', () => {
    fc.assert(
      fc.property(
        snippet,
        fc.integer({ min: -3, max: 40 }),
        fc.integer({ min: -3, max: 40 }),
        (text, start, end) => {
          const lines = Lines.of(text);
          const expected = { start: lines.positionAt(start), end: lines.positionAt(end) };
          deepEqual(lines.rangeOf({ start, end }), expected);
        },
      ),
    );
  });

  it('are found in a long text as in a short one', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const lines = Lines.of(`ab${end}${end}c${end}`.repeat(900));
      equal(lines.count, 2701);
      deepEqual(
        [0, 1, 2, 2699, 2700].map((line) => lines.lineText(line)),
        ['ab', '', 'c', 'c', ''],
      );
    }
  });

  it('are the same edited as read afresh', () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(6), snippet), { maxLength: 12 });
    fc.assert(
      fc.property(snippet, edits, (first, all) => {
        let text = first;
        let lines = Lines.of(text);
        for (const [at, length, inserted] of all) {
          const start = at % (text.length + 1);
          const end = Math.min(text.length, start + length);
          text = text.slice(0, start) + inserted + text.slice(end);
          lines = lines.edit({ start, end, text: inserted }, text);
          deepEqual(everything(text, lines), everything(text, Lines.of(text)));
        }
      }),
      runs(300, 5_000),
    );
  });

  it('agree with the document of the protocol’s library, whatever is edited', () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(6), snippet), { maxLength: 12 });
    const positions = fc.array(fc.record({ line: fc.integer({ min: 0, max: 9 }), character: fc.nat(9) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(snippet, edits, positions, (first, all, asked) => {
        const reference = TextDocument.create('file:///text', 'text', 0, first);
        let lines = Lines.of(first);
        const compare = (): void => {
          const text = reference.getText();
          equal(lines.count, reference.lineCount);
          for (let offset = -1; offset <= text.length + 1; offset++)
            deepEqual(
              lines.positionAt(offset),
              reference.positionAt(offset),
              `${JSON.stringify(text)} ${offset}`,
            );
          for (const position of asked)
            equal(lines.offsetAt(position), reference.offsetAt(position), JSON.stringify({ text, position }));
        };
        compare();
        for (const [at, length, inserted] of all) {
          const text = reference.getText();
          const start = at % (text.length + 1);
          const end = Math.min(text.length, start + length);
          const range = { start: reference.positionAt(start), end: reference.positionAt(end) };
          // an offset between CR and LF is not a position: what the reference replaces is what counts
          const edit = {
            start: reference.offsetAt(range.start),
            end: reference.offsetAt(range.end),
            text: inserted,
          };
          TextDocument.update(reference, [{ range, text: inserted }], reference.version + 1);
          lines = lines.edit(edit, reference.getText());
          compare();
        }
      }),
      runs(300, 5_000),
    );
  });
});
