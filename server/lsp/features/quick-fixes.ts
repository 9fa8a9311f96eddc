import { CodeActionKind, type CancellationToken } from 'vscode-languageserver';
import { runInSteps, grouped } from '../../../engine/core';
import type { QuickFix, QuickFixes } from '../../language';
import { nextMacrotask } from '../scheduling/macrotask';
import type { ActionRequest, ActionSource, OfferedAction } from './action-source';
import { shownAs } from './shown-as';

/** Fixes all typos, which never change the meaning of the file. Editors may run it on save. */
const fixAllKind = `${CodeActionKind.SourceFixAll}.reactor-level`;
/** Fixes all diagnostics of a code. Not below `fixAll`, which editors may run on save. */
const fixCodeKind = `${CodeActionKind.Source}.fixCode`;

/** Maximum number of diagnostics whose fixes are computed in one response. */
const maxDiagnostics = 20;
/** Milliseconds after which no further fixes are computed, because each is verified on the whole level. */
const timeBudget = 2000;

/** Fixes that are computed when chosen: all diagnostics of a code, or all typos. */
type FixAll = { readonly code: string } | { readonly isSafe: true };

/** Quick fixes: of one diagnostic, of all diagnostics of a code, and of all typos. */
export const quickFixes: ActionSource = {
  name: 'fix',
  kinds: [CodeActionKind.QuickFix, fixAllKind, fixCodeKind],
  offer: async (request) => {
    const fixes = request.context.features.quickFixes?.();
    if (fixes === undefined) return [];
    const actions: OfferedAction[] = [];
    if (request.wants(CodeActionKind.QuickFix)) actions.push(...(await quickFixesIn(fixes, request)));
    if (request.wants(fixAllKind, true) && fixes.hasSafeFix()) {
      const fixAll: FixAll = { isSafe: true };
      actions.push({
        title: 'Fix all typos (commas, quotes, capitalization, duplicates)',
        kind: fixAllKind,
        what: fixAll,
      });
    }
    for (const code of new Set(fixes.diagnostics.map((diagnostic) => diagnostic.code))) {
      const kind = `${fixCodeKind}.${code}`;
      if (request.wants(kind, true)) actions.push(...allOfKind(fixes, code, kind, request));
    }
    return actions;
  },
  resolve: async (context, what, { token }) => {
    const fixAll = fixAllFrom(what);
    const fixes = context.features.quickFixes?.();
    if (fixAll === undefined || fixes === undefined) return undefined;
    const fixing = 'code' in fixAll ? fixes.fixAll(fixAll.code) : fixes.fixSafely();
    return (await finishSlowly(fixing, token))?.edits;
  },
};

/** Reads the data of an action that the client sends back. */
function fixAllFrom(what: unknown): FixAll | undefined {
  if (typeof what !== 'object' || what === null) return undefined;
  if ('code' in what && typeof what.code === 'string') return { code: what.code };
  return 'isSafe' in what ? { isSafe: true } : undefined;
}

/** Returns the fixes of the diagnostics in a range, and the fixes for all diagnostics of their codes. */
async function quickFixesIn(fixes: QuickFixes, request: ActionRequest): Promise<OfferedAction[]> {
  const actions: OfferedAction[] = [];
  const withPreferred = new Set<string>();
  const start = Date.now();
  for (const diagnostic of fixes.diagnosticsIn(request.span).slice(0, maxDiagnostics)) {
    if (Date.now() - start > timeBudget) break;
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

/** Offers to fix all diagnostics of a code if there are several and they have a preferred fix. */
function allOfKind(
  fixes: QuickFixes,
  code: string,
  kind: string,
  { shown, context: { document } }: ActionRequest,
): OfferedAction[] {
  const faults = fixes.diagnostics.filter((diagnostic) => diagnostic.code === code);
  if (faults.length < 2 || !faults.slice(0, maxDiagnostics).some((fault) => fixes.hasPreferredFix(fault)))
    return [];
  const diagnostics = faults.slice(0, maxDiagnostics).map((fault) => shownAs(fault, document, shown));
  const fixAll: FixAll = { code };
  return [{ title: `Fix all ${grouped(faults.length)} "${code}" problems`, kind, diagnostics, what: fixAll }];
}

/** Runs work to its end and lets other requests run after each step; `undefined` if it was cancelled. */
function finishSlowly<T>(work: Generator<void, T, void>, token: CancellationToken): Promise<T | undefined> {
  return runInSteps(work, { rest: nextMacrotask, isCancelled: () => token.isCancellationRequested });
}
