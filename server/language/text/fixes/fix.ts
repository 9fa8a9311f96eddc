import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../diagnostic';
import { withLineEndsOf } from '../line-ends';

/** A diagnostic of a document that is to be fixed. */
export interface Problem<Context> {
  readonly diagnostic: Diagnostic;
  readonly context: Context;
}

/** One way to fix a problem, not verified yet. */
export interface Proposal {
  /** The title in an editor: `Change to "Enabled"`. */
  readonly title: string;
  /** In old coordinates, not overlapping; `undefined` if it cannot be written into the text. */
  readonly edits: readonly TextEdit[] | undefined;
  /** True if it is most likely what was meant: then "fix all" takes it. */
  readonly isPreferred?: boolean;
  /** True if it leaves the meaning of the file as it is, and can be applied without asking. */
  readonly isSafe?: boolean;
}

/** Proposes ways to fix a problem, the likeliest first. Each is verified before it is offered, so they may be guesses. */
export type Propose<Context> = (problem: Problem<Context>) => Iterable<Proposal>;

/** The conditions under which edits count as a fix. */
export interface FixRule {
  /**
   * The place from which the diagnostic must be gone. `at its place`: there is none of its code at the place. `in the
   * file`: there is one fewer of its code in the file.
   */
  readonly gone: 'at its place' | 'in the file';
  /** The places where new errors are accepted: outside of the written text, or nowhere. */
  readonly newErrors: 'elsewhere' | 'nowhere';
}

/** The fix of the diagnostics of a code. */
export interface Fix<Context> {
  readonly propose: Propose<Context>;
  /** By default the diagnostic has to be gone at its place, and an error that it had hidden may appear elsewhere. */
  readonly rule?: FixRule;
}

/** A fix with the manual's words about what is offered: one or two sentences. */
export interface DocumentedFix<Context> extends Fix<Context> {
  readonly advice: string;
}

/** The reason why nothing is offered for the diagnostics of a code, for the manual. */
export interface NoFix {
  readonly why: string;
}

/** The fix of each code of a language, or the reason why it has none. */
export type FixTable<Context> = Readonly<Record<string, Fix<Context> | NoFix>>;

/** A fix that was verified: it can be applied as it is. */
export interface QuickFix {
  readonly title: string;
  readonly diagnostic: Diagnostic;
  readonly edits: readonly TextEdit[];
  readonly isPreferred: boolean;
  readonly isSafe: boolean;
}

/** Returns the fix of a code; `undefined` if it has none. */
export function fixOf<Context>(table: FixTable<Context>, code: string): Fix<Context> | undefined {
  const entry = Object.hasOwn(table, code) ? table[code] : undefined;
  return entry !== undefined && 'propose' in entry ? entry : undefined;
}

/** Yields what a table proposes for a problem, unverified, with the line ends of the text. */
export function* proposalsFor<Context extends { readonly text: string }>(
  table: FixTable<Context>,
  problem: Problem<Context>,
): Iterable<Proposal> {
  const { text } = problem.context;
  for (const proposal of fixOf(table, problem.diagnostic.code)?.propose(problem) ?? [])
    yield { ...proposal, edits: proposal.edits && withLineEndsOf(text, proposal.edits) };
}
