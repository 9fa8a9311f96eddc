import { faulty, type PositionDraft } from '../../shape';
import type { Survey } from '../survey';
import type { Carrier } from '../terms';
import { eachRule } from './rules';

/** Whether the level or one of its rules has a leak of this carrier there, or may have where something is faulty. */
export function leakIsKnown(survey: Survey, carrier: Carrier, position: PositionDraft): boolean {
  return (
    hasLeak(survey, carrier, position) ||
    [...eachRule(survey)].some(
      ({ rule }) =>
        rule.effects === faulty ||
        rule.effects.some(
          (effect) =>
            effect === faulty ||
            effect.type === faulty ||
            (effect.type === 'StartLeak' && isThere(effect, carrier, position)),
        ),
    ) ||
    (survey.draft.rules !== undefined && (survey.draft.rules === faulty || survey.isOpen(survey.draft.rules)))
  );
}

/** Whether the level itself has a leak of this carrier there, or may have where something is faulty. */
export function hasLeak(survey: Survey, carrier: Carrier, position: PositionDraft): boolean {
  const { leaks } = survey.draft;
  if (leaks === undefined) return survey.broken;
  if (leaks === faulty || survey.isOpen(leaks)) return true;
  return leaks.some((leak) => leak === faulty || survey.isBlamed(leak) || isThere(leak, carrier, position));
}

function isThere(
  leak: { readonly carrier: Carrier | typeof faulty; readonly position: PositionDraft | typeof faulty },
  carrier: Carrier,
  [x, y]: PositionDraft,
): boolean {
  if (leak.carrier === faulty || leak.position === faulty) return true;
  return leak.carrier === carrier && leak.position[0] === x && leak.position[1] === y;
}
