import assert from 'node:assert/strict';
import 'vscode-languageserver/node';
import { yieldToRequests, delay } from './macrotask';

/** Handles one message in each turn of the event loop, as a connection does, and logs each. */
function handle(messages: readonly string[], log: string[]): void {
  const [first, ...rest] = messages;
  if (first === undefined) return;
  setImmediate(() => {
    log.push(first);
    handle(rest, log);
  });
}

describe('taking turns', () => {
  it('lets the messages go first that came together with one', async () => {
    const log: string[] = [];
    handle(['completion', 'hover', 'symbols'], log);
    await yieldToRequests();
    log.push('faults');
    assert.deepEqual(log, ['completion', 'hover', 'symbols', 'faults']);
  });

  it('lets an answer be sent that was made while it paused', async () => {
    const log: string[] = [];
    const paused = delay(1).then(() => log.push('check'));
    // a delay that ends when an answer is ready does not precede its write
    const until = Date.now() + 3;
    while (Date.now() < until);
    handle(['answer', 'written'], log);
    await paused;
    assert.deepEqual(log, ['answer', 'written', 'check']);
  });
});
