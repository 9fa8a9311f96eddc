import type { Cell, Effect, Predicate, Rule } from '../level';
import type { SceneTarget } from './scene';

/** Returns the cells that rules refer to, each once for each kind, in cell order. */
export function ruleTargetsOf(rules: readonly Rule[]): SceneTarget[] {
  const targets: SceneTarget[] = [];
  for (const kind of ['predicate', 'effect'] as const) {
    const byCell = new Map<Cell, string[]>();
    for (const rule of rules) {
      const parts: readonly (Predicate | Effect)[] = kind === 'predicate' ? rule.predicates : rule.effects;
      for (const part of parts) {
        if (!('cell' in part)) continue;
        const ids = byCell.get(part.cell);
        if (ids === undefined) byCell.set(part.cell, [rule.id]);
        else if (!ids.includes(rule.id)) ids.push(rule.id);
      }
    }
    for (const [cell, ids] of byCell) targets.push({ cell, kind, rules: ids });
  }
  return targets.sort((a, b) => a.cell - b.cell);
}
