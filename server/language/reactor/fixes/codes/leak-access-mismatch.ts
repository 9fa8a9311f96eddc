import { removeAt, replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';
import { leakOf } from '../tools/leaks';
import { shown } from '../../../json/fixes/tools/values';

/**
 * Fixes the `access` of a fuel or coolant leak that is another cell: removes it, or sets it to the cell of the leak.
 */
export const leakAccessMismatch: LevelFix = {
  advice: 'Remove `access`, or move the leak to that cell if it can leak there.',
  *propose(problem) {
    const leak = leakOf(problem);
    if (leak === undefined) return;
    const { json } = problem.context;
    yield { title: 'Remove "access"', edits: removeAt(json, [...leak.path, 'access']), isPreferred: true };
    const access = leak.value['access'];
    yield {
      title: `Move the leak to ${shown(access)}`,
      edits: replaceValue(json, [...leak.path, 'position'], access),
    };
  },
};
