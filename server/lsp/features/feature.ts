import {
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type Connection,
  type ServerCapabilities,
} from 'vscode-languageserver';
import type { DocumentContext, Project } from '../../language';
import type { ClientAbilities } from '../client-abilities';
import type { RequestGate } from '../scheduling/request-gate';
import type { DiagnosticStyle } from '../convert';
import type { EditorSettings } from '../settings';
import type { CommandTable } from './commands';
import type { RunningService } from '../../services/host';

/** The services that features use. */
export interface Services {
  readonly client: ClientAbilities;
  readonly project: Project;
  /** Returns true if a document is checked; sides of a diff and similar views are not. */
  readonly isChecked: (uri: string) => boolean;
  readonly settings: EditorSettings;
  readonly commands: CommandTable;
  /** The services of the languages. */
  readonly languageServices: readonly RunningService[];
  readonly gate: RequestGate;
  /** URL of a code in the manual; `undefined` if there is none that the editor can open. */
  readonly manual: DiagnosticStyle['manual'];
}

/** One kind of request that the server handles. */
export interface Feature {
  /** The capabilities that it announces to a client. */
  readonly capabilities: (client: ClientAbilities) => Partial<ServerCapabilities>;
  /** Registers its handlers. */
  readonly serve: (connection: Connection, services: Services) => void;
}

/**
 * Answers a request about an open document in the version that it had when the request arrived. `undefined` becomes
 * `null`, a cancelled request ends as cancelled, and an answer for an outdated version is replaced by an error.
 */
export async function answer<T>(
  { project, isChecked, gate }: Pick<Services, 'project' | 'isChecked' | 'gate'>,
  uri: string,
  token: CancellationToken,
  work: (context: DocumentContext) => T | undefined | Promise<T | undefined>,
): Promise<T | null | ResponseError> {
  if (!isChecked(uri)) return null;
  gate.noteRequest();
  const isCancelled = () => token.isCancellationRequested;
  const context = await project.contextOf(uri);
  if (isCancelled()) return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
  if (context === undefined) return null;
  const isLate = () => project.openDocument(uri)?.document !== context.document;
  const late = () =>
    new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed during the request.');
  if (isLate()) return late();
  const result = await work(context);
  if (isCancelled()) return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
  return isLate() ? late() : (result ?? null);
}
