import assert from 'node:assert/strict';
import { defaultBalance } from '../../../engine/reactor';
import { analyseLevel } from './analyse';
import { readDocument } from '../text/document';
import { levelText } from '../../../engine/reactor/testing/sound-level';

/** Returns the faults of a text: code, underlined text, and its position. */
function faults(text: string): [string, string, string][] {
  return analyseLevel(readDocument(text), defaultBalance).diagnostics.map(
    ({ code, span, range: { start } }) => [
      code,
      text.slice(span.start, span.end),
      `${start.line}:${start.character}`,
    ],
  );
}

const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split(/\r\n|\r|\n/).length - 1;

describe('an analysis', () => {
  it('underlines a single character of a row, also an escape or an astral character', () => {
    const text = levelText.replace('"#.....#"', String.raw`"\u0023😀.?\ud83d\ude00\u002e#"`);
    const line = lineOf(text, '😀');
    assert.deepEqual(faults(text), [
      ['unknown-glyph', '😀', `${line}:${text.split('\n')[line]?.indexOf('😀')}`],
      ['unknown-glyph', '?', `${line}:${text.split('\n')[line]?.indexOf('?')}`],
      ['unknown-glyph', String.raw`\ud83d\ude00`, `${line}:${text.split('\n')[line]?.indexOf('\\ud83d')}`],
    ]);
  });

  it('treats a lone surrogate as one bad cell, with a valid message', () => {
    const text = levelText.replace('"#.....#"', String.raw`"#..\ud800..#"`);
    assert.deepEqual(
      faults(text).map(([code, shown]) => [code, shown]),
      [['unknown-glyph', String.raw`\ud800`]],
    );
    const [fault] = analyseLevel(readDocument(text), defaultBalance).diagnostics;
    assert.ok(!/[\ud800-\udfff]/.test(fault?.message ?? ''));
  });

  it('has the same faults at the same places with CR LF, a lone CR, tabs and a byte-order mark', () => {
    const broken = levelText.replace('"#.....#"', '"#..?..#"');
    const plain = faults(broken);
    assert.equal(plain.length, 1);
    assert.deepEqual(faults(broken.replaceAll('\n', '\r\n')), plain);
    assert.deepEqual(faults(broken.replaceAll('\n', '\r')), plain);
    assert.deepEqual(faults(broken.replaceAll('    ', '\t\t\t\t')), plain);
    assert.deepEqual(faults(`\ufeff${broken}`), plain);
  });

  it('reports a missing member on the brace of its object', () => {
    assert.deepEqual(faults(levelText.replace('"metadata": { "title": "Sound" }', '"metadata": {\n  }')), [
      ['missing-field', '{', '3:14'],
    ]);
  });

  it('reports an unknown field on its key, and a duplicate key on the second, with the first as related', () => {
    assert.deepEqual(faults(levelText.replace('"title"', '"title": "a", "autor": "b", "title"')), [
      ['duplicate-key', '"title"', '3:44'],
    ]);
    const text = levelText.replace('"robot": {', '"robot": { "inventroy": {},');
    assert.deepEqual(
      faults(text).map(([code, shown]) => [code, shown]),
      [['unknown-field', '"inventroy"']],
    );
    const twice = levelText.replace('"robot":', '"robot": { "position": [4, 1] }, "\\u0072obot":');
    const [fault] = analyseLevel(readDocument(twice), defaultBalance).diagnostics;
    assert.equal(fault?.code, 'duplicate-key');
    assert.deepEqual(
      fault.related.map(({ span }) => twice.slice(span.start, span.end)),
      ['"robot"'],
    );
  });

  it('builds a level if there is no error, and none for a duplicate key', () => {
    assert.ok(analyseLevel(readDocument(levelText), defaultBalance).level);
    const twice = levelText.replace('"title"', '"title": "a", "title"');
    assert.equal(analyseLevel(readDocument(twice), defaultBalance).level, undefined);
  });

  it('reports several missing members of one place once', () => {
    const { diagnostics } = analyseLevel(readDocument('{ "version": ]]]] }'), defaultBalance);
    const reported = diagnostics.map(({ message, span }) => `${span.start} ${message}`);
    assert.ok(reported.length > 0);
    assert.deepEqual(reported, [...new Set(reported)]);
  });

  it('reports nothing else about a file of another kind', () => {
    const text = '{ "format": "another", "format": 1, } // and so on';
    assert.deepEqual(
      faults(text).map(([code]) => code),
      ['unsupported-format'],
    );
  });

  it('changes severities, and omits codes that are off', () => {
    const text = levelText.replace('".FF...."', '".FF..F."').replace('"#.....#"', '"#..?..#"');
    const codes = (severity: 'off' | 'error'): string[] =>
      analyseLevel(readDocument(text), defaultBalance, (code, own) =>
        code === 'orphan-network' ? severity : own,
      ).diagnostics.map(({ code, severity: weight }) => `${weight} ${code}`);
    assert.deepEqual(codes('off'), ['error unknown-glyph']);
    assert.deepEqual(codes('error'), ['error unknown-glyph', 'error orphan-network']);
  });

  it('reports only syntax faults in a valid level that is cut anywhere', () => {
    for (let end = 1; end < levelText.trimEnd().length; end++) {
      const codes = new Set(faults(levelText.slice(0, end)).map(([code]) => code));
      assert.deepEqual(
        [...codes],
        ['syntax'],
        `cut at ${end}: ${levelText.slice(Math.max(0, end - 30), end)}`,
      );
    }
  });
});
