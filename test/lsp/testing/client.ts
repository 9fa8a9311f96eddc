import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { CancellationTokenSource, type MessageConnection } from 'vscode-jsonrpc';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type {
  ClientCapabilities,
  Diagnostic,
  DocumentDiagnosticReport,
  FileEvent,
  InitializeResult,
  PublishDiagnosticsParams,
  Range,
  RegistrationParams,
  WorkspaceDiagnosticReport,
  WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import { onNotification, sendRequest, type ProtocolRequest } from '../../../protocol/request';
import { statusNotification, type Status } from '../../../protocol/server';

/** The command line of the compiler's output: the tests run without bundles. */
export const cli = join(__dirname, '..', '..', '..', 'server', 'cli', 'main.js');

/** The roots, abilities and settings of a simulated editor. */
export interface ClientOptions {
  readonly roots?: readonly string[];
  /** True to pull diagnostics; otherwise they are published. */
  readonly pulls?: boolean;
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: unknown;
  /** Answers `reactor/files/*`. */
  readonly requests?: Readonly<Record<string, (params: never) => unknown>>;
  /** Arguments of the node process; by default the command line's `lsp --stdio`. */
  readonly command?: readonly string[];
}

/** The state of one workspace pull: what was streamed, and what came at the end. */
export interface WorkspacePull {
  readonly partial: readonly WorkspaceDocumentDiagnosticReport[];
  readonly final: WorkspaceDiagnosticReport;
  readonly all: readonly WorkspaceDocumentDiagnosticReport[];
}

/** A plain language client: it spawns the server, speaks over standard input and output, and waits on messages. */
export class TestClient {
  readonly published = new Map<string, PublishDiagnosticsParams>();
  readonly registrations: RegistrationParams['registrations'] = [];
  readonly statuses: Status[] = [];
  readonly logs: string[] = [];
  refreshes = 0;
  private readonly versions = new Map<string, number>();
  private readonly waiting = new Set<() => void>();
  private tokens = 0;

  private constructor(
    readonly process: ChildProcess,
    readonly connection: MessageConnection,
  ) {}

  /** Spawns a server and shakes hands. */
  static async start(options: ClientOptions = {}): Promise<TestClient> {
    const child = spawn(process.execPath, [...(options.command ?? [cli, 'lsp', '--stdio'])], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const connection = createMessageConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const client = new TestClient(child, connection);
    client.listen(options);
    await client.initialize(options);
    return client;
  }

  initializeResult: InitializeResult | undefined;

  private listen({ requests = {} }: ClientOptions): void {
    const { connection } = this;
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      this.published.set(params.uri, params);
      this.wake();
    });
    onNotification(connection, statusNotification, (status) => {
      this.statuses.push(status);
      this.wake();
    });
    connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      this.logs.push(message);
      this.wake();
    });
    connection.onRequest('client/registerCapability', ({ registrations }: RegistrationParams) => {
      this.registrations.push(...registrations);
      this.wake();
      return null;
    });
    connection.onRequest('client/unregisterCapability', () => null);
    connection.onRequest('workspace/diagnostic/refresh', () => {
      this.refreshes++;
      this.wake();
      return null;
    });
    for (const [method, answer] of Object.entries(requests)) {
      connection.onRequest(method, (params: never) => {
        const answered = answer(params);
        this.wake();
        return answered;
      });
    }
    connection.listen();
  }

  private async initialize({ roots = [], pulls = false, ...options }: ClientOptions): Promise<void> {
    const { textDocument, workspace, ...rest } = options.capabilities ?? {};
    this.initializeResult = await this.connection.sendRequest<InitializeResult>('initialize', {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: roots.map((uri) => ({ uri, name: uri })),
      initializationOptions: options.initializationOptions,
      capabilities: {
        ...rest,
        textDocument: {
          publishDiagnostics: { relatedInformation: true },
          ...(pulls ? { diagnostic: {} } : {}),
          ...textDocument,
        },
        workspace: {
          workspaceFolders: true,
          ...(pulls ? { diagnostics: { refreshSupport: true } } : {}),
          ...workspace,
        },
      },
    });
    await this.connection.sendNotification('initialized', {});
  }

  /** Resolves as soon as the condition holds; it is looked at after each message of the server. */
  until<T>(condition: () => T | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const result = condition();
        if (result === undefined || result === false) return;
        this.waiting.delete(look);
        resolve(result);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** The codes that were last sent for a document, once they are these. */
  untilCodes(uri: string, codes: readonly string[]): Promise<readonly Diagnostic[]> {
    return this.until(() => {
      const found = this.published.get(uri)?.diagnostics;
      return found !== undefined && codesOf(found).join() === codes.join() && found;
    });
  }

  /** The same, and for this version of the document. */
  untilVersion(uri: string, version: number): Promise<readonly Diagnostic[]> {
    return this.until(() => {
      const found = this.published.get(uri);
      return found?.version === version && found.diagnostics;
    });
  }

  open(uri: string, text: string, languageId = 'reactor-level', version = 1): Promise<void> {
    this.versions.set(uri, version);
    return this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version, text },
    });
  }

  /** Replaces a range, or the whole text. Answers the new version. */
  async edit(uri: string, text: string, range?: Range): Promise<number> {
    const version = (this.versions.get(uri) ?? 0) + 1;
    this.versions.set(uri, version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges: [range === undefined ? { text } : { range, text }],
    });
    return version;
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  filesChanged(...changes: FileEvent[]): Promise<void> {
    return this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  foldersChanged(added: readonly string[], removed: readonly string[]): Promise<void> {
    const named = (uris: readonly string[]) => uris.map((uri) => ({ uri, name: uri }));
    return this.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: named(added), removed: named(removed) },
    });
  }

  pull(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    return this.connection.sendRequest('textDocument/diagnostic', {
      textDocument: { uri },
      previousResultId,
    });
  }

  /** The codes of a document, by pull. */
  async pullCodes(uri: string): Promise<string[]> {
    const report = await this.pull(uri);
    return report.kind === 'full' ? codesOf(report.items) : ['unchanged'];
  }

  async pullWorkspace(
    previousResultIds: readonly { uri: string; value: string }[] = [],
    source = new CancellationTokenSource(),
  ): Promise<WorkspacePull> {
    const partialResultToken = `partial-${++this.tokens}`;
    const partial: WorkspaceDocumentDiagnosticReport[] = [];
    const progress = this.connection.onNotification('$/progress', ({ token, value }: ProgressParams) => {
      if (token === partialResultToken) partial.push(...value.items);
      this.wake();
    });
    try {
      const final = await this.connection.sendRequest<WorkspaceDiagnosticReport>(
        'workspace/diagnostic',
        { previousResultIds, partialResultToken },
        source.token,
      );
      return { partial, final, all: [...partial, ...final.items] };
    } finally {
      progress.dispose();
    }
  }

  /** Sends one of our own requests. */
  request<Params, Result>(of: ProtocolRequest<Params, Result>, params: NoInfer<Params>): Promise<Result> {
    return sendRequest(this.connection, of, params);
  }

  /** Ends the server as an editor does, and waits until it is gone. */
  async stop(): Promise<number | null> {
    const gone = new Promise<number | null>((resolve) => this.process.once('exit', resolve));
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const code = await gone;
    this.connection.dispose();
    return code;
  }

  private wake(): void {
    for (const look of [...this.waiting]) look();
  }
}

interface ProgressParams {
  token: string;
  value: { items: WorkspaceDocumentDiagnosticReport[] };
}

/** Returns the message of a diagnostic as plain text. */
export function messageOf(diagnostic: Diagnostic | undefined): string {
  const message = diagnostic?.message ?? '';
  return typeof message === 'string' ? message : message.value;
}

/** The codes of diagnostics, in their order. */
export function codesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code }) => String(code));
}

/** Lists the codes of each file in a workspace report, or that it is unchanged. */
export function summary(pull: WorkspacePull): Record<string, string[] | 'unchanged'> {
  return Object.fromEntries(
    pull.all.map((report) => [report.uri, report.kind === 'full' ? codesOf(report.items) : 'unchanged']),
  );
}

/** The result ids that a client would send with its next workspace pull. */
export function resultIds(pull: WorkspacePull): { uri: string; value: string }[] {
  return pull.all.flatMap(({ uri, resultId }) => (resultId === undefined ? [] : [{ uri, value: resultId }]));
}
