import assert from 'node:assert/strict';
import { newLevelRequest, type NewLevelParams, type NewLevelResult } from '../../protocol/server';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

describe('a new level from the server', function () {
  let folder: TemporaryFolder;
  let client: TestClient;

  beforeEach(async () => {
    folder = new TemporaryFolder();
    folder.write('reactor.balance.json', '{ "grid": { "maxWidth": 10 } }');
    client = await TestClient.start({ roots: [folder.uri], pulls: true });
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });
  const ask = (params: NewLevelParams): Promise<NewLevelResult> => client.request(newLevelRequest, params);

  it('has no diagnostics', async () => {
    const made = await ask({ width: 10, height: 8, title: 'Mine', template: 'running', folder: folder.uri });
    assert.ok('text' in made);
    await client.open('untitled:Untitled-1', made.text);
    assert.deepEqual(await client.pullCodes('untitled:Untitled-1'), []);
  });

  it('has a size that the balance of its folder allows', async () => {
    const size = { width: 12, height: 8, title: null, template: 'running' as const };
    assert.deepEqual(await ask({ ...size, folder: null }), { text: '' });
    const fault = 'Expected 3 to 10 columns and 3 to 1024 rows, such as 12 x 8.';
    assert.deepEqual(await ask({ ...size, folder: folder.uri }), { fault });
  });
});
