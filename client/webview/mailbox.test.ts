import assert from 'node:assert/strict';
import { defaultBalance } from '../../engine/reactor';
import type { HostMessage } from '../../protocol/preview';
import { Mailbox } from './mailbox';

const document = (version: number): HostMessage => ({
  type: 'document',
  uri: 'mem:/a',
  name: 'a',
  version,
  text: '',
  balance: defaultBalance,
});
const caret = (version: number): HostMessage => ({ type: 'caret', version, cells: [] });
const play: HostMessage = { type: 'command', command: 'play' };

describe('the mailbox of a panel', () => {
  let posted: string[];
  let isThere: boolean;
  let mailbox: Mailbox<HostMessage>;

  beforeEach(() => {
    posted = [];
    isThere = true;
    mailbox = new Mailbox(
      (message) => {
        posted.push('version' in message ? `${message.type} ${message.version}` : message.type);
        return Promise.resolve(isThere);
      },
      ['document', 'caret', 'problems'],
    );
  });
  // nothing is left to wait for
  afterEach(() => mailbox.away());

  const taken = (): string[] => posted.splice(0);

  it('keeps everything until the page is ready, and what is asked until there is a document', () => {
    mailbox.send(play);
    mailbox.send(caret(1));
    mailbox.ready();
    assert.deepEqual(taken(), []);
    mailbox.send(document(1));
    assert.deepEqual(taken(), ['document 1', 'caret 1', 'command']);
  });

  it('tells a page that begins anew how things stand, and nothing twice that was asked', () => {
    mailbox.ready();
    mailbox.send(document(1));
    mailbox.send(play);
    mailbox.painted();
    taken();
    mailbox.away();
    mailbox.send(document(2));
    mailbox.send(document(3));
    mailbox.send(caret(3));
    assert.deepEqual(taken(), []);
    mailbox.ready();
    assert.deepEqual(taken(), ['document 3', 'caret 3']);
  });

  it('sends only the last board while another is being painted', () => {
    mailbox.ready();
    mailbox.send(document(1));
    for (const version of [2, 3]) {
      mailbox.send(document(version));
      mailbox.send(caret(version));
    }
    assert.deepEqual(taken(), ['document 1']);
    mailbox.painted();
    assert.deepEqual(taken(), ['document 3', 'caret 3']);
    mailbox.painted();
    mailbox.send({ type: 'gone', message: 'It is gone.' });
    assert.deepEqual(taken(), ['gone']);
  });

  it('asks again what nobody was there to hear', async () => {
    mailbox.ready();
    mailbox.send(document(1));
    mailbox.painted();
    isThere = false;
    mailbox.send(play);
    await Promise.resolve();
    assert.deepEqual(taken(), ['document 1', 'command']);
    isThere = true;
    mailbox.ready();
    assert.deepEqual(taken(), ['document 1', 'command']);
  });
});
