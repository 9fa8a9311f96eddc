import type { CancellationToken, CodeAction, Diagnostic as LspDiagnostic } from 'vscode-languageserver';
import type { Span, TextEdit } from '../../../engine/json';
import type { DocumentContext } from '../../language';
import type { RunningService } from '../../services/host';
import type { ClientAbilities } from '../client-abilities';

/** A request for code actions. */
export interface ActionRequest {
  readonly context: DocumentContext;
  readonly span: Span;
  /** The diagnostics that the client shows there. */
  readonly shown: readonly LspDiagnostic[];
  /**
   * Returns true if actions of a kind are requested. `isNamed` requires that the client named that kind or a kind that
   * contains it.
   */
  readonly wants: (kind: string, isNamed?: boolean) => boolean;
  /** True if a person asked for actions; an editor also asks while the caret moves, and on save. */
  readonly isInvoked: boolean;
  readonly token: CancellationToken;
  readonly client: ClientAbilities;
  readonly languageServices: readonly RunningService[];
}

/** An action whose edits are known, or are computed from `what` when it is chosen. */
export type OfferedAction = Omit<CodeAction, 'edit' | 'data'> &
  ({ readonly edits: readonly TextEdit[] } | { readonly what: unknown });

/** A source of actions: quick fixes, refactorings. */
export interface ActionSource {
  /** Identifies its actions. */
  readonly name: string;
  readonly kinds: readonly string[];
  readonly offer: (request: ActionRequest) => Promise<readonly OfferedAction[]>;
  /** The edits of an action that was offered without them, or a sentence on why there are none. */
  readonly resolve: (
    context: DocumentContext,
    what: unknown,
    request: Pick<ActionRequest, 'token' | 'languageServices'>,
  ) => Promise<readonly TextEdit[] | string | undefined>;
}
