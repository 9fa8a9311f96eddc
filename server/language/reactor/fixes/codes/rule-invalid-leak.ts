import { removeAt } from '../../../json/edits';
import type { Mend } from '../../../json/fixes/mend';
import { leakOf } from '../tools/leaks';
import { faceProposals } from './leak-face';
import { placeProposals } from './leak-place';

/** A rule's leak that cannot be: what mends a leak of the level mends it too. */
export const ruleInvalidLeak: Mend = {
  says: 'What mends a leak of the level: another carrier, place or `access`; or remove the effect.',
  *propose(fault) {
    const leak = leakOf(fault);
    if (leak === undefined) return;
    const { path } = fault.diagnostic;
    if (path.at(-1) === 'position') yield* placeProposals(fault, leak);
    else if (leak.carrier === 'Electricity') yield* faceProposals(fault, leak);
    else
      yield {
        title: 'Remove "access"',
        edits: removeAt(fault.subject.json, [...leak.path, 'access']),
        isPreferred: true,
      };
  },
};
