import type { JsonObject } from '../../../../../engine/json';
import type { ObjectShape } from '../../../../../engine/shape';
import { freshId } from '../../../text/fresh-id';
import { knownMembers, type NarrowMember } from '../../../json/completion/known';
import type { Asked, Whole } from '../../../json/completion/proposal';
import type { LevelContext } from '../../level';
import { narrowedFor } from '../narrowed';
import { RulePlaces } from './rule-places';
import { ruleTemplates } from './rule-templates';

/**
 * Returns complete rules by what they do. Each passes the checks as it is, and rules for which the level has no place
 * (a leak without a pipe) are left out.
 */
export function namedRules(
  level: LevelContext,
  shape: ObjectShape,
  { slot }: Pick<Asked, 'slot'>,
): readonly Whole[] {
  const places = new RulePlaces(level, slot.path);
  const ids = new Set(level.sketch.rules.map(({ id }) => id));
  const narrow: NarrowMember = (owner, key, wide) => {
    // the position decides the carrier
    if (key === 'carrier' && wide.kind === 'enumeration')
      return { ...wide, values: wide.values.filter((value) => value === owner[key]) };
    return narrowedFor(level.sketch, ['rules', key], owner, wide) ?? wide;
  };
  return ruleTemplates.flatMap(({ label, detail, id, rule }) => {
    const written = rule(places);
    if (written === undefined) return [];
    const value: JsonObject = { id: freshId(id, ids), ...written };
    return [{ label, detail, members: knownMembers(shape, value, { narrow, isTall: true }), value }];
  });
}
