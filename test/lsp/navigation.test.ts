import assert from 'node:assert/strict';
import type {
  DocumentHighlight,
  DocumentSymbol,
  FoldingRange,
  Location,
  Position,
  SelectionRange,
  SymbolInformation,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { Lines } from '../../server/language';
import { sound } from './testing/levels';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

describe('navigation over the protocol', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let uri: string;

  beforeEach(async () => {
    folder = new TemporaryFolder();
    uri = folder.write('a.reactor.json', sound);
    client = await TestClient.start({ roots: [folder.uri], pulls: true });
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const ask = <T>(method: string, more: object = {}): Promise<T> =>
    client.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri }, ...more });
  const behind = (piece: string): Position => {
    assert.ok(sound.includes(piece), piece);
    return Lines.of(sound).positionAt(sound.indexOf(piece) + piece.length);
  };
  const textOf = ({ range }: Pick<Location, 'range'>): string => {
    const lines = Lines.of(sound);
    return sound.slice(lines.offsetAt(range.start), lines.offsetAt(range.end));
  };

  it('works in an open level', async () => {
    await client.open(uri, sound);
    const position = behind('"fuel": [');
    const [target] = await ask<Location[]>('definition', { position });
    assert.ok(target);
    assert.equal(textOf(target), '[2, 1]');
    const references = await ask<Location[]>('references', {
      position,
      context: { includeDeclaration: true },
    });
    assert.deepEqual(references.map(textOf), ['[2, 1]', '[2, 1]']);
    const lights = await ask<DocumentHighlight[]>('documentHighlight', { position });
    assert.equal(lights.length, 6);
    const outline = await ask<(DocumentSymbol | SymbolInformation)[]>('documentSymbol');
    assert.ok(outline.some(({ name }) => name.startsWith('ReactorControl')));
    assert.ok((await ask<FoldingRange[]>('foldingRange')).length > 3);
    const [selection] = await ask<SelectionRange[]>('selectionRange', { positions: [position] });
    assert.ok(selection?.parent);
  });

  it('renames, or explains why it cannot', async () => {
    await client.open(uri, sound);
    const position = behind('"id": "co');
    const prepared = await ask<{ placeholder: string }>('prepareRename', { position });
    assert.equal(prepared.placeholder, 'core');
    const edit = await ask<WorkspaceEdit>('rename', { position, newName: 'heart' });
    assert.deepEqual(
      edit.changes?.[uri]?.map(({ newText }) => newText),
      ['heart'],
    );
    await assert.rejects(ask('rename', { position, newName: '' }), /Expected a reactor name/);
  });

  it('finds current levels, reactors and rules in files that are not open', async () => {
    const find = (query: string): Promise<SymbolInformation[]> =>
      client.connection.sendRequest('workspace/symbol', { query });
    const titled = (title: string) => sound.replace(/"title": "[^"]*"/, `"title": "${title}"`);
    const two = folder.write('b.reactor.json', titled('Deep Well'));
    await client.filesChanged({ uri: two, type: 1 });
    assert.deepEqual(
      (await find('dwll')).map(({ name, location }) => [name, location.uri]),
      [['Deep Well', two]],
    );
    assert.equal((await find('core')).length, 2);
    await client.open(two, titled('High Tower'));
    assert.deepEqual(await find('dwll'), []);
    assert.equal((await find('tower')).length, 1);
  });

  it('returns nothing for documents that are closed or of other languages', async () => {
    assert.equal(await ask('definition', { position: { line: 0, character: 0 } }), null);
    const other = folder.uriOf('notes.txt');
    await client.open(other, 'hello', 'plaintext');
    const textDocument = { uri: other };
    assert.equal(await client.connection.sendRequest('textDocument/documentSymbol', { textDocument }), null);
  });
});
