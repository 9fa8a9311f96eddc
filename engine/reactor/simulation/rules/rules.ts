import type { Draft } from '../draft';
import { applyEffect } from './effects';
import type { MachineRule } from '../machine';
import { passes } from './predicates';

/** Steps 3 and 14: evaluates each rule once, in order. A rule that fires changes the state that later rules see. */
export function runRules(draft: Draft, rules: readonly MachineRule[]): void {
  const { next, notes, writeLog } = draft;
  for (const { rule, index } of rules) {
    if (next.fired[index] === 1) continue;
    if (!rule.predicates.every((predicate) => passes(next, predicate))) continue;
    if (rule.trigger === 'Once') markFired(draft, index);
    (notes.fired ??= []).push({ id: rule.id, phase: rule.phase, forecast: rule.forecast });
    if (writeLog !== undefined) writeLog.by = { kind: 'rule', id: rule.id };
    rule.effects.forEach((effect, at) => {
      if (applyEffect(draft, rule.id, effect)) return;
      (notes.rejected ??= []).push({ rule: rule.id, index: at, effect });
    });
  }
}

function markFired({ base, next }: Draft, index: number): void {
  if (next.fired === base.fired) next.fired = base.fired.slice();
  next.fired[index] = 1;
}
