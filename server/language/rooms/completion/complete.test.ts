import { deepEqual, equal, ok } from 'node:assert/strict';
import { plainText } from '../../json/completion';
import { roomsAt } from '../testing/rooms-at';
import { readToml } from '../../toml/toml';

async function labels(fixture: string): Promise<string[]> {
  const { context, offset } = await roomsAt(fixture);
  return (context.features.complete?.(offset, undefined).items ?? []).map(({ label }) => label);
}

/** The text after the proposal with this label was taken. */
async function taken(fixture: string, label: string): Promise<string> {
  const { context, offset } = await roomsAt(fixture);
  const item = context.features.complete?.(offset, undefined).items.find((one) => one.label === label);
  ok(item, label);
  const { text } = context.document;
  return text.slice(0, item.replace.start) + plainText(item.insert) + text.slice(item.replace.end);
}

const headers = ['[[prefabs]]', '[[floors]]', '[[creatures]]', '[[loot_tables]]', '[[npcs]]'];

describe('completion in a file with rooms', () => {
  it('proposes headers, and the keys that a table lacks', async () => {
    deepEqual(await labels('‸'), ['overrides', ...headers]);
    deepEqual(await labels('[[‸'), headers);
    deepEqual(await labels('[[prefabs]]\nid = "a:b"\n‸'), ['tags', 'layout', 'loot', 'npcs', ...headers]);
    deepEqual(await labels('[[prefabs]]\nid = "a:b"\nlo‸\n[[floors]]\n'), [
      'tags',
      'layout',
      'loot',
      'npcs',
      ...headers,
    ]);
    deepEqual(await labels('[[floors]]\nprefabs = [{ tag = "x", ‸'), ['weight']);
    deepEqual(await labels('# a comment ‸'), []);
    deepEqual(await labels('[[prefabs]]\nid = "a:b" ‸'), []);
  });

  it('writes whole entries that the checks take', async () => {
    for (const header of headers) {
      const text = await taken('[[creatures]]\nid = "a:b"\n\n‸', header);
      deepEqual(readToml(text).fault, undefined, text);
    }
    deepEqual(await taken('[[floors]]\nnumber = ‸', '2'), '[[floors]]\nnumber = 2');
    deepEqual(await taken('[[prefabs]]\nta‸', 'tags'), '[[prefabs]]\ntags = ["core:normal"]');
    deepEqual(await taken('[[prefabs]]\nta‸ = []', 'tags'), '[[prefabs]]\ntags = []');
  });

  it('proposes the names of all files, where such are meant', async () => {
    const tags = ['core:entrance', 'core:merchant', 'core:normal', 'core:stairs'];
    deepEqual(await labels('[[prefabs]]\ntags = ["‸"]'), tags);
    deepEqual(
      await labels('[[prefabs]]\ntags = ["core:normal", ‸'),
      tags.filter((tag) => tag !== 'core:normal'),
    );
    deepEqual(await labels('[[floors]]\nrequired = ["core:normal", "core:‸'), tags);
    deepEqual(await labels('[[floors]]\ncreatures = [{ id = "‸'), ['core:skeleton']);
    deepEqual(await labels('[[floors]]\nloot = ‸'), ['core:floor_1_table']);
    deepEqual(await labels('[[prefabs]]\nnpcs = ["‸"]'), ['core:merchant']);
    deepEqual((await labels('overrides = ["‸"]\n[[prefabs]]\nid = "core:well"')).slice(0, 2), [
      'core:well',
      'core:floor_1',
    ]);
    deepEqual(
      await taken('[[floors]]\nloot = ‸', 'core:floor_1_table'),
      '[[floors]]\nloot = "core:floor_1_table"',
    );
    deepEqual(await labels('[[prefabs]]\nid = "mod:x"\n[[prefabs]]\nid = "‸"'), ['mod:']);
  });

  it('opens no list by itself where Enter begins a line', async () => {
    const typed = async (fixture: string, character: string): Promise<number> => {
      const { context, offset } = await roomsAt(fixture);
      return context.features.complete?.(offset, character).items.length ?? 0;
    };
    equal(await typed('[[prefabs]]\nlayout = """‸', '"'), 0);
    equal(await typed('[[prefabs]]\ntags = [‸', '['), 0);
    equal(await typed('[‸', '['), 5);
    equal(await typed('[[prefabs]]\ntags = ["‸', '"'), 4);
  });

  // design: rooms-glyphs
  it('proposes what the characters of a layout are', async () => {
    deepEqual(await labels('[[prefabs]]\nlayout = """\n##‸'), ['#', '.', '+', 'e', 'l', '>', '<', 'n']);
    deepEqual(
      await taken('[[prefabs]]\nlayout = """\n#‸.#\n"""', 'e'),
      '[[prefabs]]\nlayout = """\n#e.#\n"""',
    );
  });
});
