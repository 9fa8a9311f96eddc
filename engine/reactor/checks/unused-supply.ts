import { withArticle } from '../../core';
import { faulty } from '../../shape';
import type { LevelFacts } from '../level-facts';
import { hazardFields, hazardKeys, perCarrier, supplyTypes, type HazardField } from '../terms';
import { at, type Check } from './facts/check';
import type { LeakEntry } from './facts/leaks';
import { propsOfType } from './facts/props';
import { doubtfulCells, touches } from './facts/doubtful';
import { eachRule } from './facts/rules';
import { fedPieces } from './facts/supply-lines';

/**
 * A supply provides a remedy against something that can never be on the floor.
 *
 * An element can appear from the level's hazards, from a leak on a piece of network that has a source, or from a
 * rule. Heat can appear too where there is fuel, or coolant together with electricity.
 *
 * Fix: remove the supply, or add a hazard or leak that it is for. A depleted supply is not reported.
 */
export const unusedSupply: Check = {
  code: 'unused-supply',
  reads: ['props', 'networks', 'hazards', 'leaks', 'rules'],
  check: (facts, report) => {
    const possible = possibleHazards(facts);
    if (!possible) return;
    for (const type of supplyTypes) {
      const field = type.slice(0, -'RemedySupply'.length) as HazardField;
      if (possible.has(field)) continue;
      for (const { draft, cell, index } of propsOfType(facts, type)) {
        if (draft.state !== 'Available' || draft.position === faulty) continue;
        report({
          message: `This ${type} at ${at(draft.position)} is never needed, because there is never any ${hazardKeys[field]} on the floor. Remove it, or add ${withArticle(`${hazardKeys[field]} hazard`)}.`,
          path: ['props', index, 'position'],
          cells: [cell],
        });
      }
    }
  },
};

/**
 * Collects the hazards that can ever be on the floor, or returns `undefined` if a possible origin is faulty or unread.
 */
function possibleHazards(facts: LevelFacts): Set<HazardField> | undefined {
  const possible = new Set<HazardField>();
  const isSure =
    !facts.broken && addHazards(facts, possible) && addLeaks(facts, possible) && addEffects(facts, possible);
  if (!isSure) return undefined;
  if (possible.has('Fuel') || (possible.has('Coolant') && possible.has('Electricity'))) possible.add('Heat');
  return possible;
}

/** Adds the hazards that are on the floor at the start. Returns false if they are not fully known. */
function addHazards({ draft: { hazards = [] } }: LevelFacts, possible: Set<HazardField>): boolean {
  if (hazards === faulty) return false;
  for (const hazard of hazards) {
    if (hazard === faulty) return false;
    for (const field of hazardFields) {
      const amount = hazard[hazardKeys[field]] ?? 0;
      if (amount === faulty || amount > 0) possible.add(field);
    }
  }
  return true;
}

/**
 * Adds the carriers that leak, or may leak because the leak or its network has a fault. Returns false if they are not
 * fully known.
 */
function addLeaks(facts: LevelFacts, possible: Set<HazardField>): boolean {
  const { leaks = [] } = facts.draft;
  if (leaks === faulty) return false;
  const doubtful = perCarrier((carrier) => doubtfulCells(facts, carrier));
  for (const leak of leaks) {
    if (leak === faulty || leak.carrier === faulty) return false;
    if (leak.state === 'Repaired' || possible.has(leak.carrier)) continue;
    if (canFlow(facts, leak, doubtful[leak.carrier])) possible.add(leak.carrier);
  }
  return true;
}

/** Returns true if a leak is, or may be, on a piece with a source. */
function canFlow(facts: LevelFacts, leak: LeakEntry['draft'], doubtful: ReadonlySet<number>): boolean {
  const { carrier, position } = leak;
  if (carrier === faulty || position === faulty || facts.isBlamed(leak)) return true;
  const cell = facts.cellOf(position);
  const pieces = facts.pieces(carrier);
  const piece = cell === undefined ? undefined : pieces?.all[pieces.pieceAt[cell] ?? -1];
  if (!pieces || !piece || piece.touchesUnknown || facts.isBlamed(piece)) return true;
  if (!facts.knowsAll((type) => type === `${carrier}Flow`)) return true;
  return fedPieces(facts, pieces, carrier).has(piece) || touches(pieces, piece, doubtful);
}

/** Adds the hazards that rules create. Returns false if they are not fully known. */
function addEffects(facts: LevelFacts, possible: Set<HazardField>): boolean {
  const { rules = [] } = facts.draft;
  if (rules === faulty || rules.includes(faulty)) return false;
  for (const { rule } of eachRule(facts)) {
    if (rule.enabled === false) continue;
    if (rule.effects === faulty) return false;
    for (const effect of rule.effects) {
      if (effect === faulty || effect.type === faulty) return false;
      if (effect.type === 'StartLeak') {
        if (effect.carrier === faulty) return false;
        possible.add(effect.carrier);
      }
      if (effect.type === 'AddHazard') {
        if (effect.hazard === faulty) return false;
        possible.add(effect.hazard);
      }
      if (effect.type === 'AddHeat') possible.add('Heat');
    }
  }
  return true;
}
