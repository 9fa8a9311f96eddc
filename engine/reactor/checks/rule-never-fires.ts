import { faulty, quote } from '../../shape';
import type { PredicateDraft } from '../format/shapes';
import type { Survey } from '../survey';
import type { Check } from './check';
import { constraintsOf, type Constraint } from './constraints';
import { eachRule } from './rules';

/**
 * A rule's predicates can never all hold.
 *
 * Two of them contradict each other, one asks for a number out of its range, for a prop that is not there, for a win
 * (nothing happens after one), or for a level state that the balance cannot give. The issue stands on the predicate
 * that makes it impossible, with the earlier one that it contradicts.
 *
 * Mend: change or remove one of the predicates. To keep a rule for later, set `enabled` to false.
 */
export const ruleNeverFires: Check = {
  code: 'rule-never-fires',
  check: (survey, report) => {
    for (const { rule, index } of eachRule(survey)) {
      const { predicates, phase } = rule;
      if (predicates === undefined || predicates === faulty || phase === faulty) continue;
      const conflict = findConflict(survey, predicates, phase ?? 'EndOfTurn');
      if (!conflict) continue;
      const path = ['rules', index, 'predicates'];
      const name = rule.id === faulty ? 'This rule' : `The rule ${quote(rule.id)}`;
      const { place, earlier } = conflict;
      report({
        message:
          earlier === place
            ? `${name} never fires: this predicate never holds. Change or remove it.`
            : `${name} never fires: this predicate contradicts an earlier one. Change one of them.`,
        path: [...path, place],
        related: earlier === place ? [] : [{ message: 'The earlier predicate.', path: [...path, earlier] }],
      });
    }
  },
};

interface Conflict {
  readonly place: number;
  readonly earlier: number;
}

/** The first predicate that cannot hold together with those before it; none where one of them is faulty. */
function findConflict(
  survey: Survey,
  predicates: readonly (PredicateDraft | typeof faulty)[],
  phase: 'StartOfSimulation' | 'EndOfTurn',
): Conflict | undefined {
  const demands: (Constraint & { readonly place: number })[] = [];
  let conflict: Conflict | undefined;
  for (const [place, predicate] of predicates.entries()) {
    if (predicate === faulty || predicate.type === faulty || survey.isBlamed(predicate)) return undefined;
    for (const constraint of constraintsOf(survey, predicate, phase)) {
      demands.push({ ...constraint, place });
      conflict ??= impossible(demands, constraint.subject, place);
    }
    conflict ??= overCapacity(demands, survey.balance.robot.inventoryCapacity, place);
  }
  return conflict;
}

function impossible(
  demands: readonly (Constraint & { readonly place: number })[],
  subject: string,
  place: number,
): Conflict | undefined {
  const same = demands.filter((demand) => demand.subject === subject);
  const last = same[same.length - 1];
  if (!last || canHold(same)) return undefined;
  if (!canHold([last])) return { place, earlier: place };
  const partner = same.find((demand) => !canHold([demand, last])) ?? same[0];
  return { place, earlier: partner?.place ?? place };
}

/** Whether one value meets all of these demands on one subject. */
function canHold(demands: readonly Constraint[]): boolean {
  let allowed: readonly string[] | undefined;
  let min = -Infinity;
  let max = Infinity;
  const except = new Set<number>();
  for (const demand of demands) {
    if (demand.kind === 'values') {
      allowed = allowed ? allowed.filter((value) => demand.allowed.includes(value)) : demand.allowed;
    } else {
      min = Math.max(min, demand.min);
      max = Math.min(max, demand.max);
      if (demand.except !== undefined) except.add(demand.except);
    }
  }
  if (allowed) return allowed.length > 0;
  const barred = [...except].filter((value) => value >= min && value <= max).length;
  return max - min + 1 > barred;
}

/** Whether the remedies that are asked for are more than the robot can carry together. */
function overCapacity(
  demands: readonly (Constraint & { readonly place: number })[],
  capacity: number,
  place: number,
): Conflict | undefined {
  const least = new Map<string, number>();
  let earlier = place;
  for (const demand of demands) {
    if (demand.kind !== 'range' || !demand.subject.startsWith('inventory ')) continue;
    least.set(demand.subject, Math.max(least.get(demand.subject) ?? 0, demand.min));
    earlier = Math.min(earlier, demand.place);
  }
  const total = [...least.values()].reduce((sum, count) => sum + count, 0);
  return total > capacity ? { place, earlier } : undefined;
}
