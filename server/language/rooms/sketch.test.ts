import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { readToml } from '../toml/toml';
import { sketchToml } from './sketch';
import { exampleText, modText } from './testing/texts';

const shown = (text: string, isSound = false): string[] =>
  sketchToml(text, isSound).parts.map(
    ({ path, kind, span, text: says }) =>
      `${path.join('.')} ${kind} ${says ?? text.slice(span.start, span.end)}`,
  );

describe('the parts of a TOML text', () => {
  it('are those that the reader finds, with their places', () => {
    for (const text of [exampleText, modText]) {
      const toml = readToml(text);
      equal(toml.fault, undefined);
      for (const { path, kind, key, span } of sketchToml(text, true).parts) {
        if (kind === 'table') deepEqual(toml.spanOf(path, true), key);
        else deepEqual(toml.spanOf(path), span, path.join('.'));
      }
    }
  });

  it('are found in half typed texts', () => {
    deepEqual(
      shown(
        '[[prefabs]]\nid = "core:a\ntags = ["core:b", "co\nlayout = """\n##\n#.\n[[floors]]\nnumber = \nid',
      ),
      [
        'prefabs.0 table [[prefabs]]\nid = "core:a\ntags = ["core:b", "co\nlayout = """\n##\n#.\n',
        'prefabs.0.id string core:a',
        'prefabs.0.tags array ["core:b", "co',
        'prefabs.0.tags.0 string core:b',
        'prefabs.0.tags.1 string co',
        'prefabs.0.layout lines ##\n#.\n',
        'floors.0 table [[floors]]\nnumber = \nid',
        'floors.0.number missing  ',
        'floors.0.id missing ',
      ],
    );
    deepEqual(shown('[[pre'), ['prefabs'.slice(0, 3) + '.0 table [[pre']);
    deepEqual(shown('a = [{ tag = "x", w = 1 }, { tag =\nb = 2'), [
      'a array [{ tag = "x", w = 1 }, { tag =',
      'a.0 inline { tag = "x", w = 1 }',
      'a.0.tag string x',
      'a.0.w other 1',
      'a.1 inline { tag =',
      'a.1.tag missing ',
      'b other 2',
    ]);
  });

  it('are inside of the text, whatever it is, and each in the one around it', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '[[',
      '=',
      '"',
      '"""',
      "'",
      'a',
      '\n',
      '\r\n',
      '.',
      '1',
      '{',
      '}',
      ',',
      '#',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.boolean(), (pieces, isSound) => {
        const text = pieces.join('');
        for (const { key, span, inside } of sketchToml(text, isSound).parts)
          for (const each of [key, span, inside])
            if (each !== undefined) ok(each.start >= 0 && each.start <= each.end && each.end <= text.length);
      }),
    );
  });
});
