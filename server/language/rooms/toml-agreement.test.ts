import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import { valueAt } from '../../../engine/shape';
import { readToml } from '../toml/toml';
import { sketchToml, type Part } from './sketch';

/** Strings in each way of writing, with escapes, line ends and quotes. */
const piece = fc.constantFrom(
  'm',
  ':',
  'red',
  '\\u0065',
  '\\U0001F600',
  '\\\\',
  '\\t',
  "'",
  ' ',
  '#',
  '[',
  '😀',
);
const longPiece = fc.oneof(piece, fc.constantFrom('\n', '\r\n', '\\\n  ', '\\ \r\n', '"', '\\"'));
const literalPiece = fc.constantFrom('m', ':', 'red', '\\', '"', ' ', '#', ']', '😀');
const joined = (pieces: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.array(pieces, { maxLength: 6 }).map((all) => all.join(''));
const string = fc.oneof(
  joined(piece).map((inside) => `"${inside}"`),
  joined(longPiece).map((inside) => `"""${inside}"""`),
  joined(longPiece).map((inside) => `"""\n${inside}"""`),
  joined(literalPiece).map((inside) => `'${inside}'`),
  joined(fc.oneof(literalPiece, fc.constantFrom('\n', '\r\n', "'"))).map((inside) => `'''${inside}'''`),
);
const key = fc.constantFrom(
  'a',
  'b',
  'prefabs',
  '"a"',
  "'b'",
  '"p\\u0072efabs"',
  'a.b',
  'a . "c"',
  "b.'x y'",
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    string,
    fc.constantFrom('1', 'true', '1.5', '1979-05-27'),
    fc.array(tie('any'), { maxLength: 3 }).map((all) => `[ ${all.join(', ')} ]`),
    fc.array(tie('any'), { maxLength: 3 }).map((all) => `[\n${all.join(', # "\n')}\n]`),
    fc
      .array(fc.tuple(key, tie('any')), { maxLength: 2 })
      .map((all) => `{ ${all.map((one) => one.join(' = ')).join(', ')} }`),
  ),
})).any;
const line = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(key, value).map((both) => both.join(' = ')) },
  { weight: 1, arbitrary: key.map((name) => `[[${name}]]`) },
  { weight: 1, arbitrary: key.map((name) => `[[ ${name} ]] # more`) },
  { weight: 1, arbitrary: key.map((name) => `[${name}]`) },
);
const document = fc
  .tuple(fc.constantFrom('\n', '\r\n'), fc.array(line, { maxLength: 8 }), fc.constantFrom('', '\ufeff'))
  .map(([end, lines, start]) => start + lines.join(end));

function stringsOf(value: unknown, path: (string | number)[] = []): string[] {
  if (typeof value === 'string') return [JSON.stringify([path, value])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    stringsOf(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

describe('the tolerant reading of TOML', () => {
  it('finds the strings of the parser, with their paths and values', () => {
    let sound = 0;
    fc.assert(
      fc.property(document, (text) => {
        const toml = readToml(text);
        if (toml.fault !== undefined) return;
        sound++;
        const dates = (part: Part): boolean => typeof valueAt(toml.value, part.path) === 'string';
        const { parts } = sketchToml(text, true);
        const found = parts.filter((part) => part.inside !== undefined);
        deepEqual(
          parts
            .filter((part) => part.inside !== undefined || (part.kind === 'other' && dates(part)))
            .map((part) => JSON.stringify([part.path, part.text ?? valueAt(toml.value, part.path)]))
            .sort(),
          stringsOf(toml.value).sort(),
          text,
        );
        for (const { path, inside } of found)
          equal(toml.characterSpanOf(path, 100_000)?.start, inside?.end, text);
      }),
      { numRuns: 2000 },
    );
    equal(sound > 200, true, String(sound));
  });
});
