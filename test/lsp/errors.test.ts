import assert from 'node:assert/strict';
import { errorsRequest, type ErrorsResult } from '../../protocol/server';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';
import { brokenLevel, soundLevel } from '../vscode/suite/levels';

describe('the errors of an open document', function () {
  let folder: TemporaryFolder;
  let client: TestClient;

  beforeEach(async () => {
    folder = new TemporaryFolder();
    client = await TestClient.start({ roots: [folder.uri], pulls: true });
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });
  const ask = (uri: string, version: number): Promise<ErrorsResult> =>
    client.request(errorsRequest, { uri, version });

  it('are reported only for the requested version', async () => {
    const uri = 'untitled:Untitled-1';
    await client.open(uri, brokenLevel);
    const answer = await ask(uri, 1);
    assert.equal(answer?.count, 1);
    assert.equal(answer.first?.code, 'robot-not-on-floor');
    assert.equal(await ask(uri, 2), null);
    assert.equal(await ask('untitled:Untitled-2', 1), null);
  });

  it('are empty if only warnings remain', async () => {
    const uri = 'untitled:Untitled-1';
    await client.open(uri, soundLevel.replace(/ {4}\{ "type": "CoolantFlow".*\n/, ''));
    assert.deepEqual(await ask(uri, 1), { count: 0 });
  });
});
