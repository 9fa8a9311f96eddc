import assert from 'node:assert/strict';
import type {
  CodeAction,
  CompletionList,
  Diagnostic,
  DocumentDiagnosticReport,
  FoldingRange,
  Hover,
  InlayHint,
  Location,
  Position,
  SymbolInformation,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver';
import { Lines } from '../../server/language';
import { scenarioText } from '../../server/language/lix/testing/lix-at';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const capabilities = {
  textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } } },
};

describe('lix scenarios over the protocol', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let uri: string;

  const start = async (text: string, id = 'reactor-lix'): Promise<void> => {
    folder = new TemporaryFolder();
    folder.write('reactor.config.json', '{ "severities": { "no-control": "error" } }');
    uri = folder.write('a.lix.json', text);
    client = await TestClient.start({ roots: [folder.uri], pulls: true, capabilities });
    await client.open(uri, text, id);
  };
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const ask = <T>(method: string, more: object = {}): Promise<T> =>
    client.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri }, ...more });
  const at = (piece: string): Position => Lines.of(scenarioText).positionAt(scenarioText.indexOf(piece));
  const shown = async (): Promise<Diagnostic[]> => {
    const report: DocumentDiagnosticReport = await client.pull(uri);
    return report.kind === 'full' ? report.items : [];
  };

  it('are served like levels, in an editor that treats them as JSON', async () => {
    await start(scenarioText, 'json');
    assert.deepEqual(await shown(), []);
    const position = at('ann", "type"');
    const definitions = await ask<Location[]>('definition', { position });
    assert.deepEqual(
      definitions.map(({ range }) => range.start.line),
      [8],
    );
    assert.match(
      JSON.stringify((await ask<Hover>('hover', { position })).contents),
      /no control; overtime starts/,
    );
    const { items } = await ask<CompletionList>('completion', { position });
    assert.deepEqual(
      items.map(({ label }) => label),
      ['ann', 'bob'],
    );
    const outline = await ask<SymbolInformation[]>('documentSymbol');
    assert.ok(
      outline.some(({ name }) => name.includes('8 bob')),
      JSON.stringify(outline.map(({ name }) => name)),
    );
    assert.equal((await ask<FoldingRange[]>('foldingRange')).length, 3);
    const range = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };
    const hints = await ask<InlayHint[]>('inlayHint', { range });
    assert.deepEqual(hints.map(({ label }) => label).slice(-2), [
      'no control; overtime starts',
      'lix 2 explodes',
    ]);
    const { changes = {} } = await ask<WorkspaceEdit>('rename', { position, newName: 'eve' });
    assert.equal(changes[uri]?.length, 2);
    // the players go over a line's usual width
    const edits = await ask<TextEdit[]>('formatting', { options: { tabSize: 2, insertSpaces: true } });
    assert.ok(edits.length > 0);
  });

  it('have diagnostics with configurable severities, and fixes', async () => {
    await start(
      scenarioText.replace(
        '"bob", "type": "Assign", "skill": "Exploder"',
        '"ann", "type": "Assign", "skill": "Builder"',
      ),
    );
    const faults = await shown();
    assert.deepEqual(
      faults.map(({ code, severity }) => [code, severity]),
      [['no-control', 1]],
    );
    const [fault] = faults;
    assert.ok(fault);
    assert.match(JSON.stringify(fault.message), /conceded in update 6/);
    assert.equal(fault.relatedInformation?.[0]?.message, 'The player concedes here.');
    const [action] = await ask<CodeAction[]>('codeAction', {
      range: fault.range,
      context: { diagnostics: faults },
    });
    assert.equal(action?.title, 'Remove this input');
  });
});
