import assert from 'node:assert/strict';
import { defaultBalance } from '../../engine/reactor';
import type { PreviewHostMessage } from '../../protocol/preview';
import { Mailbox } from './mailbox';

const document = (version: number): PreviewHostMessage => ({
  type: 'document',
  uri: 'mem:/a',
  name: 'a',
  version,
  text: '',
  balance: defaultBalance,
});
const caret = (version: number): PreviewHostMessage => ({ type: 'caret', version, cells: [] });
const play: PreviewHostMessage = { type: 'command', command: 'play' };

describe('the mailbox of a panel', () => {
  let posted: string[];
  let isThere: boolean;
  let mailbox: Mailbox<PreviewHostMessage>;

  beforeEach(() => {
    posted = [];
    isThere = true;
    mailbox = new Mailbox(
      (message) => {
        posted.push('version' in message ? `${message.type} ${message.version}` : message.type);
        return Promise.resolve(isThere);
      },
      { states: ['document', 'caret', 'problems'] },
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

  it('sends the current states to a reloaded page, and no message twice', () => {
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

  it('delivers changes behind their document and before what refers to the new text', () => {
    const board = new Mailbox<{ readonly type: string; readonly of?: number }>(
      ({ type, of }) => {
        posted.push(of === undefined ? type : `${type} ${of}`);
        return Promise.resolve(true);
      },
      { states: ['document', 'problems'], change: 'changed' },
    );
    board.send({ type: 'document', of: 1 });
    // the page is sent the whole text when it is ready
    board.send({ type: 'changed', of: 2 });
    board.ready();
    assert.deepEqual(taken(), ['document 1']);
    board.send({ type: 'changed', of: 2 });
    board.send({ type: 'problems', of: 2 });
    board.send({ type: 'changed', of: 3 });
    board.painted();
    assert.deepEqual(taken(), ['changed 2', 'changed 3', 'problems 2']);
    board.send({ type: 'document', of: 4 });
    board.send({ type: 'changed', of: 5 });
    board.send({ type: 'document', of: 5 });
    board.painted();
    assert.deepEqual(taken(), ['document 4', 'document 5']);
    board.away();
  });

  it('sends undelivered messages again', async () => {
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
