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
  /** Whether a document is one whose reader can mend it, and not another side of a file. */
  readonly isChecked: (uri: string) => boolean;
  readonly settings: EditorSettings;
  readonly commands: CommandTable;
  /** Those of the languages. */
  readonly languageServices: readonly RunningService[];
  readonly gate: RequestGate;
  /** The address of a code in the manual, where there is one that the editor could open. */
  readonly manual: DiagnosticStyle['manual'];
}

/** One thing that the server can be asked for. */
export interface Feature {
  /** What it tells such a client of itself. */
  readonly capabilities: (client: ClientAbilities) => Partial<ServerCapabilities>;
  /** Sets up its handlers. */
  readonly serve: (connection: Connection, services: Services) => void;
}

/**
 * Answers a request about an open document in the version that it had when the request came: `undefined` becomes
 * `null`, a cancelled request ends as such, and an answer that came too late is refused, so that none is ever stale.
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
    new ResponseError(LSPErrorCodes.ContentModified, 'The document has changed in the meantime.');
  if (isLate()) return late();
  const result = await work(context);
  if (isCancelled()) return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled.');
  return isLate() ? late() : (result ?? null);
}
