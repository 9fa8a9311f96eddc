import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueCodes } from '../../engine/reactor';
import {
  integer,
  list,
  object,
  oneOf,
  optional,
  position,
  required,
  text,
  variant,
} from '../../engine/shape';
import { excerpt, fieldTable, fillRegions, groups, pages, parseDoc, shapeAt, valueText } from '.';

const root = join(__dirname, '..', '..', '..');

describe('the generated pages', () => {
  for (const { path, make } of pages) {
    it(`${path} is up to date`, () => {
      const isFresh = readFileSync(join(root, path), 'utf8') === make(root);
      assert.ok(isFresh, `${path} is out of date. Run npm run docs.`);
    });
  }
});

describe('the manual of codes', () => {
  it('has each code in one chapter', () => {
    const codes = groups.flatMap((group) => group.codes);
    assert.deepEqual([...codes].sort(), Object.keys(issueCodes).sort());
  });

  it('reads a doc comment as summary, explanation and fix', () => {
    const comment = 'A door\nis gone.\n\nIt was\nthere.\n\nOnce.\n\nFix: put it back,\nor not.';
    assert.deepEqual(parseDoc('x', comment), {
      summary: 'A door is gone.',
      explanation: ['It was there.', 'Once.'],
      fix: 'Put it back, or not.',
    });
  });

  it('wants a summary and a fix', () => {
    assert.throws(() => parseDoc('x', 'Only a summary.'));
    assert.throws(() => parseDoc('x', 'Fix: nothing before.'));
    assert.throws(() => parseDoc('x', 'A summary.\n\nFix: this.\n\nAnd more.'));
  });
});

describe('the tables of fields', () => {
  const door = object({ state: required(oneOf(['Open', 'Closed']), 'Whether it is open.') });
  const thing = variant(
    'type',
    'What it is.',
    { position: required(position, 'Where.') },
    { Door: door, Gate: door },
  );
  const level = object({
    things: optional(list(thing), 'What stands there.', []),
    size: required(integer(1, 9), 'How large.'),
  });

  it('show the values and the default of each field', () => {
    assert.equal(
      fieldTable(level),
      [
        '| Field    | Value                    | Default      | Meaning            |',
        '| -------- | ------------------------ | ------------ | ------------------ |',
        '| `things` | list of objects          | `[]`         | What stands there. |',
        '| `size`   | whole number from 1 to 9 | **required** | How large.         |',
      ].join('\n'),
    );
  });

  it('share rows between cases with the same fields', () => {
    const [, , row] = fieldTable(shapeAt(level, 'things')).split('\n');
    assert.match(row ?? '', /^\| `Door`, `Gate` \| `state` \| `Open`, `Closed` +\| \*\*required\*\*/);
  });

  it('find a shape through lists and variants, and throw if there is none', () => {
    assert.equal(shapeAt(level, 'things.Door.state').kind, 'enumeration');
    assert.throws(() => shapeAt(level, 'things.Window'));
  });

  it('name lists after their items', () => {
    assert.equal(valueText(list(position, { min: 2, max: 2 })), 'list of 2 positions');
    assert.equal(valueText(list(text, { min: 1 })), 'list of strings, not empty');
  });

  it('replace the regions of a page and nothing else', () => {
    const page = 'One.\n<!-- fields: a -->\nold\n<!-- end -->\nTwo.\n<!-- balance -->\n<!-- end -->\n';
    assert.equal(
      fillRegions(page, (name) => `(${name})`),
      'One.\n<!-- fields: a -->\n\n(fields: a)\n\n<!-- end -->\nTwo.\n<!-- balance -->\n\n(balance)\n\n<!-- end -->\n',
    );
  });
});

describe('an excerpt', () => {
  const at = (line: number, from: number, to: number) => ({
    range: { start: { line, character: from }, end: { line, character: to } },
  });
  const text = ['{', '  "a": [', '    "##",', '    "#."', '  ],', '  "b": 12,', '  "c": 3', '}'].join('\n');
  const place = (line: number, from: number, to: number, message: string) => ({
    ...at(line, from, to),
    message,
    path: [],
    span: { start: 0, end: 0 },
  });

  it('underlines one line without its indentation', () => {
    assert.equal(excerpt(text, { ...at(5, 7, 9), related: [] }), '"b": 12,\n     ^^');
  });

  it('shows related locations, and a gap between distant lines', () => {
    const related = [place(1, 2, 5, 'The first.')];
    assert.equal(excerpt(text, { ...at(6, 7, 8), related }), '"a": [\n--- The first.\n…\n"c": 3\n     ^');
  });

  it('shows a row with its whole grid', () => {
    assert.equal(excerpt(text, { ...at(3, 6, 7), related: [] }), '"a": [\n  "##",\n  "#."\n    ^\n],');
  });

  it('underlines many related locations without their messages', () => {
    const related = [4, 5, 6, 7, 8].map((from) => place(5, from, from + 1, 'One.'));
    assert.equal(excerpt(text, { ...at(5, 2, 5), related }), '"b": 12,\n^^^----');
  });
});
