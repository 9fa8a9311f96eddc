import assert from 'node:assert/strict';
import { sendRequest, type ProtocolNotification, type ProtocolRequest } from '../../protocol/request';
import type { strokeRequest } from '../../protocol/board';
import {
  type statusNotification,
  winRequest,
  type Status,
  type WinParams,
  type WinResult,
} from '../../protocol/server';
import { projectFiles, read } from './sources';

/** `true` where a value of one type can stand where the other is expected. */
type Fits<Given, Expected> = [Given] extends [Expected] ? true : false;

describe('the protocol', () => {
  it('binds a method to its parameters and its result, so that no other pair compiles', async () => {
    const right: Fits<typeof winRequest, ProtocolRequest<WinParams, WinResult>> = true;
    const otherParams: Fits<typeof winRequest, ProtocolRequest<{ readonly id: number }, WinResult>> = false;
    const fewerParams: Fits<typeof winRequest, ProtocolRequest<object, WinResult>> = false;
    const otherResult: Fits<typeof winRequest, ProtocolRequest<WinParams, string>> = false;
    const widerResult: Fits<typeof winRequest, ProtocolRequest<WinParams, unknown>> = false;
    const otherRequest: Fits<typeof strokeRequest, typeof winRequest> = false;
    const method: Fits<string, typeof winRequest> = false;
    const notification: Fits<typeof statusNotification, ProtocolNotification<Status>> = true;
    const otherNotification: Fits<typeof statusNotification, ProtocolNotification<WinParams>> = false;
    assert.deepEqual(
      [right, otherParams, fewerParams, otherResult, widerResult, otherRequest, method],
      [true, false, false, false, false, false, false],
    );
    assert.deepEqual([notification, otherNotification], [true, false]);

    const sent: unknown[] = [];
    const connection = {
      sendRequest: <Result>(...parts: unknown[]): Promise<Result> => {
        sent.push(parts);
        return Promise.resolve(null as Result);
      },
    };
    // the result's type follows from the constant
    const win: WinResult = await sendRequest(connection, winRequest, { uri: 'untitled:a' });
    assert.equal(win, null);
    assert.deepEqual(sent, [['reactor/win', { uri: 'untitled:a' }]]);
  });

  it('has no method that is written out anywhere else', () => {
    const literal = /['"`]reactor\/[\w/]+['"`]/g;
    const written = projectFiles()
      .filter((file) => file.endsWith('.ts') && !file.startsWith('protocol/'))
      .filter((file) => file !== 'test/repository/protocol.test.ts')
      .flatMap((file) => (read(file).match(literal) ?? []).map((method) => `${file} writes ${method}`));
    assert.deepEqual(written, []);
  });

  it('has no two messages with one method', () => {
    const methods = projectFiles()
      .filter((file) => /^protocol\/.*\.ts$/.test(file))
      .flatMap((file) => [
        ...read(file).matchAll(/^export const \w+ = (?:request|notification)\b[^(]*\('([^']+)'\)/gm),
      ])
      .map(([, method]) => method);
    assert.ok(methods.length > 15);
    assert.equal(new Set(methods).size, methods.length);
  });
});
