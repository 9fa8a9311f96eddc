import { withArticle } from '../../core';
import type { RelatedPlace } from '../../core';
import { perCarrier } from '../terms';
import type { Piece } from '../topology/pieces';
import { atCell, type Check } from './facts/check';
import { missingCells, touches } from './facts/doubtful';
import { eachDirected, type DirectedJunction } from './facts/junctions';

/**
 * The network of a junction has no source.
 *
 * A junction needs one side from which flow enters. Flow props count whether they are enabled or not. Only the first
 * junction in file order is reported for each connected part of the network.
 *
 * Fix: place a flow prop of the carrier on the junction's network, or connect it to a network that has one.
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
