import { carriers } from '../terms';
import { atCell, characterOf, counted, type Check } from './facts/check';
import { sourcelessPieces } from './facts/supply-lines';

/**
 * A piece of network has neither a source nor a consumer.
 *
 * Nothing ever flows in it. One issue for each connected piece, on its first cell in reading order.
 *
 * Mend: join it to a piece with a flow prop, put a flow prop on it, or clear it.
 */
export const orphanNetwork: Check = {
  code: 'orphan-network',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    for (const carrier of carriers) {
      for (const { piece, consumers, mayHaveMore } of sourcelessPieces(facts, carrier)) {
        const first = piece.cells[0];
        if (mayHaveMore || consumers.length > 0 || first === undefined) continue;
        report({
          message:
            `${counted(piece.cells.length, 'cell')} of the ${carrier.toLowerCase()} network at ${atCell(facts, first)} ` +
            `can never carry anything: no ${carrier}Flow feeds them. Join them to a source, or clear them.`,
          ...characterOf(facts, carrier, first),
          cells: Array.from(piece.cells).sort((a, b) => a - b),
        });
      }
    }
  },
};
