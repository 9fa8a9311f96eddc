import { withArticle } from '../../core';
import type { RelatedPlace } from '../../core';
import { perCarrier } from '../terms';
import type { Piece } from '../topology/pieces';
import { atCell, type Check } from './facts/check';
import { missingCells, touches } from './facts/doubtful';
import { eachDirected, type DirectedJunction } from './facts/junctions';

/**
 * No flow prop feeds a junction's network.
 *
 * A junction needs one side from which flow comes. All flow props of its carrier on its piece of the network count,
 * enabled or not. The first junction of a piece in file order stands for all.
 *
 * Fix: put a flow prop of the carrier on the junction's piece of the network, or join it to a piece that has one.
 */
export const junctionNoSource: Check = {
  code: 'junction-no-source',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    if (facts.broken) return;
    const unfed = new Map<Piece, DirectedJunction[]>();
    for (const junction of eachDirected(facts)) {
      const { carrier, piece, behind } = junction;
      if (behind.total > 0 || piece.touchesUnknown) continue;
      if (!facts.knowsAll((type) => type === `${carrier}Flow`)) continue;
      const found = unfed.get(piece);
      if (found) found.push(junction);
      else unfed.set(piece, [junction]);
    }
    const missing = perCarrier((carrier) => missingCells(facts, carrier));
    for (const [piece, [first, ...others]] of unfed) {
      if (!first || touches(first.pieces, piece, missing[first.carrier])) continue;
      report({
        message: `There is no source on the network of this junction at ${atCell(facts, first.cell)}. Place ${withArticle(`${first.carrier}Flow`)} on it.`,
        path: ['props', first.index, 'position'],
        related: others.map(({ index, cell }): RelatedPlace => ({
          message: `The junction at ${atCell(facts, cell)} is on the same network.`,
          path: ['props', index, 'position'],
        })),
        cells: [first.cell, ...others.map(({ cell }) => cell)],
        blame: [piece],
      });
    }
  },
};
