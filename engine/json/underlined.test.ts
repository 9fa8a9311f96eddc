import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { underlinedSpan } from './underlined';

const shown = (text: string, start: number, end: number): string => {
  const span = underlinedSpan(text, { start, end });
  return text.slice(span.start, span.end);
};

describe('underlined', () => {
  it('is cut at the end of the first line, for every kind of line end', () => {
    equal(shown('{\n}', 0, 3), '{');
    equal(shown('{ \r\n}', 0, 5), '{ ');
    equal(shown('{\r}', 0, 3), '{');
  });

  it('widens an empty span to the right, or to the left at a line end', () => {
    equal(shown('ab', 0, 0), 'a');
    equal(shown('ab\ncd', 2, 2), 'b');
    equal(shown('a😀\ncd', 3, 3), '😀');
    equal(shown('a😀', 1, 1), '😀');
  });

  it('is empty only on an empty line', () => {
    deepEqual(underlinedSpan('', { start: 0, end: 0 }), { start: 0, end: 0 });
    deepEqual(underlinedSpan('a\n\nb', { start: 2, end: 2 }), { start: 2, end: 2 });
  });

  it('stays inside the text and on one line', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '😀') });
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: -2, max: 12 }),
        fc.integer({ min: -2, max: 12 }),
        (source, start, end) => {
          const span = underlinedSpan(source, { start, end });
          ok(span.start >= 0 && span.start <= span.end && span.end <= source.length);
          ok(!/[\r\n]/.test(source.slice(span.start, span.end)));
        },
      ),
    );
  });
});
