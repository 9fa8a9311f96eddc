import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { SAVED } from '../../engine/reactor/testing/levels';
import { poorClient, richClient } from './testing/abilities';
import { assertAnswer } from './testing/checked-answer';
import { TestClient } from './testing/client';
import { ask, everyRequest, followUps, placeIn, type DocumentRequest } from './testing/every-request';
import { orphaned, reactorless, sound } from './testing/levels';
import { runs } from '../../engine/core/testing/budget';

/** A file: its name says what it may hold. */
interface Named {
  readonly name: string;
  readonly text: string;
}

const root = join(__dirname, '..', '..', '..');
const level = 'a.reactor.json';
const files: readonly Named[] = [
  ...[sound, orphaned, reactorless, SAVED].map((text) => ({ name: level, text })),
  ...['samples', 'docs/broken-levels']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => ({ name, text: readFileSync(join(parentPath, name), 'utf8') }))
    .filter(({ text }) => text.length < 20_000),
  {
    name: 'reactor.balance.json',
    text: '{\n  "turn": { "actionBudget": 3 },\n  "hazard": { "bands": { "fuel": { "caution": 1 } } }\n}\n',
  },
  {
    name: 'reactor.config.json',
    text: '{\n  "levels": ["**/*.json"],\n  "severities": { "unused-supply": "off" },\n  "overrides": []\n}\n',
  },
];

const noise = fc.constantFrom(
  ...Array.from('"{}[],:-\\\r\n\t\ufeff\u2028\0'),
  ...['', '//', '/*', '\r\n', '😀', '"__proto__": {}, ', '[[[[', '"\\ud800"', '1e999', 'nul'],
  ...['"props": [', '[1, 1], ', '{ "type": "', 'x'.repeat(300)],
);
const share = fc.noBias(fc.nat(999_999)).map((number) => number / 1_000_000);
/** A text with pieces cut out of it and noise put in. */
const broken = fc
  .record({
    file: fc.constantFrom(...files),
    cuts: fc.array(fc.tuple(share, fc.nat(80), noise), { minLength: 1, maxLength: 3 }),
    ends: fc.boolean(),
    eol: fc.constantFrom('\n', '\n', '\r\n', '\r', ' '),
  })
  .map(({ file, cuts, ends, eol }): Named => {
    let made = file.text;
    for (const [at, gone, put] of cuts) {
      const cut = Math.floor(at * made.length);
      made = made.slice(0, cut) + put + (ends ? '' : made.slice(cut + gone));
    }
    return { name: file.name, text: eol === '\n' ? made : made.replaceAll('\n', eol) };
  });

describe('every request about any text', function () {
  this.timeout(320_000);
  const clients: TestClient[] = [];
  after(() => clients.forEach((client) => client.process.kill()));
  for (const [name, capabilities] of Object.entries({ rich: richClient, poor: poorClient })) {
    it(`returns ranges inside the text to a ${name} client`, async () => {
      const client = await TestClient.start({ pulls: true, capabilities });
      clients.push(client);
      let count = 0;
      await fc.assert(
        fc.asyncProperty(broken, share, share, async ({ name: file, text }, one, other) => {
          const uri = `untitled:/${++count}/${file}`;
          await client.open(uri, text);
          const check = async (request: DocumentRequest): Promise<void> => {
            const outcome = await ask(client, request);
            assert.ok('answer' in outcome, request.method);
            assertAnswer(text, request, outcome.answer);
            await Promise.all(followUps(request, outcome.answer).map(check));
          };
          await Promise.all(everyRequest(placeIn(uri, text, one, other)).map(check));
          await client.close(uri);
        }),
        runs(60, 200),
      );
      assert.deepEqual(client.logs, []);
      assert.equal(await client.stop(), 0);
    });
  }

  it('returns ranges inside the text for invalid positions and broken data from the client', async () => {
    const client = await TestClient.start({ pulls: true, capabilities: richClient });
    clients.push(client);
    const uri = 'untitled:places';
    await client.open(uri, sound);
    for (const position of [
      { line: 1e9, character: 0 },
      { line: 4, character: 2 ** 32 - 1 },
      { line: 0, character: 1e9 },
    ]) {
      for (const request of everyRequest({ uri, position, range: { start: position, end: position } })) {
        const outcome = await ask(client, request);
        assert.ok('answer' in outcome, request.method);
        assertAnswer(sound, request, outcome.answer);
      }
    }
    const action = (what: unknown) => ({ title: 'x', data: { source: 'fix', uri, version: 1, what } });
    for (const what of [null, undefined, 5, {}, { code: '__proto__' }, { code: 1 }])
      await ask(client, { method: 'codeAction/resolve', params: action(what) });
    for (const data of [5, null, { uri: 5, cells: 'x' }, { uri, cells: [-1, 1e9, null] }])
      await ask(client, { method: 'completionItem/resolve', params: { label: 'x', data } });
    assert.deepEqual(client.logs, []);
    assert.equal(await client.stop(), 0);
  });
});
