import { faulty } from '../../shape';
import type { LevelFacts } from '../level-facts';
import {
  hazardFields,
  hazardKeys,
  remedies,
  remedyOfSupply,
  supplyTypes,
  includes,
  type Remedy,
} from '../terms';
import { at, type Check } from './facts/check';
import { eachHazard, type HazardEntry } from './facts/hazards';
import { propsOfType } from './facts/props';
import { reach, reachesBeside } from './facts/reach';

/**
 * The robot cannot remove a hazard that is at caution or above.
 *
 * Either no path over floor leads to its cell or a neighboring cell, or the robot has no matching remedy and can reach no
 * supply of one. A heat shield helps against heat, and so does coolant on the same cell.
 *
 * Fix: open a path, or add a matching remedy to the inventory or as a supply. No change is needed if this is intended.
 */
export const unreachableHazard: Check = {
  code: 'unreachable-hazard',
  reads: ['props', 'hazards', 'robot'],
  check: (facts, report) => {
    const reached = reach(facts);
    const { robot } = facts.draft;
    if (facts.broken || !reached || robot === faulty || robot.inventory === faulty) return;
    const atHand = remediesAtHand(facts, reached);
    if (!atHand) return;
    for (const { hazard, position, index } of eachHazard(facts)) {
      const cell = facts.cellOf(position);
      if (cell === undefined) continue;
      const helpless = concerning(facts, hazard).filter(
        (field) =>
          !atHand.has(field === 'Heat' ? 'HeatShield' : `${field}Neutralizer`) &&
          !(field === 'Heat' && amountOf(hazard, 'coolant') > 0),
      );
      const isCutOff = concerning(facts, hazard).length > 0 && !reachesBeside(facts, reached, cell);
      if (!isCutOff && helpless.length === 0) continue;
      const names = helpless.map((field) => hazardKeys[field]).join(' and ');
      report({
        message: isCutOff
          ? `The robot cannot reach this hazard at ${at(position)}. Open a path over floor cells.`
          : `The robot has no remedy against the ${names} at ${at(position)}. Give it a remedy, or add a supply that it can reach.`,
        path: ['hazards', index],
        cells: [cell],
      });
    }
  },
};

type HazardDraft = HazardEntry['hazard'];

function amountOf(hazard: HazardDraft, key: 'fuel' | 'coolant' | 'electricity' | 'heat'): number {
  const amount = hazard[key];
  return amount === undefined || amount === faulty ? 0 : amount;
}

function concerning({ balance }: LevelFacts, hazard: HazardDraft) {
  return hazardFields.filter((field) => {
    const key = hazardKeys[field];
    return Math.fround(amountOf(hazard, key)) >= balance.hazard.bands[key].caution;
  });
}

/** Returns the remedies that the robot carries or can reach in a supply, or `undefined` if a supply is faulty. */
function remediesAtHand(facts: LevelFacts, reached: Uint8Array): Set<Remedy> | undefined {
  if (!facts.knowsAll((type) => includes(supplyTypes, type))) return undefined;
  const { robot } = facts.draft;
  const inventory = robot === faulty || robot.inventory === faulty ? {} : (robot.inventory ?? {});
  const atHand = new Set<Remedy>(
    remedies.filter((remedy) => {
      const count = inventory[remedy] ?? 0;
      return count === faulty || count > 0;
    }),
  );
  for (const type of supplyTypes) {
    for (const { draft, cell } of propsOfType(facts, type)) {
      if (draft.state !== 'Depleted' && reached[cell] === 1) atHand.add(remedyOfSupply[type]);
    }
  }
  return atHand;
}
