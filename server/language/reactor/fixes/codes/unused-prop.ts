import type { Mend } from '../../../json/fixes/mend';
import { propOf, removeProp } from '../tools/props';

/** A consumer or supply that is of no use: it is removed, where nothing means it. */
export const unusedProp: Mend = {
  says: 'Remove the prop, where nothing means it. Never preferred, since it may be there for looks, or its network be unfinished.',
  *propose(fault) {
    const prop = propOf(fault);
    if (prop !== undefined) yield { title: `Remove the ${prop.type}`, edits: removeProp(fault, prop) };
  },
};
