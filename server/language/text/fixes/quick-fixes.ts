import type { Span } from '../../../../engine/json';
import type { Diagnostic } from '../diagnostic';
import type { FixContext } from './context';
import { fixSome, type Choice, type FixingAll } from './fix-all';
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
  /** Fixes all that a scope contains, each by its likeliest fix. */
  fixAll(scope: FixScope): FixingAll;
  /** Returns true if at least one of the fixes in a scope holds. */
  canFix(scope: FixScope): Generator<void, boolean, void>;
}

/**
 * The fixes to apply together: the preferred ones of all codes or of one code, or only the safe ones, which leave the
 * meaning of the file as it is.
 */
export type FixScope = 'preferred' | 'safe' | { readonly code: string };

/** Returns the fixes of a document that a language's table has. */
export function quickFixesOf<Context extends FixContext<Context>>(
  context: Context,
  table: FixTable<Context>,
): QuickFixes {
  const { diagnostics } = context;
  return {
    diagnostics,
    diagnosticsIn: ({ start, end }) =>
      diagnostics.filter(({ span }) => span.start <= end && span.end >= start),
    fixesFor: (diagnostic) => verified(context, table, diagnostic),
    fixAll: (scope) => fixSome(context, table, choiceOf(scope)),
    *canFix(scope) {
      const { edits } = yield* fixSome(context, table, { ...choiceOf(scope), isOneEnough: true });
      return edits.length > 0;
    },
  };
}

function choiceOf(scope: FixScope): Choice {
  return {
    isMeant: ({ code }) => typeof scope === 'string' || code === scope.code,
    choose: ({ isSafe = false, isPreferred = false }) => {
      if (scope === 'safe') return isSafe;
      return isPreferred || (scope === 'preferred' && isSafe);
    },
  };
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
  for (const proposal of proposalsFor(table, { context, diagnostic })) {
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
