import assert from 'node:assert/strict';
import {
  CodeActionTriggerKind,
  type ClientCapabilities,
  type CodeAction,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import { Lines } from '../../server/language';
import { applyEdits } from '../../server/language/text/edits';
import { scenarioText } from '../../server/language/lix/testing/lix-at';
import { sound } from './testing/levels';
import { TestClient } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

const literals: ClientCapabilities = {
  textDocument: { codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } } },
};
const full: ClientCapabilities = {
  textDocument: {
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source'] } },
      isPreferredSupport: true,
      dataSupport: true,
      resolveSupport: { properties: ['edit'] },
    },
  },
  workspace: { workspaceEdit: { documentChanges: true } },
};

describe('quick fixes over the protocol', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let uri: string;

  const start = async (capabilities: ClientCapabilities, text: string): Promise<void> => {
    folder = new TemporaryFolder();
    uri = folder.write('a.reactor.json', text);
    client = await TestClient.start({ roots: [folder.uri], pulls: true, capabilities });
    await client.open(uri, text);
  };
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const diagnostics = async (): Promise<Diagnostic[]> => {
    const report: DocumentDiagnosticReport = await client.pull(uri);
    return report.kind === 'full' ? report.items : [];
  };
  const ask = (range: Range, shown: readonly Diagnostic[], only?: string[]): Promise<CodeAction[] | null> =>
    client.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: shown, ...(only === undefined ? {} : { only }) },
    });
  const resolve = (action: CodeAction): Promise<CodeAction> =>
    client.connection.sendRequest('codeAction/resolve', action);
  const whole = (text: string): Range => ({
    start: { line: 0, character: 0 },
    end: Lines.of(text).positionAt(text.length),
  });
  const applied = (text: string, edits: readonly TextEdit[]): string => {
    const lines = Lines.of(text);
    return applyEdits(
      text,
      edits.map(({ range, newText }) => ({
        start: lines.offsetAt(range.start),
        end: lines.offsetAt(range.end),
        text: newText,
      })),
    );
  };
  const versioned = (action: CodeAction | undefined): readonly TextEdit[] => {
    const [change] = action?.edit?.documentChanges ?? [];
    assert.ok(change !== undefined && 'edits' in change);
    assert.deepEqual(change.textDocument, { uri, version: 1 });
    return change.edits as TextEdit[];
  };

  it('refer to the client’s diagnostics and the current version', async () => {
    const text = sound.replace('"position": [4, 1]', '"positoin": [4, 1]');
    await start(full, text);
    const shown = await diagnostics();
    assert.equal(shown.length, 1);
    const actions = (await ask(shown[0]?.range ?? whole(text), shown)) ?? [];
    const preferred = actions.find(({ isPreferred }) => isPreferred);
    assert.equal(preferred?.kind, 'quickfix');
    assert.deepEqual(preferred.diagnostics, shown);
    assert.equal(applied(text, versioned(preferred)), sound);
    assert.deepEqual(await ask({ start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, []), []);
  });

  it('fix all problems of a code, computed when chosen', async () => {
    const text = sound.replace('"#.....#",\n    "#.....#"', '"#.....",\n    "#....."');
    await start(full, text);
    const [first] = await diagnostics();
    assert.ok(first);
    const actions = (await ask(first.range, [first])) ?? [];
    const all = actions.find(({ title }) => title.startsWith('Fix all 2'));
    assert.ok(all);
    assert.equal(all.edit, undefined);
    assert.equal(applied(text, versioned(await resolve(all))), sound);
    const [named] = (await ask(whole(text), [], ['source.fixCode'])) ?? [];
    assert.equal(named?.kind, 'source.fixCode.row-length');
    await client.edit(uri, sound);
    await assert.rejects(resolve(all), /has changed/);
  });

  it('fix only typos on save', async () => {
    const text = sound.replace(
      '"robot": { "position": [4, 1] }',
      '"robot": { "Position": [4, 1,], "hint": 1 }',
    );
    await start(full, text);
    const actions = (await ask(whole(text), [], ['source.fixAll'])) ?? [];
    assert.deepEqual(
      actions.map(({ kind }) => kind),
      ['source.fixAll.reactor-level'],
    );
    const [fixAll] = actions;
    assert.ok(fixAll);
    assert.equal(
      applied(text, versioned(await resolve(fixAll))),
      sound.replace('"robot": { "position": [4, 1] }', '"robot": { "position": [4, 1], "hint": 1 }'),
    );
  });

  it('fix all that has a preferred fix when a person asks, in files of every kind', async () => {
    const text = sound.replace('"#.....#",\n    "#.....#"', '"#.....",\n    "#....."');
    await start(full, text);
    const fixAll = async (file: string): Promise<readonly TextEdit[]> => {
      const actions = await client.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
        textDocument: { uri: file },
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
        context: { diagnostics: [], only: ['source.fixAll'], triggerKind: CodeActionTriggerKind.Invoked },
      });
      assert.deepEqual(
        actions.map(({ title }) => title),
        ['Fix all problems that have a preferred fix'],
      );
      const [change] = (await resolve(actions[0] ?? { title: '' })).edit?.documentChanges ?? [];
      assert.ok(change !== undefined && 'edits' in change);
      return change.edits as TextEdit[];
    };
    assert.equal(applied(text, await fixAll(uri)), sound);
    assert.deepEqual(await ask(whole(text), [], ['source.fixAll']), []);
    const others = {
      'reactor.balance.json': '{ "turn": { "actionBugdet": 3 } }',
      'reactor.config.json': '{ "severities": { "door-apart": "warn" } }',
      'a.lix.json': scenarioText.replace('"until"', '"untli"'),
      'a.rooms.toml': '[[creatures]]\nid = "Big Rat"\n',
    };
    for (const [name, broken] of Object.entries(others)) {
      const other = folder.write(name, broken);
      await client.open(other, broken);
      assert.notEqual(applied(broken, await fixAll(other)), broken, name);
    }
  });

  it('are not offered where no fix of the kind holds', async () => {
    const text = '{[:';
    await start(full, text);
    const actions = [
      ...((await ask(whole(text), [])) ?? []),
      ...((await ask(whole(text), [], ['source'])) ?? []),
    ];
    assert.deepEqual(
      actions.filter(({ title }) => title.startsWith('Fix all')),
      [],
    );
  });

  it('fix what can be fixed next to what cannot', async () => {
    const text = '{[:,"amount":';
    await start(full, text);
    const all = ((await ask(whole(text), [])) ?? []).find(({ title }) => title.startsWith('Fix all'));
    assert.ok(all);
    assert.equal(applied(text, versioned(await resolve(all))), '{[:],"amount":');
  });

  it('contain all their edits for a client that cannot resolve them', async () => {
    const text = sound.replace('"#.....#",\n    "#.....#"', '"#.....",\n    "#....."');
    await start(literals, text);
    const actions = (await ask(whole(text), [])) ?? [];
    const all = actions.find(({ title }) => title.startsWith('Fix all 2'));
    assert.equal(applied(text, all?.edit?.changes?.[uri] ?? []), sound);
    assert.equal(all?.data, undefined);
  });

  it('are not offered to a client that only supports commands', async () => {
    await start({}, sound);
    assert.equal(client.initializeResult?.capabilities.codeActionProvider, undefined);
    assert.deepEqual(await ask(whole(sound), []), []);
  });

  it('fix balance files', async () => {
    await start(full, sound);
    const balance = folder.write('reactor.balance.json', '{ "turn": { "actionBugdet": 3 } }');
    await client.open(balance, '{ "turn": { "actionBugdet": 3 } }');
    uri = balance;
    const actions = (await ask(whole('{ "turn": { "actionBugdet": 3 } }'), [])) ?? [];
    assert.ok(actions.some(({ title }) => title === 'Change "actionBugdet" to "actionBudget"'));
  });
});
