import { deepEqual, ok } from 'node:assert/strict';
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
});
