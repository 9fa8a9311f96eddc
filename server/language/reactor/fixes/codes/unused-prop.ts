import type { LevelFix } from '../context';
import { propOf, removeProp } from '../tools/props';

/** Fixes an unused consumer or supply: removes it, unless something refers to it. */
export const unusedProp: LevelFix = {
  advice:
    'Remove the prop if nothing refers to it. Never preferred, since it may be decoration, or its network may be unfinished.',
  *propose(problem) {
    const prop = propOf(problem);
    if (prop !== undefined) yield { title: `Remove the ${prop.type}`, edits: removeProp(problem, prop) };
  },
};
