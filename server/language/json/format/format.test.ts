import assert from 'node:assert/strict';
import fc from 'fast-check';
import { readJson } from '../../../../engine/json';
import { applyEdits } from '../../text/edits';
import { sampleTexts, writtenInWays } from '../edits/testing/texts';
import { formatDocument, formatOnType, formatRange } from '.';
import { runs } from '../../../../engine/core/testing/budget';

const samples = sampleTexts();

function formatted(text: string): string {
  return applyEdits(text, formatDocument(readJson(text)));
}

describe('formatting', () => {
  for (const { name, text } of samples) {
    it(`leaves ${name} as it is`, () => {
      for (const way of [text, text.replace(/\n/g, '\r\n'), `\ufeff${text}`])
        assert.equal(formatted(way), way);
    });
  }

  it('restores the layout of a sample, however it was spread', () => {
    for (const { name, text } of samples) {
      const { faults, duplicateKeys } = readJson(text);
      // a longer robot that is spread stays spread, as all larger objects do, and lists of words
      if (faults.length > 0 || duplicateKeys.length > 0 || /^ {2}"(robot": .{73,}|state".*)$/m.test(text))
        continue;
      const spread = `  ${JSON.stringify(JSON.parse(text), undefined, 4)}\n\n`;
      assert.equal(formatted(spread), text, name);
    }
  });

  it('keeps the spelling of numbers and strings', () => {
    assert.equal(
      formatted('{"x-a":[1.0,-0,2e+1,\n1e999],"x-b":"\\u0023/\\/",\n\n"x-b":{"":{}}}'),
      `{
  "x-a": [1.0, -0, 2e+1, 1e999],
  "x-b": "\\u0023/\\/",
  "x-b": { "": {} }
}
`,
    );
  });

  it('wraps long lists of positions and numbers', () => {
    const area = Array.from({ length: 30 }, (_, index) => [index, 1]);
    const lines = formatted(JSON.stringify({ props: [{ type: 'ReactorControl', area }] })).split('\n');
    assert.ok(lines.length < 14 && lines.every((line) => line.length <= 100), lines.join('\n'));
    assert.match(lines[5] ?? '', /^ {8}\[0, 1\], \[1, 1\], .*,$/);
  });

  it('is stable, and changes only white space', () => {
    const texts = samples.flatMap(({ text }) => writtenInWays(text));
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), fc.nat(40), (text, from, length) => {
        const start = from % text.length;
        const cut = text.slice(0, start) + text.slice(start + length);
        const once = formatted(cut);
        assert.equal(once.replace(/\s/g, ''), cut.replace(/\s/g, ''));
        assert.equal(formatted(once), once);
        assert.deepEqual(readJson(once).value, readJson(cut).value);
      }),
      runs(135, 400),
    );
    for (const text of texts) assert.equal(formatted(formatted(text)), formatted(text));
  });

  it('formats only valid parts', () => {
    const text = '{\n  // why\n  "robot": {"position":[1,2]},\n  "props": [{"a":1},]\n}';
    assert.equal(
      formatted(text),
      '{\n  // why\n  "robot": { "position": [1, 2] },\n  "props": [{ "a": 1 },]\n}',
    );
    for (const nothing of ['', ' ', '{"a"', '[1,2', '/*', '"a\n"']) assert.equal(formatted(nothing), nothing);
  });

  it("indents with the editor's settings", () => {
    const text = '{\n  "props": [\n    { "a": 1 }\n  ]\n}\n';
    assert.equal(
      applyEdits(text, formatDocument(readJson(text), { indent: '\t' })),
      text.replace(/ {4}/g, '\t\t').replace(/ {2}/g, '\t'),
    );
  });

  it('formats the lines of a range', () => {
    const text = '{\n"version":1,\n"robot":{"position":[1,2]},\n"x-a":[1,2]\n}';
    const start = text.indexOf('"robot"') + 5;
    assert.equal(
      applyEdits(text, formatRange(readJson(text), { start, end: start })),
      '{\n"version":1,\n  "robot": { "position": [1, 2] },\n"x-a":[1,2]\n}',
    );
  });
});

describe('formatting while typing', () => {
  const typedAt = (fixture: string): string => {
    const offset = fixture.indexOf('‸');
    const text = fixture.replace('‸', '');
    const json = readJson(text);
    return applyEdits(text, formatOnType(json, offset, text[offset - 1] ?? ''));
  };

  it('formats the container that a bracket closes', () => {
    assert.equal(
      typedAt('{\n  "props": [\n    {"type":"Door"}‸\n  "x": [1,2]\n}'),
      '{\n  "props": [\n    { "type": "Door" }\n  "x": [1,2]\n}',
    );
    assert.equal(typedAt('{ "a": [1,2]‸, "b":1 }'), '{ "a": [1, 2], "b":1 }');
    assert.equal(typedAt('{ "a": "[1,2]‸", "b":1 }'), '{ "a": "[1,2]", "b":1 }');
  });

  it('indents a new line', () => {
    assert.equal(typedAt('{\n  "props": [\n‸]\n}'), '{\n  "props": [\n  ]\n}');
    assert.equal(typedAt('{\n  "props": [\n‸\n  ]\n}'), '{\n  "props": [\n    \n  ]\n}');
    assert.equal(typedAt('{\n‸"a": 1\n}'), '{\n  "a": 1\n}');
    assert.equal(typedAt('\n‸'), '\n');
  });
});
