/** Both sides of the message channel, joined. */
import assert from 'node:assert/strict';
import { RequestChannel, type RequestContext } from '../../client/webview/channel';
import { createChannel } from '../../media/shared/page/channel';
import type { HostChannelMessage } from '../../protocol/channel';

interface TestRequests {
  readonly double: { readonly params: { readonly value: number }; readonly reply: number };
  readonly search: {
    readonly params: { readonly text: string };
    readonly reply: string;
    readonly progress: number;
  };
}

/** A search that the test ends. */
interface Search extends RequestContext<number> {
  readonly end: (found: string) => void;
}

describe('the message channel', () => {
  let answered: HostChannelMessage<TestRequests>[];
  let searches: Search[];
  let host: RequestChannel<TestRequests>;

  const load = (loadedAt = 1) =>
    createChannel<TestRequests>((message) => {
      host.receive(message);
    }, loadedAt);
  /** Delivers all that the extension has sent to a page. */
  const deliver = (page: ReturnType<typeof load>): void => {
    for (const message of answered.splice(0)) assert.ok(page.receive(message));
  };
  /** Lets the handlers run that are ready. */
  const settle = () => new Promise(setImmediate);

  beforeEach(() => {
    answered = [];
    searches = [];
    host = new RequestChannel<TestRequests>(
      {
        double({ value }) {
          return value < 0 ? Promise.reject(new Error('negative')) : Promise.resolve(2 * value);
        },
        search: (_, context) =>
          new Promise((resolve) => {
            searches.push({ ...context, end: resolve });
          }),
      },
      (message) => answered.push(message),
    );
  });

  it('gives each request its own reply, in whatever order they come', async () => {
    const page = load();
    const replies = Promise.all([1, 2, 3].map((value) => page.request('double', { value })));
    await settle();
    answered.reverse();
    deliver(page);
    assert.deepEqual(await replies, [2, 4, 6]);
  });

  it('does not compile with the parameters or the reply of another request', async () => {
    const page = load();
    // @ts-expect-error the parameters of another request
    const strange = page.request('double', { text: 'a' });
    const reply = page.request('double', { value: 2 });
    await settle();
    deliver(page);
    await strange;
    // @ts-expect-error the reply is a number
    const text: string = await reply;
    assert.equal(text, 4);
  });

  it('rejects where the extension fails', async () => {
    const page = load();
    const reply = page.request('double', { value: -1 });
    await settle();
    deliver(page);
    await assert.rejects(reply, { message: 'negative' });
  });

  it('reports progress, and nothing once a request was cancelled', async () => {
    const page = load();
    const seen: number[] = [];
    const call = page.open('search', { onProgress: (progress) => seen.push(progress) });
    call.send({ text: 'a' });
    searches[0]?.report(1);
    deliver(page);
    searches[0]?.report(2);
    page.cancel(call.id);
    deliver(page);
    searches[0]?.report(3);
    searches[0]?.end('found');
    await settle();
    assert.equal(searches[0]?.signal.aborted, true);
    assert.deepEqual([seen, answered], [[1], []]);
  });

  it('goes on with a request that a reloaded page asks for again', async () => {
    const { id, send } = load().open('search');
    send({ text: 'a' });
    const again = load(2);
    const call = again.open('search', { id });
    call.send({ text: 'a' });
    assert.equal(searches.length, 1);
    searches[0]?.end('found');
    await settle();
    deliver(again);
    assert.equal(await call.reply, 'found');
  });

  it('does not take a reply to an earlier load of a page for its own', async () => {
    void load().request('double', { value: 1 });
    await settle();
    const late = load(2);
    const reply = late.request('double', { value: 5 });
    await settle();
    deliver(late);
    assert.equal(await reply, 10);
  });

  it('aborts all work when the panel is closed, and leaves other messages alone', () => {
    const page = load();
    page.open('search').send({ text: 'a' });
    host.dispose();
    assert.equal(searches[0]?.signal.aborted, true);
    assert.deepEqual([host.receive({ type: 'ready' }), page.receive({ type: 'document' })], [false, false]);
  });
});
