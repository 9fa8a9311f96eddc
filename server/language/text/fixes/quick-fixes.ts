import type { Span } from '../../../../engine/json';
import type { Diagnostic } from '../diagnostic';
import type { FixContext } from './context';
import { fixSome, type FixingAll } from './fix-all';
import { fixOf, proposalsFor, type FixTable, type Proposal, type QuickFix } from './fix';
import { verifyFix, type VerifiedFix } from './verify';

/** At most this many guesses are tried for one diagnostic. */
const maxTried = 12;
/** At most this many fixes are offered for one diagnostic. */
const maxOffered = 6;

/** A search for fixes that can be interrupted: it yields after each try, and returns the fixes. */
export type Fixing = Generator<void, QuickFix[], void>;

/** The fixes of one version of a document, whatever its language is. */
export interface QuickFixes {
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostics that touch a span. */
  diagnosticsIn(span: Span): Diagnostic[];
  /** Verifies the fixes of a diagnostic, the likeliest first. Fixes that bring new errors to light come last. */
  fixesFor(diagnostic: Diagnostic): Fixing;
  /** Returns true if something can be fixed without asking, without trying its fixes. */
  hasSafeFix(): boolean;
  /** Returns true if a diagnostic can be fixed without a choice, without trying its fixes. */
  hasPreferredFix(diagnostic: Diagnostic): boolean;
  /** Fixes all diagnostics of one code, each by the preferred fix. */
  fixAll(code: string): FixingAll;
  /** Fixes what can be fixed without asking. */
  fixSafely(): FixingAll;
}

/** Returns the fixes of a document that a language's table has. */
export function quickFixesOf<Context extends FixContext<Context>>(
  context: Context,
  table: FixTable<Context>,
): QuickFixes {
  const { diagnostics } = context;
  const proposalsOf = (diagnostic: Diagnostic): Iterable<Proposal> =>
    proposalsFor(table, { context, diagnostic });
  return {
    diagnostics,
    diagnosticsIn: ({ start, end }) =>
      diagnostics.filter(({ span }) => span.start <= end && span.end >= start),
    fixesFor: (diagnostic) => verified(context, table, diagnostic),
    hasSafeFix: () => diagnostics.some((one) => some(proposalsOf(one), ({ isSafe }) => isSafe === true)),
    hasPreferredFix: (one) => some(proposalsOf(one), ({ isPreferred }) => isPreferred === true),
    fixAll: (code) =>
      fixSome(context, table, {
        isMeant: (diagnostic) => diagnostic.code === code,
        choose: ({ isPreferred }) => isPreferred === true,
      }),
    fixSafely: () =>
      fixSome(context, table, { isMeant: () => true, choose: ({ isSafe }) => isSafe === true }),
  };
}

function some(proposals: Iterable<Proposal>, test: (proposal: Proposal) => boolean): boolean {
  for (const proposal of proposals) if (test(proposal)) return true;
  return false;
}

function* verified<Context extends FixContext<Context>>(
  context: Context,
  table: FixTable<Context>,
  diagnostic: Diagnostic,
): Fixing {
  const fix = fixOf(table, diagnostic.code);
  if (fix === undefined) return [];
  const found: { readonly proposal: Proposal; readonly result: VerifiedFix<Context> }[] = [];
  let tried = 0;
  for (const proposal of fix.propose({ context, diagnostic })) {
    if (found.length >= maxOffered || tried++ >= maxTried) break;
    const result = proposal.edits && verifyFix(context, [diagnostic], proposal.edits, fix.rule);
    if (result) found.push({ proposal, result });
    yield;
  }
  const ordered = found.sort(
    (one, other) => Math.sign(one.result.newErrors) - Math.sign(other.result.newErrors),
  );
  return ordered.map(({ proposal }, index) => ({
    title: proposal.title,
    diagnostic,
    edits: proposal.edits ?? [],
    isPreferred: index === 0 && proposal.isPreferred === true,
    isSafe: proposal.isSafe === true,
  }));
}
