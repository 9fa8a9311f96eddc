import type { Connection, InitializeParams } from 'vscode-languageserver';
import { canonical, languages, Project, type FilePort } from '../language';
import type { InitializationOptions } from '../../protocol/server';
import type { LanguageService } from '../services/host';
import type { Solver } from '../solver/job';
import { RequestGate } from './scheduling/request-gate';
import { initializeResult } from './capabilities';
import { abilitiesOf, ownOptions, type ClientAbilities } from './client-abilities';
import { isChecked } from './checked-schemes';
import { clientFiles } from './client-files';
import type { DiagnosticStyle } from './convert';
import { receiveDocuments } from './documents';
import { serveFeatures } from './features';
import { CommandTable } from './features/commands';
import { serviceHost } from './service-host';
import { ForecastPull, registerForecast } from './scheduling/forecast-pull';
import { ForecastCache } from './scheduling/forecast-cache';
import { DiagnosticsPublisher } from './scheduling/diagnostics-publisher';
import { answerPulls } from './scheduling/diagnostics-pull';
import { EditorSettings, isOwnSection } from './settings';
import { timeSliced } from './scheduling/time-sliced';
import { toChanges, FileWatcher } from './file-watcher';

/** The longest time that a check blocks requests (in milliseconds), apart from its longest step. */
const checkSlice = 4;

/** The dependencies that the host provides to the server. */
export interface Host {
  /** The port to files, for clients that do not provide files. */
  readonly files: FilePort;
  /** Version of the product, if known. */
  readonly version: string | undefined;
  readonly manual: DiagnosticStyle['manual'];
  /** The services of the languages. */
  readonly services: readonly LanguageService[];
  /** Creates the solver, given the options of our own client; `undefined` for other clients. */
  readonly solver: (options: InitializationOptions | undefined) => Solver;
}

/** Connects a client to a project, and listens. Only this folder knows the protocol. */
export function startServer(connection: Connection, host: Host): void {
  connection.onInitialize((params) => {
    const client = abilitiesOf(params);
    const settings = new EditorSettings(connection, client, params.initializationOptions);
    const solver = host.solver(ownOptions(params.initializationOptions));
    serve(connection, host, { client, settings, solver, roots: rootsOf(params) });
    return initializeResult(
      client,
      host.version,
      host.services.flatMap(({ commands }) => commands),
    );
  });
  connection.listen();
}

function rootsOf(params: InitializeParams): string[] {
  if (params.workspaceFolders) return params.workspaceFolders.map(({ uri }) => uri);
  // Deprecated, but some editors only send their folder this way.
  const { rootUri } = params as { rootUri?: unknown };
  return typeof rootUri === 'string' ? [rootUri] : [];
}

/** The connected client. */
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
  const gate = new RequestGate();
  const project: Project = new Project(port, languages, {
    rest: timeSliced(checkSlice),
    again: (uri) => gate.afterTyping(() => project.openDocument(uri)?.document),
  });
  let roots = [...firstRoots];
  const checks = (uri: string): boolean => isChecked(uri, roots, client.files);
  const watcher = new FileWatcher(connection, client, project, port);
  const forecasts = new ForecastCache(() => settings.current.forecastHints);
  const publisher = new DiagnosticsPublisher({ connection, client, project, style, forecasts, gate });

  const setRoots = (uris: readonly string[]): void => {
    roots = [...uris];
    project.setRoots(roots);
    watcher.watchRoots(roots);
  };
  connection.onInitialized(() => {
    setRoots(roots);
    watcher.watchListed();
    settings.start();
    if (client.pulls && client.registersDiagnostics) registerForecast(connection);
    project.onChange(() => watcher.watchListed());
    if (!client.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = new Set(removed.map(({ uri }) => canonical(uri)));
      setRoots([...roots.filter((uri) => !gone.has(canonical(uri))), ...added.map(({ uri }) => uri)]);
    });
  });

  receiveDocuments(connection, project, checks);
  connection.onDidChangeWatchedFiles(({ changes }) => project.filesChanged(toChanges(changes)));
  // sent by our own client when the user changes the excluded files
  connection.onDidChangeConfiguration(({ settings: given }: { settings: unknown }) => {
    settings.changed(given);
    if (!isOwnSection(given)) project.rescan();
  });
  if (client.pulls) {
    const forecast = new ForecastPull(project, gate, forecasts, style);
    const merged = client.registersDiagnostics ? undefined : forecasts;
    answerPulls(connection, { project, style, isChecked: checks, gate, forecast, forecasts: merged });
  }
  let hadForecasts = settings.current.forecastHints;
  settings.onChange(() => {
    if (settings.current.forecastHints !== hadForecasts) publisher.refreshAll();
    hadForecasts = settings.current.forecastHints;
  });
  const commands = new CommandTable();
  const services = { client, project, isChecked: checks, settings, commands, gate, manual: host.manual };
  const served = serviceHost(connection, services, solver);
  const languageServices = host.services.map((service) => service.start(served));
  serveFeatures(connection, { ...services, languageServices });
  connection.onShutdown(() => {
    watcher.dispose();
    publisher.dispose();
  });
}
