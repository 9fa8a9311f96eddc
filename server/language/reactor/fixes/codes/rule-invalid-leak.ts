import { removeAt } from '../../../json/edits';
import type { LevelFix } from '../context';
import { leakOf } from '../tools/leaks';
import { faceProposals } from './leak-face';
import { placeProposals } from './leak-place';

/** Fixes an invalid leak of a rule with the fixes of a leak of the level. */
export const ruleInvalidLeak: LevelFix = {
  advice:
    'The same fixes as for a leak of the level: change the carrier, cell or `access`; or remove the effect.',
  *propose(problem) {
    const leak = leakOf(problem);
    if (leak === undefined) return;
    const { path } = problem.diagnostic;
    if (path.at(-1) === 'position') yield* placeProposals(problem, leak);
    else if (leak.carrier === 'Electricity') yield* faceProposals(problem, leak);
    else
      yield {
        title: 'Remove "access"',
        edits: removeAt(problem.context.json, [...leak.path, 'access']),
        isPreferred: true,
      };
  },
};
