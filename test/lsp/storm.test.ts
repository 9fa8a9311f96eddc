import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { SemanticTokens, SemanticTokensDelta } from 'vscode-languageserver';
import { generateLevel } from '../bench/generate';
import { heapIn } from '../bench/heap';
import { assertAnswer } from './testing/checked-answer';
import { TestClient } from './testing/client';
import { ask, everyRequest, followUps, placeIn, type DocumentRequest } from './testing/every-request';
import { richClient } from './testing/abilities';
import { keystrokes } from './testing/storm';

const uri = 'untitled:storm';
/** Number of responses after which one is compared with that of a fresh server. */
const sampled = 11;
/** The growth of the heap that is allowed from a third of the edits to all of them. */
const mostGrowth = 0.1;

/** A question about a version of the level, and what became of it. */
interface Asked {
  readonly request: DocumentRequest;
  readonly version: number;
  readonly text: string;
  readonly outcome: ReturnType<typeof ask>;
}

describe('a storm of edits', function () {
  this.timeout(240_000);
  const clients: TestClient[] = [];
  // the one and the other alike, so that they answer alike
  const command = ['--expose-gc', join(__dirname, '..', 'bench', 'server.js'), '--stdio'];
  const start = async (): Promise<TestClient> => {
    const client = await TestClient.start({ pulls: true, capabilities: richClient, command });
    clients.push(client);
    return client;
  };
  after(() => clients.forEach((client) => client.process.kill()));

  it('causes no stale response, no leak of memory and no lost edit', async () => {
    const client = await start();
    let text = generateLevel(64);
    const strokes = keystrokes(text);
    let version = 1;
    await client.open(uri, text);

    /** Sends edits and questions without waiting for any of them; ends with all answers. */
    const rage = async (edits: number): Promise<Asked[]> => {
      const asked: Asked[] = [];
      for (let edit = 0; edit < edits; edit++) {
        const stroke = strokes.next();
        assert.ok(stroke.done !== true);
        const { range, text: typed, after: afterwards } = stroke.value;
        void client.edit(uri, typed, range);
        version++;
        text = afterwards;
        // each kind of request comes after each kind of edit
        if (edit % 3 !== 0) continue;
        const place = placeIn(uri, text, (version * 0.618) % 1, (version * 0.618 + 0.01) % 1);
        const kinds = everyRequest(place);
        const round = Math.floor(edit / 3 / kinds.length);
        const request = kinds[(edit / 3 + round) % kinds.length];
        if (request !== undefined) asked.push({ request, version, text, outcome: ask(client, request) });
      }
      await Promise.all(asked.map(({ outcome }) => outcome));
      return asked;
    };
    const heap = async (): Promise<number> =>
      (await heapIn((file) => client.connection.sendRequest('bench/heap', file))).data;

    const early = await rage(1000);
    const before = await heap();
    const late = await rage(2000);
    const growth = (await heap()) / before - 1;
    assert.ok(growth < mostGrowth, `the heap grew by ${(growth * 100).toFixed(1)} %`);

    const answered = await assertOfTheirVersion([...early, ...late]);
    assert.ok(answered > 900, `only ${answered} answers`);
    await assertSameAtRest(client, text, version);
    assert.deepEqual(client.logs, []);
    assert.equal(await client.stop(), 0);
  });

  /** All answers fit the text about which was asked; of some it is tried that a fresh server answers the same. */
  async function assertOfTheirVersion(asked: readonly Asked[]): Promise<number> {
    const fresh = await start();
    let answered = 0;
    for (const { request, version, text, outcome } of asked) {
      const result = await outcome;
      if ('refused' in result) continue;
      assertAnswer(text, request, result.answer);
      answered++;
      if (answered % sampled !== 0 || isNumbered(request)) continue;
      await fresh.open(uri, text, undefined, version);
      const again = await ask(fresh, request);
      assert.deepEqual(
        withoutId(result.answer),
        'answer' in again && withoutId(again.answer),
        request.method,
      );
      await fresh.close(uri);
    }
    assert.equal(await fresh.stop(), 0);
    return answered;
  }

  /** After the last edit, the server knows the same as a fresh server with the current text. */
  async function assertSameAtRest(client: TestClient, text: string, version: number): Promise<void> {
    const fresh = await start();
    await fresh.open(uri, text, undefined, version);
    const place = placeIn(uri, text, 0.4, 0.5);
    for (const request of everyRequest(place).filter((one) => !isNumbered(one))) {
      const [one, other] = await Promise.all([ask(client, request), ask(fresh, request)]);
      assert.ok('answer' in one && 'answer' in other, request.method);
      assert.deepEqual(withoutId(one.answer), withoutId(other.answer), request.method);
      for (const [index, next] of followUps(request, one.answer).entries()) {
        const same: DocumentRequest | undefined = followUps(request, other.answer)[index];
        assert.ok(same !== undefined);
        assert.deepEqual(await ask(client, next), await ask(fresh, same), next.method);
      }
    }
    await assertDelta(client);
    assert.equal(await fresh.stop(), 0);
  }

  /** Tokens sent as changes are equal to tokens sent as a whole. */
  async function assertDelta(client: TestClient): Promise<void> {
    const tokens = <T>(method: string, params: object = {}): Promise<T> =>
      client.connection.sendRequest(`textDocument/semanticTokens/${method}`, {
        textDocument: { uri },
        ...params,
      });
    const whole = await tokens<SemanticTokens>('full');
    const top = { line: 0, character: 0 };
    await client.edit(uri, '\n', { start: top, end: top });
    const { edits } = await tokens<SemanticTokensDelta>('full/delta', { previousResultId: whole.resultId });
    const data = [...whole.data];
    for (const { start: from, deleteCount, data: put = [] } of edits) data.splice(from, deleteCount, ...put);
    assert.deepEqual(data, (await tokens<SemanticTokens>('full')).data);
  }
});

/** Returns true if a response depends on earlier requests. */
function isNumbered({ method }: DocumentRequest): boolean {
  return method === 'textDocument/semanticTokens/full/delta';
}

/** An answer without the number by which a server knows it. */
function withoutId(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'resultId' in answer
    ? { ...answer, resultId: undefined }
    : answer;
}
