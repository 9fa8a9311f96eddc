import assert from 'node:assert/strict';
import { sound } from './testing/levels';
import { codesOf, TestClient } from './testing/client';

const place = (line: number, character: number) => ({ line, character });

describe('positions', function () {
  let client: TestClient;
  before(async () => {
    client = await TestClient.start();
  });
  after(() => client.stop());

  const endings = { LF: '\n', 'CR LF': '\r\n', 'a lone CR': '\r' };
  for (const [name, end] of Object.entries(endings)) {
    it(`are correct before and after edits if lines end with ${name}`, async () => {
      const uri = `untitled:${name}`;
      const text = sound.replaceAll('\n', end).replace('"#.....#"', String.raw`"\u0023.😀..\u003f\u0023"`);
      await client.open(uri, text);
      const found = await client.untilVersion(uri, 1);
      assert.deepEqual(
        found.map(({ range }) => range),
        [
          { start: place(7, 12), end: place(7, 14) },
          { start: place(7, 16), end: place(7, 22) },
        ],
      );
      // behind the emoji, which is two units wide
      const edited = await client.edit(uri, '.', { start: place(7, 12), end: place(7, 14) });
      assert.deepEqual(
        (await client.untilVersion(uri, edited)).map(({ range }) => range),
        [{ start: place(7, 15), end: place(7, 21) }],
      );
      const joined = await client.edit(uri, '', { start: place(6, 14), end: place(7, 0) });
      assert.deepEqual(
        (await client.untilVersion(uri, joined)).map(({ range }) => range.start),
        [place(6, 29)],
      );
      const fixed = await client.edit(uri, '.', { start: place(6, 29), end: place(6, 35) });
      assert.deepEqual(codesOf(await client.untilVersion(uri, fixed)), []);
    });
  }

  it('beyond the end of a line or the text are clamped', async () => {
    const uri = 'untitled:beyond';
    await client.open(uri, sound);
    await client.untilVersion(uri, 1);
    const version = await client.edit(uri, ' x', { start: place(0, 99), end: place(0, 120) });
    assert.deepEqual(
      (await client.untilVersion(uri, version)).map(({ range: { start } }) => start.line),
      [0],
    );
    const end = await client.edit(uri, '{}', { start: place(99, 9), end: place(99, 9) });
    assert.deepEqual(
      (await client.untilVersion(uri, end)).map(({ range: { start } }) => start.line),
      [0, sound.split('\n').length - 1],
    );
  });
});
