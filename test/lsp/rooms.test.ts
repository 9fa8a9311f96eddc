import assert from 'node:assert/strict';
import type {
  CodeAction,
  CodeLens,
  CompletionList,
  Diagnostic,
  DocumentDiagnosticReport,
  DocumentHighlight,
  FoldingRange,
  Hover,
  InlayHint,
  Location,
  Position,
  SelectionRange,
  SemanticTokens,
  SymbolInformation,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { Lines } from '../../server/language';
import { exampleText, modText } from '../../server/language/rooms/testing/texts';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const capabilities = {
  textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } } },
};

describe('rooms files over the protocol', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let core: string;
  let mod: string;

  const start = async (text: string, initializationOptions?: unknown): Promise<void> => {
    folder = new TemporaryFolder();
    core = folder.write('core.rooms.toml', exampleText);
    mod = folder.write('mod.rooms.toml', text);
    client = await TestClient.start({
      roots: [folder.uri],
      pulls: true,
      capabilities,
      initializationOptions,
    });
    await client.open(mod, text, 'reactor-rooms');
  };
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const ask = <T>(method: string, more: object = {}): Promise<T> =>
    client.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri: mod }, ...more });
  const at = (piece: string): Position => {
    assert.ok(modText.includes(piece), piece);
    return Lines.of(modText).positionAt(modText.indexOf(piece));
  };

  it('are served like levels, across all files of the folder', async () => {
    await start(modText);
    const position = at('core:normal');
    const definitions = await ask<Location[]>('definition', { position });
    assert.deepEqual(
      definitions.map(({ uri, range }) => [uri, range.start.line]),
      [
        [core, 3],
        [core, 25],
      ],
    );
    const references = await ask<Location[]>('references', {
      position,
      context: { includeDeclaration: false },
    });
    assert.deepEqual(new Set(references.map(({ uri }) => uri)), new Set([core, mod]));
    assert.equal((await ask<DocumentHighlight[]>('documentHighlight', { position })).length, 1);
    const hover = await ask<Hover>('hover', { position });
    assert.match(JSON.stringify(hover.contents), /kreuzung/);
    const { items } = await ask<CompletionList>('completion', { position });
    assert.ok(items.some(({ label }) => label === 'core:merchant'));
    const outline = await ask<SymbolInformation[]>('documentSymbol');
    assert.deepEqual(
      outline.map(({ name }) => name.split(' ')[0]),
      ['overrides', 'core:gate', 'mod:floor_2'],
    );
    assert.equal((await ask<FoldingRange[]>('foldingRange')).length, 4);
    const [selection] = await ask<SelectionRange[]>('selectionRange', { positions: [position] });
    assert.ok(selection?.parent?.parent);
    const found = await client.connection.sendRequest<SymbolInformation[]>('workspace/symbol', {
      query: 'kreuz',
    });
    assert.deepEqual(
      found.map(({ name, containerName }) => [name, containerName]),
      [['core:kreuzung', 'prefab']],
    );
    const { changes = {} } = await ask<WorkspaceEdit>('rename', { position, newName: 'core:usual' });
    assert.deepEqual(
      [core, mod].map((uri) => changes[uri]?.length),
      [3, 1],
    );
    // lenses run commands of our own client
    assert.deepEqual(await ask<CodeLens[]>('codeLens'), []);
  });

  it('have fixes, and a lens for our own client', async () => {
    const text = modText.replace('#...<..#', '#...<.#');
    await start(text, { clientFiles: false });
    const report: DocumentDiagnosticReport = await client.pull(mod);
    const shown: Diagnostic[] = report.kind === 'full' ? report.items : [];
    const fault = shown.find(({ code }) => code === 'row-length');
    assert.ok(fault, JSON.stringify(shown));
    const [action] = await ask<CodeAction[]>('codeAction', {
      range: fault.range,
      context: { diagnostics: shown },
    });
    assert.equal(action?.title, 'Make all rows 8 characters long');
    assert.equal(action.diagnostics?.[0]?.message, fault.message);
    const lenses = await ask<CodeLens[]>('codeLens');
    assert.deepEqual(
      lenses.map(({ command }) => [command?.command, command?.arguments]),
      [['reactor.rooms.openPreview', [mod, 'mod:floor_2', 1]]],
    );
  });

  it('are formatted, colored and have inlay hints', async () => {
    const text = modText.replace('rooms = 4', 'rooms=4');
    await start(text);
    const options = { tabSize: 2, insertSpaces: true };
    const edits = await ask<TextEdit[]>('formatting', { options });
    assert.deepEqual(
      edits.map(({ newText }) => newText),
      [' ', ' '],
    );
    const { data } = await ask<SemanticTokens>('semanticTokens/full');
    assert.deepEqual(data.slice(0, 2), [0, text.indexOf('core:gate')]);
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const hints = await ask<InlayHint[]>('inlayHint', { range });
    assert.deepEqual(
      hints.map(({ label }) => label),
      ['of core.rooms.toml', '8 × 3, 1 door', '100 % of 2 prefabs'],
    );
  });
});
