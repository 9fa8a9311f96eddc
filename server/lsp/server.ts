import type { Connection, InitializeParams } from 'vscode-languageserver';
import { canonical, languages, Project, type FilePort } from '../language';
import type { InitializationOptions } from '../../protocol/server';
import type { Solver } from '../solver/job';
import { Attention } from './scheduling/attention';
import { abilitiesOf, initializeResult, ownOptions, type ClientAbilities } from './capabilities';
import { isChecked } from './checked-schemes';
import { clientFiles } from './client-files';
import type { DiagnosticStyle } from './convert';
import { receiveDocuments } from './documents';
import { serveFeatures } from './features';
import { ForecastPull, registerForecast } from './forecast-pull';
import { Foresight } from './scheduling/foresight';
import { Output } from './scheduling/output';
import { answerPulls } from './pull';
import { EditorSettings, isOwnSection } from './settings';
import { givingWay } from './scheduling/tick';
import { toChanges, Watching } from './watching';

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
  // Deprecated in the protocol, but some editors name their folder only this way.
  const { rootUri } = params as { rootUri?: unknown };
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
  const style: DiagnosticStyle = {
    relatedInformation: client.relatedInformation,
    manual: host.manual,
    cells: client.isOwn,
  };
  const port = client.files ? clientFiles(connection) : host.files;
  const attention = new Attention();
  const project: Project = new Project(port, languages, {
    rest: givingWay(),
    again: (uri) => attention.quiet(() => project.openDocument(uri)?.document),
  });
  let roots = [...firstRoots];
  const checks = (uri: string): boolean => isChecked(uri, roots, client.files);
  const watching = new Watching(connection, client, project, port);
  const foresight = new Foresight(() => settings.current.forecastHints);
  const output = new Output({ connection, client, project, style, foresight, attention });

  const setRoots = (uris: readonly string[]): void => {
    roots = [...uris];
    project.setRoots(roots);
    watching.watchRoots(roots);
  };
  connection.onInitialized(() => {
    setRoots(roots);
    watching.watchListed();
    settings.start();
    if (client.pulls && client.registersDiagnostics) registerForecast(connection);
    project.onChange(() => watching.watchListed());
    if (!client.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = new Set(removed.map(({ uri }) => canonical(uri)));
      setRoots([...roots.filter((uri) => !gone.has(canonical(uri))), ...added.map(({ uri }) => uri)]);
    });
  });

  receiveDocuments(connection, project, checks);
  connection.onDidChangeWatchedFiles(({ changes }) => project.filesChanged(toChanges(changes)));
  // our client tells so when the user excludes other files than before
  connection.onDidChangeConfiguration(({ settings: given }: { settings: unknown }) => {
    settings.changed(given);
    if (!isOwnSection(given)) project.rescan();
  });
  if (client.pulls) {
    const forecast = new ForecastPull(project, attention, foresight, style);
    const merged = client.registersDiagnostics ? undefined : foresight;
    answerPulls(connection, { project, style, isChecked: checks, attention, forecast, foresight: merged });
  }
  let wasForeseen = settings.current.forecastHints;
  settings.onChange(() => {
    if (settings.current.forecastHints !== wasForeseen) output.renew();
    wasForeseen = settings.current.forecastHints;
  });
  serveFeatures(connection, {
    client,
    project,
    isChecked: checks,
    settings,
    solver,
    attention,
    manual: host.manual,
  });
  connection.onShutdown(() => {
    watching.dispose();
    output.dispose();
  });
}
