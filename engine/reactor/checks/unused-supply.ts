import { faulty } from '../../shape';
import type { Survey } from '../survey';
import { hazardFields, hazardKeys, supplyTypes, type HazardField } from '../terms';
import { at, type Check } from './check';
import { eachHazard } from './hazards';
import { eachLeak } from './leaks';
import { propsOfType } from './props';
import { eachRule } from './rules';

/**
 * A supply gives a remedy against something that can never be on the floor.
 *
 * An element can appear from the level's hazards, from a leak on a piece of network that has a source, or from a
 * rule. Heat can appear too where there is fuel, or coolant together with electricity.
 *
 * Mend: remove the supply, or give the level what it is against. A depleted supply is not reported.
 */
export const unusedSupply: Check = {
  code: 'unused-supply',
  check: (survey, report) => {
    const possible = possibleHazards(survey);
    if (!possible) return;
    for (const type of supplyTypes) {
      const field = type.slice(0, -'RemedySupply'.length) as HazardField;
      if (possible.has(field)) continue;
      for (const { draft, cell, index } of propsOfType(survey, type)) {
        if (draft.state !== 'Available' || draft.position === faulty) continue;
        report({
          message: `No ${hazardKeys[field]} can ever be on the floor, so nobody needs this ${type} at ${at(draft.position)}. Remove it, or add what it is against.`,
          path: ['props', index, 'position'],
          cells: [cell],
        });
      }
    }
  },
};

/** What can ever lie on the floor; `undefined` where something that could bring it is faulty or unread. */
function possibleHazards(survey: Survey): Set<HazardField> | undefined {
  const { draft, broken } = survey;
  if (broken || isUnsure(draft.hazards) || isUnsure(draft.leaks) || isUnsure(draft.rules)) return undefined;
  const possible = new Set<HazardField>();
  for (const { hazard } of eachHazard(survey)) {
    for (const field of hazardFields) {
      const amount = hazard[hazardKeys[field]] ?? 0;
      if (amount === faulty || amount > 0) possible.add(field);
    }
  }
  for (const { draft: leak, carrier, position } of eachLeak(survey)) {
    if (leak.state === 'Repaired') continue;
    const cell = survey.cellOf(position);
    const pieces = survey.pieces(carrier);
    if (cell === undefined || !pieces || !survey.knowsAll((type) => type === `${carrier}Flow`)) {
      possible.add(carrier);
      continue;
    }
    const piece = pieces.pieceAt[cell];
    if (pieces.all[piece ?? -1]?.touchesUnknown) possible.add(carrier);
    for (const source of survey.sources(carrier)) if (pieces.pieceAt[source] === piece) possible.add(carrier);
  }
  for (const { rule } of eachRule(survey)) {
    if (rule.enabled === false) continue;
    if (rule.effects === faulty) return undefined;
    for (const effect of rule.effects) {
      if (effect === faulty || effect.type === faulty) return undefined;
      if (effect.type === 'StartLeak' && effect.carrier !== faulty) possible.add(effect.carrier);
      if (effect.type === 'AddHazard' && effect.hazard !== faulty) possible.add(effect.hazard);
      if (effect.type === 'AddHeat') possible.add('Heat');
    }
  }
  if (possible.has('Fuel') || (possible.has('Coolant') && possible.has('Electricity'))) possible.add('Heat');
  return possible;
}

/** Whether a list is faulty, or one of its entries is. */
function isUnsure(list: readonly unknown[] | typeof faulty | undefined): boolean {
  return list === faulty || (list?.includes(faulty) ?? false);
}
