import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { root } from '../../../test/repository/sources';
import { applyEdits } from '../text/edits';
import { formatToml } from './format';
import { roomsAt } from './testing/rooms-at';
import { exampleText, modText } from './testing/texts';
import { readToml } from '../toml/toml';
import { runs } from '../../../engine/core/testing/budget';

const formatted = (text: string): string => applyEdits(text, formatToml(readToml(text), {}));

describe('the formatting of a file with rooms', () => {
  it('leaves what is laid out already', () => {
    for (const text of [exampleText, modText]) equal(formatted(text), text);
    for (const name of ['core', 'deeper']) {
      const text = readFileSync(join(root, `samples/rooms/${name}.rooms.toml`), 'utf8');
      equal(formatted(text), text, name);
    }
  });

  it('keeps a byte-order mark', () => {
    equal(formatted('\ufeff\n\na=1'), '\ufeffa = 1\n');
    equal(formatted('\ufeff'), '\ufeff');
  });

  it('changes white space alone, and no layout', () => {
    const text = `overrides=[ "core:gate" ]
  [[ prefabs ]]
id   =   "core:gate"#a comment
tags=["core:entrance","core:other"]


layout="""
####+###
#...<..#
########
"""
[[floors]]
# about it
a.b . c=1.50
 size=[60,40]   
prefabs=[
{tag="core:normal",weight=1},
    { tag = 'core:x y', weight = 2 } , # two
    ]
since = 1979-05-27 07:32:00


`;
    equal(
      formatted(text),
      `overrides = ["core:gate"]

[[prefabs]]
id = "core:gate" #a comment
tags = ["core:entrance", "core:other"]

layout = """
####+###
#...<..#
########
"""

[[floors]]
# about it
a.b.c = 1.50
size = [60, 40]
prefabs = [
  { tag = "core:normal", weight = 1 },
  { tag = 'core:x y', weight = 2 }, # two
]
since = 1979-05-27 07:32:00
`,
    );
    equal(formatted(text.replaceAll('\n', '\r\n')), formatted(text).replaceAll('\n', '\r\n'));
    equal(formatted('a = {\n'), 'a = {\n', 'invalid TOML');
    equal(formatted(''), '');
  });

  it('says the same as before, twice over', () => {
    const pieces = [...`${exampleText}${modText.slice(modText.indexOf('[['))}`.matchAll(/\S+|\s/g)].map(
      ([one]) => one,
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(pieces.length), fc.constantFrom(' ', '\t', '\n', '  #x\n', '')), {
          maxLength: 5,
        }),
        (more) => {
          const broken = [...pieces];
          for (const [at, blank] of more) broken.splice(at, 0, blank);
          const once = formatted(broken.join(''));
          deepEqual(readToml(once).value, readToml(broken.join('')).value);
          equal(formatted(once), once);
        },
      ),
      runs(20, 60),
    );
  });
});

describe('what is shown in a file with rooms', () => {
  const hinted = async (text: string, kinds = {}): Promise<string> => {
    const { context } = await roomsAt(text);
    const found = context.features.hints?.(
      { start: 0, end: text.length },
      { positions: true, rules: true, rows: true, ...kinds },
    );
    return (found?.hints ?? []).reduceRight(
      (shown, { offset, label }) => `${shown.slice(0, offset)}«${label}»${shown.slice(offset)}`,
      text,
    );
  };

  it('are sizes of layouts, shares of weights, and whose entries are replaced', async () => {
    const shown = await hinted(
      modText.replace('weight = 1 }', 'weight = 3 },\n  { tag = "core:stairs", weight = 1 }'),
    );
    ok(shown.startsWith('overrides = ["core:gate"«of core.rooms.toml»]'), shown);
    ok(shown.includes('layout = """«8 × 3, 1 door»\n'));
    ok(shown.includes('weight = 3«75 % of 2 prefabs» }') && shown.includes('weight = 1«25 % of 1 prefab» }'));
    equal(await hinted(modText, { rooms: false }), modText);
  });

  it('are colors of names that count', async () => {
    const text = modText.replace('"core:normal", weight', '"core:nope", weight');
    const { context } = await roomsAt(
      `${text}creatures = [{ id = "core:ghost", weight = 1 }, { id = "core:skeleton", weight = 1 }]\n`,
    );
    const tokens = context.features.tokens?.({ start: 0, end: text.length + 200 }) ?? [];
    deepEqual(
      tokens.map(({ start, end, kind, isDeclaration }) => [
        context.document.text.slice(start, end),
        kind,
        isDeclaration,
      ]),
      [
        ['core:gate', 'name', false],
        ['core:gate', 'name', true],
        ['core:entrance', 'type', false],
        ['mod:floor_2', 'name', true],
        ['core:entrance', 'type', false],
        ['core:stairs', 'type', false],
        ['core:skeleton', 'name', false],
      ],
    );
  });
});
