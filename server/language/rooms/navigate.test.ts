import { deepEqual, equal, ok } from 'node:assert/strict';
import { applyEdits } from '../text/edits';
import { nameOf } from '../workspace/uris';
import { roomsAt, type RoomsAt } from './testing/rooms-at';
import { modText } from './testing/texts';

interface Placed {
  readonly uri: string;
  readonly lines: RoomsAt['context']['document']['lines'];
}
const shown = ({ uri, lines }: Placed, start: number): string =>
  `${nameOf(uri).replace('.rooms.toml', '')} ${lines.positionAt(start).line + 1}`;

const caret = (at: string): string => {
  const index = modText.indexOf(at);
  ok(index >= 0, at);
  return `${modText.slice(0, index)}‸${modText.slice(index)}`;
};

describe('the names of files with rooms', () => {
  it('lead to where they are defined, in any file', async () => {
    const definitions = async (at: string): Promise<string[]> => {
      const { context, offset } = await roomsAt(caret(at));
      return (context.features.definitions?.(offset) ?? []).map((target) => shown(target, target.at.start));
    };
    deepEqual(await definitions('core:normal'), ['core 4', 'core 26']);
    deepEqual(await definitions('core:gate"]'), ['own 4', 'core 16']);
    deepEqual(await definitions('number'), []);
  });

  it('are found wherever they stand', async () => {
    const { context, offset } = await roomsAt(caret('core:stairs'));
    const places = (isDeclared: boolean): string[] =>
      (context.features.references?.(offset, isDeclared) ?? []).map((place) =>
        shown(place, place.span.start),
      );
    deepEqual(places(true), ['core 26', 'own 17', 'core 48', 'core 49']);
    deepEqual(places(false), ['own 17', 'core 48', 'core 49']);
    deepEqual(
      context.features
        .highlights?.(offset)
        .map(({ kind, start }) => [kind, context.document.lines.positionAt(start).line]),
      [['read', 16]],
    );
  });

  it('are renamed in all files, and not to what is taken or no name', async () => {
    const { context, offset } = await roomsAt(caret('core:gate"]'));
    const rename = context.features.rename?.(offset, 'core:arch') ?? [];
    ok(!('refused' in rename));
    deepEqual(
      rename.map(({ uri, version, edits }) => [nameOf(uri), version, edits.length]),
      [
        ['own.rooms.toml', 1, 2],
        ['core.rooms.toml', null, 1],
      ],
    );
    const refusal = (name: string): unknown => context.features.rename?.(offset, name);
    deepEqual(refusal('core:well'), { refused: '"core:well" is already the name of a prefab.' });
    deepEqual(refusal('My Gate'), {
      refused: 'Expected a name of the form namespace:name, such as "core:my_gate".',
    });
    const fixed = await roomsAt(caret('core:entrance'));
    deepEqual(fixed.context.features.renamable?.(fixed.offset), undefined);
  });

  it('are an outline, folds, and symbols of the workspace', async () => {
    const { context, project } = await roomsAt(modText);
    deepEqual(
      context.features.symbols?.().map(({ name, detail }) => `${name}: ${detail}`),
      ['overrides: core:gate', 'core:gate: prefab core:entrance', 'mod:floor_2: floor'],
    );
    deepEqual(context.features.folds?.(), [
      { start: 2, end: 9 },
      { start: 5, end: 9 },
      { start: 11, end: 19 },
      { start: 17, end: 18 },
    ]);
    deepEqual(
      (await project.symbolsOf(context.uri)).map(({ name, container }) => [name, container]),
      [
        ['core:gate', 'prefab'],
        ['mod:floor_2', 'floor'],
      ],
    );
  });

  it('hold in a text that is broken, too', async () => {
    const { context, offset } = await roomsAt(
      `${modText}\nbroken = [\n[[floors]]\nrequired = ["core:no‸rmal`,
    );
    deepEqual(context.features.definitions?.(offset).length, 2);
  });

  it('hold however they are written: with escapes, in three quotes, in single quotes, under quoted keys', async () => {
    const written = String.raw`[[prefabs]]
id = "m:a"
tags = ["core:entrance", "m:red"]
layout = """
#+#
#<#
###
"""
[[ "prefabs" ]]
'id' = "m:b"
"t\u0061gs" = ["core:stairs", '''m:red''']
layout = "###\n#>#\n#+#"
[[floors]]
id = "m:f"
number = 1
size = [60, 30]
rooms = 3
required = ["core:entrance", "core:stairs", "m:r\u0065‸d"]
prefabs = [{ tag = """
m:red""", weight = 1 }, { "tag" = """m:r\
    ed""", weight = 2 }]
`;
    const { context, offset, project } = await roomsAt(written, {});
    deepEqual((await project.report(context.uri))?.diagnostics, []);
    const { features } = context;
    const line = (start: number): number => context.document.lines.positionAt(start).line + 1;
    const hover = features.hover?.(offset, { manual: undefined, patience: 'prompt' });
    ok(hover?.markdown.includes('Prefabs: m\\:a, m\\:b') === true, hover?.markdown);
    deepEqual(
      features.definitions?.(offset).map(({ at }) => line(at.start)),
      [3, 11],
    );
    deepEqual(
      features.references?.(offset, false).map(({ span }) => line(span.start)),
      [18, 20, 20],
    );
    deepEqual(
      features.highlights?.(offset).map(({ kind }) => kind),
      ['write', 'write', 'read', 'read', 'read'],
    );
    deepEqual(features.renamable?.(offset)?.name, 'm:red');
    deepEqual(
      features.symbols?.().map(({ name, detail }) => `${name}: ${detail}`),
      ['m:a: prefab core:entrance m:red', 'm:b: prefab core:stairs m:red', 'm:f: floor'],
    );
    const inText = written.replace('‸', '').indexOf('m:red"""');
    const offered = features.complete?.(inText + 2, undefined).items ?? [];
    ok(offered.some(({ label, replace }) => label === 'core:stairs' && replace.start === inText));
    const edits = features.rename?.(offset, 'm:blue') ?? [];
    ok(!('refused' in edits));
    equal(edits[0]?.edits.length, 5);
    const renamed = applyEdits(context.document.text, edits[0].edits);
    ok(!/red|r\\u0065d/.test(renamed.replaceAll('required', '')), renamed);
    project.change(context.uri, 2, [{ text: renamed }]);
    deepEqual((await project.report(context.uri))?.diagnostics, []);
  });

  it('hold in entries that are inline tables', async () => {
    const text = `creatures = [{ id = "m:rat" }, { id = "m:cat", health = 3 }]
[[floors]]
id = "m:f"
creatures = [{ id = "m:c‸at", weight = 1 }]
`;
    const { context, offset } = await roomsAt(text, {});
    const [target] = context.features.definitions?.(offset) ?? [];
    ok(target);
    equal(text.slice(target.whole.start, target.whole.end), '{ id = "m:cat", health = 3 }');
    deepEqual(
      context.features.symbols?.().map(({ name }) => name),
      ['m:rat', 'm:cat', 'm:f'],
    );
  });
});
