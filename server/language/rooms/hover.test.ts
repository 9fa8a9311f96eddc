import { deepEqual, equal, match } from 'node:assert/strict';
import { roomsAt } from './testing/rooms-at';
import { exampleText } from './testing/texts';

async function hover(fixture: string): Promise<string | undefined> {
  const { context, offset } = await roomsAt(fixture, {});
  return context.features.hover?.(offset, { manual: undefined, patience: 'prompt' })?.markdown;
}
const inExample = (at: string, skip = 0): Promise<string | undefined> => {
  const index = exampleText.indexOf(at) + skip;
  return hover(`${exampleText.slice(0, index)}‸${exampleText.slice(index)}`);
};

describe('the lenses of a file with rooms', () => {
  it('generate its floors', async () => {
    const { context } = await roomsAt(exampleText, {});
    deepEqual(
      context.features.lenses?.().map(({ title, command }) => [title, command?.arguments]),
      [['Generate floor (seed 1)', [context.uri, 'core:floor_1', 1]]],
    );
  });
});

describe('a hover in a file with rooms', () => {
  it('draws a room in its eight variants', async () => {
    const text = (await inExample('core:gate')) ?? '';
    match(text, /^\*\*core\\:gate\*\*, 7 × 3: 1 door, 1 entrance\n\nTags: `?core/);
    match(text, /Placed on .*floor\\?_1/);
    match(text, /\n0 {9}1 {9}2 {9}3 {9}4 {9}5 {9}6 {9}7\n/);
    match(text, /###\+### {3}### {7}####### {3}###/);
    equal(await inExample('prefabs]]\nid = "core:gate'), text);
  });

  it('tells where a tag is used, and what floors and creatures are', async () => {
    match((await inExample('core:normal')) ?? '', /Prefabs: .*kreuzung.*well.*\n\nChosen by weight on/s);
    match((await inExample('core:merchant", "', 1)) ?? 'undefined', /tag|undefined/);
    match((await inExample('core:floor_1"')) ?? '', /floor 1: 9 rooms on 80 × 40 cells[^]*83 %[^]*17 %/);
    match((await inExample('core:skeleton')) ?? '', /creature\n\nHealth 2, attack 1\.\n\nAllowed on/);
  });

  // design: rooms-glyphs
  it('says what characters of layouts and keys mean', async () => {
    match(
      (await inExample('..n..', 2)) ?? '',
      /^`n` an NPC[^:]*: .*merchant[^]*Column 4, row 2 of the room\./,
    );
    match((await inExample('###+###\n#..<', 3)) ?? '', /^`\+` door[^]*Column 4, row 1/);
    match((await inExample('rooms = 9')) ?? '', /^\*\*`rooms`\*\* \(required\)/);
    match((await inExample('layout')) ?? '', /`l` a pile of loot/);
    equal(await inExample('# The game'), undefined);
  });
});
