import { faulty } from '../../shape';
import { at, type Check } from './check';
import { markedBehind } from '../topology/sources';
import { eachDirected } from './junctions';

/** How many junctions have their sources named; finding one takes a walk through the network. */
const NAMED_JUNCTIONS = 100;

/**
 * Flow could reach a junction from several sides.
 *
 * A junction splits what comes in from one side. Flow props of its carrier, enabled or not, may therefore lie behind
 * one of its branches only.
 *
 * Mend: move the flow props behind one branch, or cut the network between the junction and the others.
 */
export const junctionAmbiguous: Check = {
  code: 'junction-ambiguous',
  check: (survey, report) => {
    let named = 0;
    for (const { draft, index, cell, carrier, directions, pieces, behind } of eachDirected(survey)) {
      if (directions.length < 2 || draft.position === faulty) continue;
      const marked = survey.sources(carrier);
      const sources =
        named++ < NAMED_JUNCTIONS
          ? directions.flatMap((branch) => markedBehind(pieces, behind, marked, cell, branch) ?? [])
          : [];
      report({
        message:
          `Flow reaches this junction at ${at(draft.position)} from ${directions.length} sides. ` +
          `Keep every ${carrier}Flow behind one of its branches.`,
        path: ['props', index, 'position'],
        related: survey.props.flatMap((prop) =>
          prop.cell !== undefined && sources.includes(prop.cell) && prop.draft.type === `${carrier}Flow`
            ? [{ message: 'A source.', path: ['props', prop.index, 'position'] }]
            : [],
        ),
        cells: [cell, ...sources],
        blame: [draft],
      });
    }
  },
};
