import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Lines } from '../../server/language';
import { hostileTexts, hostileToml } from '../../server/language/rooms/testing/hostile';
import { modText } from '../../server/language/rooms/testing/texts';
import {
  isRoomsFileRequest,
  roomsAtRequest,
  roomsLevelRequest,
  roomsRegistryRequest,
} from '../../protocol/rooms';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const options = { tabSize: 2, insertSpaces: true };
const capabilities = {
  textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } } },
};

describe('every request about a hostile rooms file', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let mod: string;
  let opened = 0;
  before(async () => {
    folder = new TemporaryFolder();
    mod = folder.write('mod.rooms.toml', modText);
    client = await TestClient.start({ roots: [folder.uri], pulls: true, capabilities });
  });
  after(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const answersAll = async (text: string, at: number): Promise<void> => {
    const uri = `${folder.uri}/hostile-${++opened}.rooms.toml`;
    await client.open(uri, text, 'reactor-rooms');
    const textDocument = { uri };
    const lines = Lines.of(text);
    const position = lines.positionAt(Math.min(at, text.length));
    const range = lines.rangeOf({ start: 0, end: text.length });
    const requests: Readonly<Record<string, object>> = {
      completion: { position },
      hover: { position },
      documentSymbol: {},
      definition: { position },
      references: { position, context: { includeDeclaration: true } },
      documentHighlight: { position },
      foldingRange: {},
      selectionRange: { positions: [position] },
      formatting: { options },
      rangeFormatting: { options, range },
      'semanticTokens/full': {},
      'semanticTokens/range': { range },
      inlayHint: { range },
      codeLens: {},
      codeAction: { range, context: { diagnostics: [] } },
      diagnostic: {},
      prepareRename: { position },
    };
    const failed: string[] = [];
    const tell = (method: string, error: unknown): void => {
      failed.push(`${method}: ${error instanceof Error ? error.message : String(error)}`);
    };
    for (const [name, more] of Object.entries(requests))
      await client.connection
        .sendRequest(`textDocument/${name}`, { textDocument, ...more })
        .catch((error: unknown) => tell(name, error));
    // the protocol answers a rename of nothing with an error of its own
    await client.connection
      .sendRequest('textDocument/rename', { textDocument, position, newName: 'm:other' })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.message.includes('nternal')) tell('rename', error);
      });
    await client.connection
      .sendRequest('workspace/symbol', { query: 'm' })
      .catch((error: unknown) => tell('workspace/symbol', error));
    await client.request(roomsRegistryRequest, { uri }).catch((error: unknown) => tell('registry', error));
    await client.request(isRoomsFileRequest, { uri }).catch((error: unknown) => tell('is', error));
    await client
      .request(roomsAtRequest, { uri, version: 1, position })
      .catch((error: unknown) => tell('at', error));
    await client
      .request(roomsLevelRequest, { uri, floor: 'm:a', seed: 1 })
      .catch((error: unknown) => tell('level', error));
    await client.pull(mod).catch((error: unknown) => tell('the other file', error));
    assert.deepEqual(failed, [], JSON.stringify(text.slice(0, 200)));
    await client.close(uri);
  };

  for (const [name, text] of Object.entries(hostileTexts))
    it(`is answered: ${name}`, async () => {
      for (const at of [0, 6, text.length]) await answersAll(text, at);
    });

  it('is answered for any hostile text', async () => {
    await fc.assert(
      fc.asyncProperty(hostileToml, fc.nat(), (text, at) => answersAll(text, at % (text.length + 1))),
      {
        numRuns: 40,
      },
    );
  });
});
