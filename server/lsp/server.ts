import type { Connection, InitializeParams } from 'vscode-languageserver';
import { canonical, Project, type FilePort, type Report } from '../language';
import { statusNotification, type InitializationOptions } from '../protocol';
import type { Solver } from '../solver/job';
import { abilitiesOf, initializeResult, ownOptions, type ClientAbilities } from './capabilities';
import { Checker } from './checker';
import { isChecked } from './checked-schemes';
import { clientFiles } from './client-files';
import { toLsp, type DiagnosticStyle } from './convert';
import { serveFeatures } from './features';
import { answerPulls } from './pull';
import { EditorSettings, isOwnSection } from './settings';
import { statusOf } from './status';
import { toChanges, Watching } from './watching';

/** The language id of levels, balance and config files. */
const ownLanguage = 'reactor-level';

/** What the host of the server gives it. */
export interface Host {
  /** The port to files for clients that do not answer for them. */
  readonly files: FilePort;
  /** Of the product, where it is known. */
  readonly version: string | undefined;
  readonly manual: DiagnosticStyle['manual'];
  /** What searches for wins, given the options of our own client, if it is one. */
  readonly solver: (options: InitializationOptions | undefined) => Solver;
}

/** Wires a connection to a project, and listens. Everything of the protocol happens here and in the files beside. */
export function startServer(connection: Connection, host: Host): void {
  connection.onInitialize((params) => {
    const client = abilitiesOf(params);
    const settings = new EditorSettings(connection, client, params.initializationOptions);
    const solver = host.solver(ownOptions(params.initializationOptions));
    serve(connection, host, { client, settings, solver, roots: rootsOf(params) });
    return initializeResult(client, host.version);
  });
  connection.listen();
}

function rootsOf(params: InitializeParams): string[] {
  if (params.workspaceFolders) return params.workspaceFolders.map(({ uri }) => uri);
  // the old way to name a folder, which the library calls deprecated, and some editors know no other
  const { rootUri }: { rootUri?: unknown } = params;
  return typeof rootUri === 'string' ? [rootUri] : [];
}

/** Who is at the other end. */
interface Editor {
  readonly client: ClientAbilities;
  readonly settings: EditorSettings;
  readonly solver: Solver;
  readonly roots: readonly string[];
}

function serve(connection: Connection, host: Host, editor: Editor): void {
  const { client, settings, solver, roots: firstRoots } = editor;
  const style: DiagnosticStyle = { relatedInformation: client.relatedInformation, manual: host.manual };
  const port = client.files ? clientFiles(connection) : host.files;
  const project = new Project(port);
  let roots = [...firstRoots];
  const checks = (uri: string): boolean => isChecked(uri, roots, client.files);
  const watching = new Watching(connection, client, project, port);
  const output = new Output(connection, client, project, style);

  const setRoots = (uris: readonly string[]): void => {
    roots = [...uris];
    project.setRoots(roots);
    watching.watchRoots(roots);
  };
  connection.onInitialized(() => {
    setRoots(roots);
    watching.watchListed();
    settings.start();
    project.onChange(() => watching.watchListed());
    if (!client.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = new Set(removed.map(({ uri }) => canonical(uri)));
      setRoots([...roots.filter((uri) => !gone.has(canonical(uri))), ...added.map(({ uri }) => uri)]);
    });
  });

  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version, text } }) => {
    if (checks(uri)) project.open(uri, version, text, languageId === ownLanguage);
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    project.change(uri, version, contentChanges);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => project.close(uri));
  connection.onDidChangeWatchedFiles(({ changes }) => project.filesChanged(toChanges(changes)));
  // our client tells so when the user excludes other files than before
  connection.onDidChangeConfiguration(({ settings: given }: { settings: unknown }) => {
    settings.changed(given);
    if (!isOwnSection(given)) project.rescan();
  });
  if (client.pulls) answerPulls(connection, { project, style, isChecked: checks });
  serveFeatures(connection, { client, project, isChecked: checks, settings, solver, manual: host.manual });
  connection.onShutdown(() => {
    watching.dispose();
    output.dispose();
  });
}

/** Tells the client of reports: sends them to one that does not ask, and to one that does says when to ask again. */
class Output {
  private readonly checker: Checker;
  private isStale = false;
  private status = '';

  constructor(
    private readonly connection: Connection,
    private readonly client: ClientAbilities,
    project: Project,
    private readonly style: DiagnosticStyle,
  ) {
    this.checker = new Checker(project, {
      deliver: (key, report, before) => this.deliver(key, report, before),
      progress: () => this.progress(),
      failed: (uri, error) => connection.console.error(`${uri} could not be checked: ${describe(error)}`),
    });
  }

  dispose(): void {
    this.checker.dispose();
  }

  private deliver(key: string, report: Report | undefined, before: Report | undefined): void {
    if (this.client.pulls) {
      // who types asks by himself; that another file has changed something he cannot know
      const isTyped = report !== undefined && report.version !== null && report.version !== before?.version;
      this.isStale ||= !isTyped;
      return;
    }
    const uri = report?.uri ?? before?.uri ?? key;
    if (before !== undefined && before.uri !== uri) this.publish(before.uri, undefined);
    this.publish(uri, report);
  }

  private publish(uri: string, report: Report | undefined): void {
    const version = report?.version ?? null;
    void this.connection
      .sendDiagnostics({
        uri,
        ...(version === null ? {} : { version }),
        diagnostics: report === undefined ? [] : toLsp(report, this.style),
      })
      .catch(() => undefined);
  }

  private progress(): void {
    const { isWorking, reports } = this.checker;
    if (this.client.status) {
      const status = statusOf(reports.values(), isWorking);
      const text = JSON.stringify(status);
      if (text !== this.status)
        void this.connection.sendNotification(statusNotification, status).catch(() => undefined);
      this.status = text;
    }
    if (!this.isStale || isWorking) return;
    this.isStale = false;
    if (this.client.refreshes) void this.connection.languages.diagnostics.refresh().catch(() => undefined);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
