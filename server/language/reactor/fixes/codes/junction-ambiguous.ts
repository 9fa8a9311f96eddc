import type { LevelFix } from '../context';
import { shownCell } from '../tools/cells';
import { propOf, removeProp } from '../tools/props';

/**
 * Fixes a junction that flow reaches from several sides: removes one of the flows if that is enough, or the junction.
 */
export const junctionAmbiguous: LevelFix = {
  advice:
    'Remove one of the flows if that leaves flow on one side only, or remove the junction. Never preferred, since the intended flow is not known.',
  *propose(problem) {
    const { sketch } = problem.context;
    // the cell of the junction comes first, then a source in each branch
    for (const cell of problem.diagnostic.cells.slice(1)) {
      const flow = sketch.propAt(cell);
      if (flow !== undefined)
        yield {
          title: `Remove the ${flow.type} at ${shownCell(sketch, cell)}`,
          edits: removeProp(problem, flow),
        };
    }
    const prop = propOf(problem);
    if (prop !== undefined) yield { title: `Remove the ${prop.type}`, edits: removeProp(problem, prop) };
  },
};
