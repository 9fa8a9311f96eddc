import { faulty, quote } from '../../shape';
import type { PredicateDraft } from '../format/shapes';
import type { LevelFacts } from '../level-facts';
import type { Check } from './facts/check';
import { constraintsOf, type Phase } from './facts/constraints';
import { addDemand, noDemands, type Conflict } from './facts/demands';
import { eachRule } from './facts/rules';

/**
 * A rule's predicates can never all be true.
 *
 * Two of them contradict each other, one asks for a number out of its range, for a prop that is not there, for a win
 * (nothing happens after one), or for a level state that the balance cannot give. The issue stands on the predicate
 * that makes it impossible, with the earlier one that it contradicts.
 *
 * Fix: change or remove one of the predicates. To keep a rule for later, set `enabled` to false.
 */
export const ruleNeverFires: Check = {
  code: 'rule-never-fires',
  reads: ['rules', 'props'],
  check: (facts, report) => {
    for (const { rule, index } of eachRule(facts)) {
      const { predicates, phase } = rule;
      if (rule.enabled === false || predicates === undefined || predicates === faulty || phase === faulty)
        continue;
      const conflict = findConflict(facts, predicates, phase ?? 'EndOfTurn');
      if (!conflict) continue;
      const path = ['rules', index, 'predicates'];
      const name = rule.id === faulty ? 'This rule' : `The rule ${quote(rule.id)}`;
      const { place, earlier } = conflict;
      report({
        message:
          earlier === place
            ? `${name} never fires, because this predicate is never true. Change or remove it.`
            : `${name} never fires, because this predicate contradicts an earlier one. Change one of them.`,
        path: [...path, place],
        related:
          earlier === place ? [] : [{ message: 'The earlier predicate is here.', path: [...path, earlier] }],
      });
    }
  },
};

/**
 * Finds the first predicate that cannot hold together with the earlier ones. Returns nothing if one of them is faulty.
 */
function findConflict(
  facts: LevelFacts,
  predicates: readonly (PredicateDraft | typeof faulty)[],
  phase: Phase,
): Conflict | undefined {
  const demands = noDemands(facts.balance.robot.inventoryCapacity);
  let conflict: Conflict | undefined;
  for (const [place, predicate] of predicates.entries()) {
    if (predicate === faulty || predicate.type === faulty || facts.isBlamed(predicate)) return undefined;
    if (Object.values<unknown>(predicate).includes(faulty)) return undefined;
    if (conflict) continue;
    for (const constraint of constraintsOf(facts, predicate, phase)) {
      conflict ??= addDemand(demands, { ...constraint, place });
    }
  }
  return conflict;
}
