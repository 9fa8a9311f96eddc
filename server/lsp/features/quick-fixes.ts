import { CodeActionKind, type CancellationToken } from 'vscode-languageserver';
import { runInSteps, grouped } from '../../../engine/core';
import type { FixScope, QuickFix, QuickFixes } from '../../language';
import { nextMacrotask } from '../scheduling/macrotask';
import type { ActionRequest, ActionSource, OfferedAction } from './action-source';
import { shownAs } from './shown-as';

/** Fixes the whole file. Editors may run it on save, where it fixes only typos, which never change the file's meaning. */
const fixAllKind = `${CodeActionKind.SourceFixAll}.reactor-level`;
/** Fixes all diagnostics of a code. Not below `fixAll`, which editors may run on save. */
const fixCodeKind = `${CodeActionKind.Source}.fixCode`;

/** Maximum number of diagnostics whose fixes are computed in one response. */
const maxDiagnostics = 20;
/**
 * Milliseconds after which no further fixes of a large file are computed, because each is verified on the whole file. The
 * fixes of ordinary files never depend on time.
 */
const timeBudget = 2000;
/** The greatest length in characters, and number of diagnostics, of an ordinary file. */
const ordinary = { characters: 200_000, diagnostics: 200 } as const;

/** Quick fixes: of one diagnostic, of all diagnostics of a code, and of the whole file. */
export const quickFixes: ActionSource = {
  name: 'fix',
  kinds: [CodeActionKind.QuickFix, fixAllKind, fixCodeKind],
  offer: async (request) => {
    const fixes = request.context.features.quickFixes?.();
    if (fixes === undefined) return [];
    const actions: OfferedAction[] = [];
    if (request.wants(CodeActionKind.QuickFix)) actions.push(...(await quickFixesIn(fixes, request)));
    if (request.wants(fixAllKind, true)) actions.push(...(await fixAllOf(fixes, request)));
    for (const code of new Set(fixes.diagnostics.map((diagnostic) => diagnostic.code))) {
      const kind = `${fixCodeKind}.${code}`;
      if (request.wants(kind, true) && (await canFix(fixes, { code }, request)))
        actions.push(...allOfKind(fixes, code, kind, request));
    }
    return actions;
  },
  resolve: async (context, what, { token }) => {
    const scope = scopeFrom(what);
    const fixes = context.features.quickFixes?.();
    if (scope === undefined || fixes === undefined) return undefined;
    return (await finishSlowly(fixes.fixAll(scope), token))?.edits;
  },
};

/** Reads the data of an action that the client sends back. */
function scopeFrom(what: unknown): FixScope | undefined {
  if (what === 'preferred' || what === 'safe') return what;
  if (typeof what !== 'object' || what === null || !('code' in what)) return undefined;
  return typeof what.code === 'string' ? { code: what.code } : undefined;
}

/** Offers to fix the whole file: all that has a preferred fix if a person asks for it, and else only typos. */
async function fixAllOf(fixes: QuickFixes, request: ActionRequest): Promise<OfferedAction[]> {
  const scope = request.isInvoked ? 'preferred' : 'safe';
  if (!(await canFix(fixes, scope, request))) return [];
  const title =
    scope === 'safe'
      ? 'Fix all typos (commas, quotes, capitalization, duplicates)'
      : 'Fix all problems that have a preferred fix';
  return [{ title, kind: fixAllKind, what: scope }];
}

/** Returns true if at least one fix holds. Actions that would change nothing are not offered. */
async function canFix(fixes: QuickFixes, scope: FixScope, { token }: ActionRequest): Promise<boolean> {
  return (await finishSlowly(fixes.canFix(scope), token)) === true;
}

/** Returns the fixes of the diagnostics in a range, and the fixes for all diagnostics of their codes. */
async function quickFixesIn(fixes: QuickFixes, request: ActionRequest): Promise<OfferedAction[]> {
  const actions: OfferedAction[] = [];
  const withPreferred = new Set<string>();
  const isOrdinary =
    request.context.document.text.length <= ordinary.characters &&
    fixes.diagnostics.length <= ordinary.diagnostics;
  const deadline = isOrdinary ? Infinity : Date.now() + timeBudget;
  for (const diagnostic of fixes.diagnosticsIn(request.span).slice(0, maxDiagnostics)) {
    if (Date.now() > deadline) break;
    if (request.token.isCancellationRequested) return [];
    const found = (await finishSlowly(fixes.fixesFor(diagnostic), request.token, deadline)) ?? [];
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

/** Offers to fix all diagnostics of a code, of which at least one can be fixed, if there are several. */
function allOfKind(
  fixes: QuickFixes,
  code: string,
  kind: string,
  { shown, context: { document } }: ActionRequest,
): OfferedAction[] {
  const faults = fixes.diagnostics.filter((diagnostic) => diagnostic.code === code);
  if (faults.length < 2) return [];
  const diagnostics = faults.slice(0, maxDiagnostics).map((fault) => shownAs(fault, document, shown));
  const what: FixScope = { code };
  return [{ title: `Fix all ${grouped(faults.length)} "${code}" problems`, kind, diagnostics, what }];
}

/**
 * Runs work to its end and lets other requests run after each step; `undefined` if it was cancelled, or not done at the
 * deadline.
 */
function finishSlowly<T>(
  work: Generator<void, T, void>,
  token: CancellationToken,
  deadline = Infinity,
): Promise<T | undefined> {
  const isCancelled = (): boolean => token.isCancellationRequested || Date.now() > deadline;
  return runInSteps(work, { rest: nextMacrotask, isCancelled });
}
