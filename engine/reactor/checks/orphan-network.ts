import { counted } from '../../core';
import { carriers } from '../terms';
import { atCell, characterOf, type Check } from './facts/check';
import { sourcelessPieces } from './facts/supply-lines';

/**
 * A part of a network has neither a source nor a consumer.
 *
 * Nothing ever flows in it. Each connected part is reported once, on its first cell in reading order.
 *
 * Fix: connect it to a network with a flow prop, place a flow prop on it, or clear it.
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
            `This part of the ${carrier.toLowerCase()} network at ${atCell(facts, first)} ` +
            `(${counted(piece.cells.length, 'cell')}) has neither a source nor a consumer. ` +
            'Connect it to a source, or clear it.',
          ...characterOf(facts, carrier, first),
          cells: Array.from(piece.cells).sort((a, b) => a - b),
        });
      }
    }
  },
};
