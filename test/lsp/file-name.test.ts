import assert from 'node:assert/strict';
import { fileNameRequest, type FileNameResult } from '../../protocol/server';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

describe('the name of a file from the server', () => {
  let folder: TemporaryFolder;
  let client: TestClient;

  beforeEach(async () => {
    folder = new TemporaryFolder();
    folder.write('reactor.config.json', '{ "levels": ["maps/*.json"] }');
    client = await TestClient.start({ roots: [folder.uri], pulls: true });
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });
  const ask = (uri: string, language: string, text: string): Promise<FileNameResult> =>
    client.request(fileNameRequest, { uri, language, text });

  it('has the ending of its language or format, and the title', async () => {
    const level = '{ "format": "reactor-maintenance-level", "metadata": { "title": "First Light" } }';
    const named = { noun: 'level', ending: '.reactor.json', stem: 'first-light' };
    assert.deepEqual(await ask('untitled:Untitled-1', 'reactor-level', level), named);
    assert.deepEqual(await ask(`${folder.uri}/a.json`, 'json', level), named);
    const endings = {
      'reactor-maintenance-transcript': '.reactor-transcript.json',
      'rooms-run-transcript': '.rooms-transcript.json',
      'lix-scenario': '.lix.json',
      'lix-transcript': '.lix-transcript.json',
    };
    for (const [format, ending] of Object.entries(endings))
      assert.equal((await ask(`${folder.uri}/a.json`, 'json', `{ "format": "${format}" }`))?.ending, ending);
    assert.equal((await ask('untitled:Untitled-1', 'reactor-rooms', '[[prefabs]]\n'))?.ending, '.rooms.toml');
  });

  it('comes from a text that is incomplete, and from none that only quotes a format', async () => {
    const half = '{ "version": 1, "format": "lix-scenario", "title": "Half", "players": [';
    assert.deepEqual(await ask('untitled:Untitled-1', 'json', half), {
      ...{ noun: 'scenario', ending: '.lix.json', stem: 'half' },
    });
    for (const text of [
      '',
      '[]',
      '{ "levels": [{ "format": "lix-scenario" }] }',
      '{ "format": "other" }',
      '{ "format": { "format": "lix-scenario" } }',
    ])
      assert.equal(await ask(`${folder.uri}/a.json`, 'json', text), null, text);
  });

  it('does not matter where a config file names the file', async () => {
    const level = '{ "format": "reactor-maintenance-level" }';
    assert.equal(await ask(`${folder.uri}/maps/a.json`, 'json', level), null);
    assert.notEqual(await ask(`${folder.uri}/a.json`, 'json', level), null);
  });
});
