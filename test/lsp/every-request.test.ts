import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { poorClient, richClient } from './testing/abilities';
import { assertAnswer } from './testing/checked-answer';
import { TestClient } from './testing/client';
import { ask, everyRequest, followUps, placeIn, type DocumentRequest } from './testing/every-request';
import { orphaned, reactorless, sound } from './testing/levels';

const samples = join(__dirname, '..', '..', '..', 'samples');
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
const texts = [sound, orphaned, reactorless, ...files(samples).filter((text) => text.length < 20_000)];

const noise = fc.constantFrom(
  '',
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '//',
  '/*',
  '\\',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '\ufeff',
  '😀',
  '\u2028',
  '\0',
  '"__proto__": {}, ',
  '[[[[',
  '"\\ud800"',
  '1e999',
  '-',
  'nul',
  '"props": [',
  '[1, 1], ',
  '{ "type": "',
  'x'.repeat(300),
);
const share = fc.noBias(fc.nat(999_999)).map((number) => number / 1_000_000);
/** A text with pieces cut out of it and noise put in. */
const broken = fc
  .record({
    text: fc.constantFrom(...texts),
    cuts: fc.array(fc.tuple(share, fc.nat(80), noise), { minLength: 1, maxLength: 3 }),
    ends: fc.boolean(),
    eol: fc.constantFrom('\n', '\n', '\r\n', '\r', ' '),
  })
  .map(({ text, cuts, ends, eol }) => {
    let made = text;
    for (const [at, gone, put] of cuts) {
      const cut = Math.floor(at * made.length);
      made = made.slice(0, cut) + put + (ends ? '' : made.slice(cut + gone));
    }
    return eol === '\n' ? made : made.replaceAll('\n', eol);
  });

describe('every request about any text', function () {
  this.timeout(Number(process.env['RUNS'] ?? 0) * 1000 + 120_000);
  const clients: TestClient[] = [];
  after(() => clients.forEach((client) => client.process.kill()));
  for (const [name, capabilities] of Object.entries({ rich: richClient, poor: poorClient })) {
    it(`is answered inside of it, to a ${name} client`, async () => {
      const client = await TestClient.start({ pulls: true, capabilities });
      clients.push(client);
      let count = 0;
      await fc.assert(
        fc.asyncProperty(broken, share, share, async (text, one, other) => {
          const uri = `untitled:${++count}`;
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
        { numRuns: Number(process.env['RUNS'] ?? 60) },
      );
      assert.deepEqual(client.logs, []);
      assert.equal(await client.stop(), 0);
    });
  }
});
