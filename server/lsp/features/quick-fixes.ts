import { CodeActionKind, type CancellationToken } from 'vscode-languageserver';
import { drive } from '../../../engine/core';
import type { QuickFix, QuickFixes } from '../../language';
import { nextMacrotask } from '../scheduling/macrotask';
import type { ActionRequest, ActionSource, OfferedAction } from './action-source';
import { shownAs } from './shown-as';

/** Mends slips, which change nothing of what the file says: for a save, too. */
const fixAllKind = `${CodeActionKind.SourceFixAll}.reactor-level`;
/** Mends all faults of a code. It is no `fixAll`, which editors may run on each save. */
const mendAllKind = `${CodeActionKind.Source}.mendAll`;

/** For more faults than these nothing is worked out in one answer. */
const mostFaults = 20;
/** No further fault's mends are tried when so much time has gone, in milliseconds: each is tried on the whole level. */
const longestTrial = 2000;

/** What is to be mended: all faults of a code, or all slips: what changes nothing that the file says. */
type Wish = { readonly code: string } | { readonly isSafe: true };

/** Mends for faults of levels and the files beside: one by one, all of a kind, and all slips. */
export const quickFixes: ActionSource = {
  name: 'mend',
  kinds: [CodeActionKind.QuickFix, fixAllKind, mendAllKind],
  offer: async (request) => {
    const fixes = request.context.features.quickFixes?.();
    if (fixes === undefined) return [];
    const actions: OfferedAction[] = [];
    if (request.wants(CodeActionKind.QuickFix)) actions.push(...(await quickFixesIn(fixes, request)));
    if (request.wants(fixAllKind, true) && fixes.hasSafeFix()) {
      const wish: Wish = { isSafe: true };
      actions.push({
        title: 'Mend all slips (commas, quotes, capitals, repeats)',
        kind: fixAllKind,
        what: wish,
      });
    }
    for (const code of new Set(fixes.diagnostics.map((diagnostic) => diagnostic.code))) {
      const kind = `${mendAllKind}.${code}`;
      if (request.wants(kind, true)) actions.push(...allOfKind(fixes, code, kind, request));
    }
    return actions;
  },
  resolve: async (context, what, { token }) => {
    const wish = wishFrom(what);
    const fixes = context.features.quickFixes?.();
    if (wish === undefined || fixes === undefined) return undefined;
    const fixing = 'code' in wish ? fixes.fixAll(wish.code) : fixes.fixSafely();
    return (await finishSlowly(fixing, token))?.edits;
  },
};

/** What is to be mended, as a client gives it back. */
function wishFrom(what: unknown): Wish | undefined {
  if (typeof what !== 'object' || what === null) return undefined;
  if ('code' in what && typeof what.code === 'string') return { code: what.code };
  return 'isSafe' in what ? { isSafe: true } : undefined;
}

/** The fixes of the diagnostics there, and those that fix all others of their codes with them. */
async function quickFixesIn(fixes: QuickFixes, request: ActionRequest): Promise<OfferedAction[]> {
  const actions: OfferedAction[] = [];
  const withPreferred = new Set<string>();
  const start = Date.now();
  for (const diagnostic of fixes.diagnosticsIn(request.span).slice(0, mostFaults)) {
    if (Date.now() - start > longestTrial) break;
    if (request.token.isCancellationRequested) return [];
    const found = (await finishSlowly(fixes.fixesFor(diagnostic), request.token)) ?? [];
    actions.push(...found.map((fix) => toAction(fix, request)));
    if (found.some(({ isPreferred }) => isPreferred)) withPreferred.add(diagnostic.code);
  }
  for (const code of withPreferred) actions.push(...allOfKind(fixes, code, CodeActionKind.QuickFix, request));
  return actions;
}

function toAction(fix: QuickFix, { shown, context: { document } }: ActionRequest): OfferedAction {
  return {
    title: fix.title,
    kind: CodeActionKind.QuickFix,
    diagnostics: [shownAs(fix.diagnostic, document, shown)],
    isPreferred: fix.isPreferred,
    edits: fix.edits,
  };
}

/** Mends all faults of a code, where there are several and they need no choice. */
function allOfKind(
  fixes: QuickFixes,
  code: string,
  kind: string,
  { shown, context: { document } }: ActionRequest,
): OfferedAction[] {
  const faults = fixes.diagnostics.filter((diagnostic) => diagnostic.code === code);
  if (faults.length < 2 || !faults.slice(0, mostFaults).some((fault) => fixes.hasPreferredFix(fault)))
    return [];
  const diagnostics = faults.slice(0, mostFaults).map((fault) => shownAs(fault, document, shown));
  const wish: Wish = { code };
  return [{ title: `Mend all ${faults.length} “${code}” faults`, kind, diagnostics, what: wish }];
}

/** Runs work to its end, and lets other requests have a turn after each step; `undefined` if it was cancelled. */
function finishSlowly<T>(work: Generator<void, T, void>, token: CancellationToken): Promise<T | undefined> {
  return drive(work, { rest: nextMacrotask, isCancelled: () => token.isCancellationRequested });
}
