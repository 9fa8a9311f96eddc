import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../diagnostic';
import type { FixContext } from './context';
import { EditComposer } from './edit-composer';
import { fixOf, proposalsFor, type FixRule, type FixTable, type Proposal } from './fix';
import { verifyFix } from './verify';

/** The edits that fix all that can be fixed. */
export interface FixedAll {
  /** Of the document as it was. */
  readonly edits: readonly TextEdit[];
  /** The number of diagnostics that were fixed. */
  readonly count: number;
}

/** A fix of many diagnostics that can be interrupted: it yields after each step. */
export type FixingAll = Generator<void, FixedAll, void>;

/** Selects the diagnostics to fix, and the fix for each. */
export interface Choice {
  readonly isMeant: (diagnostic: Diagnostic) => boolean;
  readonly choose: (proposal: Proposal) => boolean;
  /** True to stop as soon as something is fixed, to find out whether anything can be. */
  readonly isOneEnough?: boolean;
}

/** The whole document is checked at most this often. */
const maxChecks = 400;

/**
 * Fixes one diagnostic after the other on the changing document, until none of the rest can be fixed. Fixes that do not
 * touch each other are verified together, so a fix of many equal problems takes one step.
 */
export function* fixSome<Context extends FixContext<Context>>(
  first: Context,
  table: FixTable<Context>,
  choice: Choice,
): FixingAll {
  const composer = new EditComposer(first.text.length);
  let context = first;
  let count = 0;
  let checks = 0;
  let failed = new Set<Diagnostic>();
  for (;;) {
    const steps = stepsOf(context, table, choice, failed);
    let size = steps.length;
    let done:
      | { readonly after: Context; readonly edits: readonly TextEdit[]; readonly size: number }
      | undefined;
    // all together; if that fails, half of them
    let from = 0;
    while (done === undefined && from < steps.length && checks < maxChecks) {
      const some = steps.slice(from, from + size);
      for (const edits of waysOf(some)) {
        checks++;
        yield;
        const result = verifyFix(
          context,
          some.map(({ diagnostic }) => diagnostic),
          edits,
          ruleOf(table, some),
        );
        if (result === undefined) continue;
        done = { after: result.after, edits, size: some.length };
        break;
      }
      if (done !== undefined) break;
      if (size > 1) size = Math.ceil(size / 2);
      else from++;
    }
    if (done === undefined) {
      if (steps.length === 0 || checks >= maxChecks) return { edits: composer.edits, count };
      // a fix that fails no longer keeps out those that it touched
      for (const { diagnostic } of steps) failed.add(diagnostic);
      continue;
    }
    composer.add(done.edits);
    count += done.size;
    context = done.after;
    failed = new Set();
    if (choice.isOneEnough === true) return { edits: composer.edits, count };
  }
}

interface Step {
  readonly diagnostic: Diagnostic;
  /** The likeliest first. */
  readonly ways: readonly (readonly TextEdit[])[];
}

/** Returns the rule of the steps; if they have several, the default one. */
function ruleOf<Context>(table: FixTable<Context>, steps: readonly Step[]): FixRule | undefined {
  const rules = new Set(steps.map(({ diagnostic }) => fixOf(table, diagnostic.code)?.rule));
  return rules.size === 1 ? [...rules][0] : undefined;
}

/**
 * Returns the edits of several steps together, each with its likeliest proposal; for a single step, the edits of each
 * proposal.
 */
function waysOf(steps: readonly Step[]): readonly (readonly TextEdit[])[] {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return only.ways;
  return [steps.flatMap(({ ways }) => ways[0] ?? [])];
}

/** Returns the chosen fixes of each diagnostic that do not touch each other. */
function stepsOf<Context extends FixContext<Context>>(
  context: Context,
  table: FixTable<Context>,
  { isMeant, choose }: Choice,
  failed: ReadonlySet<Diagnostic>,
): Step[] {
  const steps: Step[] = [];
  const taken: TextEdit[] = [];
  for (const diagnostic of context.diagnostics) {
    if (!isMeant(diagnostic) || failed.has(diagnostic)) continue;
    const ways: (readonly TextEdit[])[] = [];
    for (const proposal of proposalsFor(table, { context, diagnostic })) {
      const { edits } = proposal;
      if (edits === undefined || edits.length === 0 || !choose(proposal)) continue;
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
