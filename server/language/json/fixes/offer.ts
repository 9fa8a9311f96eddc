import type { Span, TextEdit } from '../../../../engine/json';
import type { IssueCode } from '../../../../engine/reactor';
import type { Diagnostic } from '../../text/diagnostic';
import type { Fault, Mend, Proposal } from './mend';
import { prove, type Proven } from './proof';
import { mends } from '../../reactor/fixes/registry';
import type { Subject } from './subject';

/** A mend that was checked: the fault goes, and nothing that it writes is faulty. */
export interface Fix {
  readonly title: string;
  readonly diagnostic: Diagnostic;
  readonly edits: readonly TextEdit[];
  readonly isPreferred: boolean;
  readonly isSafe: boolean;
}

/** More than so many guesses are not tried for one fault. */
const mostTried = 12;
/** More than so many mends are not offered for one fault. */
const mostOffered = 6;

/** The diagnostics that touch a span. */
export function faultsIn({ diagnostics }: Subject, { start, end }: Span): Diagnostic[] {
  return diagnostics.filter(({ span }) => span.start <= end && span.end >= start);
}

/** Looking for mends in a way that can be interrupted: it says when one was tried, and at its end which there are. */
export type Fixing = Generator<void, Fix[], void>;

/** The checked mends of a fault, the likeliest first; those after which errors come to light behind those without. */
export function fixesOf(subject: Subject, diagnostic: Diagnostic): Fix[] {
  const fixing = tryFixes(subject, diagnostic);
  for (;;) {
    const step = fixing.next();
    if (step.done === true) return step.value;
  }
}

/** The same, one try a step. */
export function* tryFixes(subject: Subject, diagnostic: Diagnostic): Fixing {
  const found: { readonly proposal: Proposal; readonly proven: Proven }[] = [];
  let tried = 0;
  for (const proposal of proposalsFor({ subject, diagnostic })) {
    if (found.length >= mostOffered || tried++ >= mostTried) break;
    const proven = proposal.edits && prove(subject, [diagnostic], proposal.edits);
    if (proven) found.push({ proposal, proven });
    yield;
  }
  const ordered = found.sort(
    (one, other) => Math.sign(one.proven.newErrors) - Math.sign(other.proven.newErrors),
  );
  return ordered.map(({ proposal }, index) => ({
    title: proposal.title,
    diagnostic,
    edits: proposal.edits ?? [],
    isPreferred: index === 0 && proposal.isPreferred === true,
    isSafe: proposal.isSafe === true,
  }));
}

/** What a code's mend would do about a fault, unchecked. */
export function proposalsFor(fault: Fault): Iterable<Proposal> {
  return mendOf(fault.diagnostic.code)?.propose(fault) ?? [];
}

/** The mend of a code; `undefined` where it has none. */
export function mendOf(code: string): Mend | undefined {
  const entry = Object.hasOwn(mends, code) ? mends[code as IssueCode] : undefined;
  return entry !== undefined && 'propose' in entry ? entry : undefined;
}
