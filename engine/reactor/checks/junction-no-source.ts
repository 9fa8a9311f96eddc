import { faulty } from '../../shape';
import { at, type Check } from './check';
import { eachDirected } from './junctions';

/**
 * No flow prop feeds a junction's network.
 *
 * A junction needs one side from which flow comes. All flow props of its carrier on its piece of the network count,
 * enabled or not.
 *
 * Mend: put a flow prop of the carrier on the junction's piece of the network, or join it to a piece that has one.
 */
export const junctionNoSource: Check = {
  code: 'junction-no-source',
  check: (survey, report) => {
    if (survey.broken) return;
    for (const { draft, index, cell, carrier, piece, behind } of eachDirected(survey)) {
      if (behind.total > 0 || piece.touchesUnknown || draft.position === faulty) continue;
      if (!survey.knowsAll((type) => type === `${carrier}Flow`)) continue;
      report({
        message: `Nothing feeds this junction at ${at(draft.position)}. Put a ${carrier}Flow on its piece of the network.`,
        path: ['props', index, 'position'],
        cells: [cell],
        blame: [piece],
      });
    }
  },
};
