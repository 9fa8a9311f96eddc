import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../../text/diagnostic';
import type { Proposal } from './mend';
import { proposalsFor } from './offer';
import { Patchwork } from './patchwork';
import { prove } from './proof';
import type { Subject } from './subject';

/** A document after all that could be mended was. */
export interface MendedAll {
  /** Of the document as it was. */
  readonly edits: readonly TextEdit[];
  /** How many faults went by a mend. */
  readonly count: number;
  readonly after: Subject;
}

/** Which mends are done. */
export type Choice = (proposal: Proposal, diagnostic: Diagnostic) => boolean;

/** Nobody waits for more checks of the whole document than these. */
const mostProofs = 400;

/** Mending that can be interrupted: it says when a step is done, and at its end what has become of the document. */
export type Mending = Generator<void, MendedAll, void>;

/** Whether something can be mended without asking, as far as that can be told without trying. */
export function hasSafeMend(subject: Subject): boolean {
  return subject.diagnostics.some((diagnostic) => {
    for (const { isSafe } of proposalsFor({ subject, diagnostic })) if (isSafe === true) return true;
    return false;
  });
}

/** Whether a fault can be mended without choosing how, as far as that can be told without trying. */
export function hasPreferredMend(subject: Subject, diagnostic: Diagnostic): boolean {
  for (const { isPreferred } of proposalsFor({ subject, diagnostic })) if (isPreferred === true) return true;
  return false;
}

/** Mends all faults of one code, each by the mend that is preferred. */
export function mendAll(subject: Subject, code: string): Mending {
  return mendWhile(
    subject,
    (diagnostic) => diagnostic.code === code,
    ({ isPreferred }) => isPreferred === true,
  );
}

/** Mends what can be mended without asking. */
export function mendSafely(subject: Subject): Mending {
  return mendWhile(
    subject,
    () => true,
    ({ isSafe }) => isSafe === true,
  );
}

/**
 * Mends one fault after the other on the changing document, until none is left that can be mended. Mends that do not
 * touch each other are checked together, so that many equal faults are mended in one go.
 */
function* mendWhile(first: Subject, isMeant: (diagnostic: Diagnostic) => boolean, choose: Choice): Mending {
  const patchwork = new Patchwork(first.json.text.length);
  let subject = first;
  let count = 0;
  let proofs = 0;
  for (;;) {
    const steps = chosen(subject, isMeant, choose);
    let size = steps.length;
    let done:
      | { readonly after: Subject; readonly edits: readonly TextEdit[]; readonly size: number }
      | undefined;
    // all together; where that goes wrong somewhere, half of them
    let from = 0;
    while (done === undefined && from < steps.length && proofs < mostProofs) {
      const some = steps.slice(from, from + size);
      for (const edits of waysOf(some)) {
        proofs++;
        yield;
        const proven = prove(
          subject,
          some.map(({ diagnostic }) => diagnostic),
          edits,
        );
        if (proven === undefined) continue;
        done = { after: proven.after, edits, size: some.length };
        break;
      }
      if (done !== undefined) break;
      if (size > 1) size = Math.ceil(size / 2);
      else from++;
    }
    if (done === undefined) return { edits: patchwork.edits, count, after: subject };
    patchwork.add(done.edits);
    count += done.size;
    subject = done.after;
  }
}

interface Step {
  readonly diagnostic: Diagnostic;
  /** The likeliest first. */
  readonly ways: readonly (readonly TextEdit[])[];
}

/** The edits that do several steps together, each in its likeliest way; of one step each way. */
function waysOf(steps: readonly Step[]): readonly (readonly TextEdit[])[] {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return only.ways;
  return [steps.flatMap(({ ways }) => ways[0] ?? [])];
}

/** The chosen mends of each fault, as far as they do not touch each other. */
function chosen(subject: Subject, isMeant: (diagnostic: Diagnostic) => boolean, choose: Choice): Step[] {
  const steps: Step[] = [];
  const taken: TextEdit[] = [];
  for (const diagnostic of subject.diagnostics) {
    if (!isMeant(diagnostic)) continue;
    const ways: (readonly TextEdit[])[] = [];
    for (const proposal of proposalsFor({ subject, diagnostic })) {
      const { edits } = proposal;
      if (edits === undefined || edits.length === 0 || !choose(proposal, diagnostic)) continue;
      ways.push(edits);
    }
    const [first] = ways;
    if (first?.some((edit) => taken.some((other) => touches(edit, other))) ?? true) continue;
    steps.push({ diagnostic, ways });
    taken.push(...(first ?? []));
  }
  return steps;
}

function touches(one: TextEdit, other: TextEdit): boolean {
  return one.start <= other.end && one.end >= other.start;
}
