import type { Span, TextEdit } from '../../engine/json';
import type { Cancellation, Failure, ProtocolNotification, ProtocolRequest } from '../../protocol/request';
import type { DocumentContext, Lens, Project } from '../language';
import type { Solver } from '../solver/job';

/** The message about an action or command whose result is the text as it is. */
export const changesNothing = 'Nothing was changed: the file already has this content.';

/** The settings that services read. */
export interface ServiceSettings {
  readonly codeLenses: { readonly forecast: boolean; readonly preview: boolean; readonly solve: boolean };
  /** A `maxTurns` of 0 means no limit. */
  readonly solver: { readonly maxStates: number; readonly maxTurns: number };
}

/** Progress that the editor shows. */
export interface ProgressReporter {
  report(message: string): void;
  end(): void;
}

/** The server's interface for services. Free of types of the editor protocol. */
export interface ServiceHost {
  readonly project: Project;
  readonly solver: Solver;
  readonly settings: { readonly current: ServiceSettings; onChange(listener: () => void): void };
  /** True if the client is our own extension, which has commands and panels. */
  readonly isOwnClient: boolean;
  /** Returns true if a document is checked; sides of a diff and similar views are not. */
  isChecked(uri: string): boolean;
  onRequest<Params, Result>(
    request: ProtocolRequest<Params, Result>,
    handler: (
      params: Params,
      token: Cancellation,
    ) => NoInfer<Result> | Failure | Promise<NoInfer<Result> | Failure>,
  ): void;
  /** Handles a request about the current version of an open document; `undefined` becomes `null`. */
  onDocumentRequest<Params extends { readonly uri: string }, Result>(
    request: ProtocolRequest<Params, Result | null>,
    handler: (context: DocumentContext, params: Params) => NoInfer<Result> | undefined,
  ): void;
  /** Handles a command of any client. */
  onCommand(id: string, handler: (args: readonly unknown[]) => unknown): void;
  onShutdown(listener: () => void): void;
  /** Sends a notification. */
  notify<Params>(
    notification: ProtocolNotification<Params>,
    ...params: Params extends null ? [] : [params: NoInfer<Params>]
  ): void;
  showMessage(severity: 'warning' | 'information', message: string): Promise<void>;
  /** Shows progress, if the client can; calls `cancel` if the user ends it. */
  startProgress(title: string, cancel: () => void): ProgressReporter;
  /** Lets the editor apply edits of an open document. Returns the reason if it did not, as a sentence. */
  applyEdits(context: DocumentContext, edits: readonly TextEdit[]): Promise<string | undefined>;
  /** Asks the client to request code lenses again. */
  refreshLenses(): void;
  /** Asks the client to request inlay hints and semantic tokens again. */
  refreshDecorations(): void;
  /** The error of a request that failed. */
  failure(message: string): Failure;
}

/** An offered refactoring: the edits of `what` are computed when it is chosen; a `command` asks the user first. */
export type OfferedRefactoring = { readonly title: string } & (
  | { readonly what: string }
  | { readonly command: { readonly name: string; readonly arguments: readonly unknown[] } }
);

/** A service at work for one client. */
export interface RunningService {
  /** Lenses that depend on the server's state or settings, in addition to those of the document's features. */
  lenses?(context: DocumentContext): readonly Lens[] | Promise<readonly Lens[]>;
  refactorings?(context: DocumentContext, span: Span): readonly OfferedRefactoring[];
  /** The edits of a refactoring, or a sentence on why there are none; `undefined` if it is not known. */
  editsOf?(context: DocumentContext, what: string): readonly TextEdit[] | string | undefined;
}

/** Serves a language's own requests, commands, lenses and refactorings, in addition to the features of its documents. */
export interface LanguageService {
  /** The ids of the commands that it handles. */
  readonly commands: readonly string[];
  start(host: ServiceHost): RunningService;
}
