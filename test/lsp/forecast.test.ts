import assert from 'node:assert/strict';
import {
  FileChangeType,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver';
import { orphaned, reactorless, sound } from './testing/levels';
import { codesOf, messageOf, TestClient, type ClientOptions } from './testing/client';
import { TemporaryFolder } from './testing/workspace';

/** The sound level, lost at the end of a turn. */
const lostOn = (turn: number, level = sound): string =>
  level.replace(
    '"robot":',
    `"rules": [{ "id": "end", "predicates": [{ "type": "Turn", "op": "==", "value": ${turn} }],
      "effects": [{ "type": "LoseLevel", "reason": "Night falls" }] }],
  "robot":`,
  );
const night = (turn: number): string => `Lost on turn ${turn} without any action: Night falls.`;
const hint = 4;

describe('the forecast in an editor', function () {
  let folder: TemporaryFolder;
  let client: TestClient;
  let uri: string;

  beforeEach(() => {
    folder = new TemporaryFolder();
    uri = folder.uriOf('a.reactor.json');
  });
  afterEach(async () => {
    assert.equal(await client.stop(), 0);
    folder.dispose();
  });

  const messages = (diagnostics: readonly Diagnostic[]): string[] => diagnostics.map(messageOf);

  describe('that pulls it separately', () => {
    const start = async (options: ClientOptions = {}): Promise<void> => {
      client = await TestClient.start({
        roots: [folder.uri],
        pulls: true,
        capabilities: { textDocument: { diagnostic: { dynamicRegistration: true } } },
        ...options,
      });
      await client.until(() => identifiers().length > 0);
    };
    const identifiers = (): string[] =>
      client.registrations.flatMap(({ method, registerOptions }) =>
        method === 'textDocument/diagnostic' ? [(registerOptions as { identifier: string }).identifier] : [],
      );
    const pullForecast = (previousResultId?: string): Promise<DocumentDiagnosticReport> =>
      client.connection.sendRequest('textDocument/diagnostic', {
        textDocument: { uri },
        identifier: 'reactor-forecast',
        previousResultId,
      });
    const forecasts = async (): Promise<string[]> => {
      const report = await pullForecast();
      return report.kind === 'full' ? messages(report.items) : ['unchanged'];
    };

    it('is a hint with related places, separate from the diagnostics', async () => {
      await start();
      assert.deepEqual(identifiers(), ['reactor-forecast']);
      await client.open(uri, lostOn(3, orphaned));
      assert.deepEqual(await client.pullCodes(uri), ['orphan-network']);
      const report = await pullForecast();
      assert.ok(report.kind === 'full');
      const [reported] = report.items;
      assert.equal(reported?.severity, hint);
      assert.equal(reported.source, 'reactor-level');
      assert.equal(reported.code, 'forecast-loss');
      assert.equal(reported.codeDescription, undefined);
      assert.equal(messageOf(reported), night(3));
      assert.equal(reported.relatedInformation?.at(-1)?.message, 'Turn 3: Night falls.');
      assert.deepEqual(await pullForecast(report.resultId), { kind: 'unchanged', resultId: report.resultId });
    });

    it('is of the current text when it is reported', async () => {
      await start();
      await client.open(uri, lostOn(3));
      const asked = pullForecast();
      const edited = client.edit(uri, lostOn(5));
      const report = await asked;
      await edited;
      assert.ok(report.kind === 'full');
      assert.deepEqual(await forecasts(), [night(5)]);
      await client.edit(uri, reactorless);
      assert.deepEqual(await forecasts(), []);
      await client.close(uri);
      assert.deepEqual(await forecasts(), []);
    });

    it('follows the balance', async () => {
      await start();
      await client.open(uri, lostOn(5));
      assert.deepEqual(await forecasts(), [night(5)]);
      const before = client.refreshes;
      const balance = folder.write('reactor.balance.json', '{ "forecast": { "horizon": 4 } }');
      await client.filesChanged({ uri: balance, type: FileChangeType.Created });
      await client.until(() => client.refreshes > before);
      assert.deepEqual(await forecasts(), []);
    });

    it('can be switched off and on', async () => {
      await start({ initializationOptions: { reactor: { forecastHints: false } } });
      await client.open(uri, lostOn(5));
      assert.deepEqual(await forecasts(), []);
      const before = client.refreshes;
      const settings = { reactor: { forecastHints: true } };
      await client.connection.sendNotification('workspace/didChangeConfiguration', { settings });
      await client.until(() => client.refreshes > before);
      assert.deepEqual(await forecasts(), [night(5)]);
    });
  });

  describe('that pulls only diagnostics', () => {
    beforeEach(async () => {
      client = await TestClient.start({ roots: [folder.uri], pulls: true });
    });

    it('is merged into the diagnostics as soon as it is known', async () => {
      await client.open(uri, lostOn(3, orphaned));
      await client.until(() => client.refreshes > 0);
      const report = await client.pull(uri);
      assert.ok(report.kind === 'full');
      assert.deepEqual(codesOf(report.items), ['orphan-network', 'forecast-loss']);
      assert.equal((await client.pull(uri, report.resultId)).kind, 'unchanged');
      assert.equal((await client.pullWorkspace()).all[0]?.resultId, report.resultId);
      await client.edit(uri, orphaned);
      assert.deepEqual(await client.pullCodes(uri), ['orphan-network']);
    });
  });

  describe('that does not pull', () => {
    const start = async (initializationOptions: unknown = {}): Promise<void> => {
      client = await TestClient.start({ roots: [folder.uri], initializationOptions });
    };

    it('follows the diagnostics, with its version', async () => {
      await start();
      await client.open(uri, lostOn(3, orphaned));
      await client.untilCodes(uri, ['orphan-network']);
      await client.untilCodes(uri, ['orphan-network', 'forecast-loss']);
      assert.equal(client.published.get(uri)?.version, 1);
      const version = await client.edit(uri, lostOn(5));
      await client.until(() => {
        const last = client.published.get(uri);
        return last?.version === version && messages(last.diagnostics).join() === night(5);
      });
    });

    it('is never of another text and never lost during fast typing', async () => {
      await start();
      await client.open(uri, lostOn(1));
      const wrong: string[] = [];
      const turns = new Map<number, number>([[1, 1]]);
      client.connection.onNotification(
        'textDocument/publishDiagnostics',
        (params: PublishDiagnosticsParams) => {
          client.published.set(params.uri, params);
          for (const message of messages(params.diagnostics)) {
            const turn = turns.get(params.version ?? 0);
            if (turn === undefined || message !== night(turn))
              wrong.push(`${params.version ?? 'disk'}: ${message}`);
          }
        },
      );
      let version = 1;
      for (let edit = 0; edit < 200; edit++) {
        const turn = 1 + (edit % 8);
        turns.set(version + 1, turn);
        version = await client.edit(uri, lostOn(turn));
      }
      // whatever the client asks for now is answered behind all that was sent before
      while (
        client.published.get(uri)?.version !== version ||
        client.published.get(uri)?.diagnostics.length !== 1
      ) {
        await client.connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
      }
      assert.deepEqual(wrong, []);
    });

    it('exists only for open levels', async () => {
      folder.write('a.reactor.json', lostOn(3, orphaned));
      await start();
      await client.untilCodes(uri, ['orphan-network']);
      await client.open(uri, lostOn(3, orphaned));
      await client.untilCodes(uri, ['orphan-network', 'forecast-loss']);
      await client.close(uri);
      await client.untilCodes(uri, ['orphan-network']);
    });

    it('can be switched off and on', async () => {
      await start();
      await client.open(uri, lostOn(3));
      await client.untilCodes(uri, ['forecast-loss']);
      const set = (forecastHints: boolean): Promise<void> =>
        client.connection.sendNotification('workspace/didChangeConfiguration', {
          settings: { reactor: { forecastHints } },
        });
      await set(false);
      await client.untilCodes(uri, []);
      await set(true);
      await client.untilCodes(uri, ['forecast-loss']);
    });
  });
});
