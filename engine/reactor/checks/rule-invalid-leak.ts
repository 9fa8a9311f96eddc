import { withArticle } from '../../core';
import { faulty } from '../../shape';
import { leakFault } from '../level-facts/leak-faults';
import { at, type Check } from './facts/check';
import { floorNextTo } from './facts/faces';
import { hasLeak, isReportedLeak } from './facts/rule-leaks';
import { eachRulePart } from './facts/rules';

/**
 * A `StartLeak` effect would start an invalid leak.
 *
 * A leak started by a rule must meet the same conditions as one in the level: it must be on its carrier's network. Fuel
 * and coolant leaks are under floor. An electricity leak is in a wall and has a neighboring floor cell as `access`,
 * which can be omitted if the level already has an electricity leak there.
 *
 * Fix: correct the position or the `access` as the message says.
 */
export const ruleInvalidLeak: Check = {
  code: 'rule-invalid-leak',
  reads: ['rules', 'leaks', 'networks'],
  check: (facts, report) => {
    for (const { kind, draft, path } of eachRulePart(facts)) {
      if (kind !== 'effect' || draft.type !== 'StartLeak') continue;
      const { carrier, position, access } = draft;
      if (carrier === faulty || position === faulty || isReportedLeak(facts, carrier, position)) continue;
      const name = carrier.toLowerCase();
      const fault = leakFault(facts, carrier, position, access);
      const say = (message: string, ...member: string[]) =>
        report({ message, path: [...path, ...member], blame: [draft] });
      switch (fault) {
        case 'leak-out-of-bounds':
          say(
            `${at(position)} is outside the map. Expected the position of ${withArticle(`${name} network cell`)}.`,
            'position',
          );
          break;
        case 'leak-without-network':
          say(`There is no ${name} network cell at ${at(position)}, so nothing can leak there.`, 'position');
          break;
        case 'leak-not-under-floor':
          say(`${at(position)} is a wall, but ${name} leaks only under floor.`, 'position');
          break;
        case 'leak-not-in-wall':
          say(`${at(position)} is floor, but electricity leaks only out of walls.`, 'position');
          break;
        case 'leak-access-mismatch':
          say(
            `The \`access\` of a ${name} leak must be its own position, ${at(position)}. Remove \`access\`.`,
            'access',
          );
          break;
        case 'leak-face-missing':
          if (hasLeak(facts, carrier, position)) break;
          say(
            `Missing \`access\` for this leak: the floor cell that it leaks into. ${floorNextTo(facts, position)}`,
          );
          break;
        case 'leak-face-invalid':
          say(
            `\`access\` is not a floor cell next to the leak at ${at(position)}. ${floorNextTo(facts, position)}`,
            'access',
          );
          break;
        case undefined:
          break;
      }
    }
  },
};
