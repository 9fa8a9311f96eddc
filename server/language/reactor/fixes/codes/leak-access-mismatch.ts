import { removeAt, replaceValue } from '../../../json/edits';
import type { Mend } from '../../../json/fixes/mend';
import { leakOf } from '../tools/leaks';
import { shown } from '../tools/values';

/** An `access` of fuel or coolant that is another cell: it goes, or becomes the leak's own. */
export const leakAccessMismatch: Mend = {
  says: 'Remove `access`, or move the leak under it where it could leak there.',
  *propose(fault) {
    const leak = leakOf(fault);
    if (leak === undefined) return;
    const { json } = fault.subject;
    yield { title: 'Remove "access"', edits: removeAt(json, [...leak.path, 'access']), isPreferred: true };
    const access = leak.value['access'];
    yield {
      title: `Move the leak to ${shown(access)}`,
      edits: replaceValue(json, [...leak.path, 'position'], access),
    };
  },
};
