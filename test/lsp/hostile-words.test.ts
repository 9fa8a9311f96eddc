import assert from 'node:assert/strict';
import { forecastTextRequest } from '../../protocol/server';
import { richClient } from './testing/abilities';
import { TestClient } from './testing/client';
import { ask, everyRequest, followUps, placeIn, type DocumentRequest } from './testing/every-request';
import { sound } from './testing/levels';

/** Turns what follows around, rings, speaks to a terminal, breaks the line, and is long. */
const evil = `A\u202e\u0007\u001b[31m\u2066\u0000\n${'x'.repeat(5000)}`;
const json = JSON.stringify(evil);

const rule = `{ "id": ${json}, "forecast": ${json},
  "predicates": [{ "type": "Reactor", "reactor": ${json}, "is": "Ready" }],
  "effects": [{ "type": "LoseLevel", "reason": ${json} }] }`;
const playable = sound
  .replace('"Sound"', json)
  .replace('"core"', json)
  .replace('"robot"', `"rules": [${rule}],\n  "robot"`);
const faulty = playable
  .replace('"Enabled"', json)
  .replace('"Door"', json)
  .replace('"version"', `${json}: 1, "version"`);

/** Control characters and those that turn the reading order around. */
const unseen = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;
/** Edits are written verbatim, and completions are compared with the typed text. */
const raw = ['newText', 'placeholder', 'filterText'];

describe('hostile words of a file', function () {
  let client: TestClient;
  before(async () => {
    client = await TestClient.start({ pulls: true, capabilities: richClient });
  });
  after(() => client.stop());

  const assertShown = (value: unknown, request: DocumentRequest, key = ''): void => {
    if (raw.includes(key)) return;
    if (typeof value === 'string') {
      const isShort = value.split('\n').every((line) => line.length < 3000);
      // a text of its own may be of any length
      const isText = request.method === forecastTextRequest.method;
      assert.ok(
        !unseen.test(value) && (isShort || isText),
        `${request.method} ${key}: ${JSON.stringify(value)}`,
      );
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [name, part] of Object.entries(value)) assertShown(part, request, isList ? key : name);
    }
  };

  for (const [name, text] of Object.entries({ playable, faulty })) {
    it(`are shown verbatim, on one line and abbreviated, in a ${name} level`, async () => {
      const uri = `untitled:${name}`;
      await client.open(uri, text);
      const check = async (request: DocumentRequest): Promise<void> => {
        const outcome = await ask(client, request);
        assert.ok('answer' in outcome, request.method);
        assertShown(outcome.answer, request);
        for (const next of followUps(request, outcome.answer)) await check(next);
      };
      const interesting = ['"metadata"', '"ReactorControl"', '"id": "A', '"reactor"', '"rules"', '"reason"'];
      for (const piece of interesting) {
        const share = (text.indexOf(piece) + piece.length - 1) / text.length;
        for (const request of everyRequest(placeIn(uri, text, share, 0.999))) await check(request);
      }
      await client.close(uri);
    });
  }
});
