import type { Carrier } from '../../terms';
import type { LevelFacts } from '../../level-facts';
import { bestSupply, type Supply } from './best-supply';
import { sourcelessPieces } from './supply-lines';

/**
 * The result for a consumer on this cell: 'enough' if some setting of flows and junctions supplies it, else the best
 * supply that ever arrives (`undefined` without a source). 'unknown' if the network has a fault.
 */
export type SupplyVerdict = 'enough' | 'unknown' | { readonly best: Supply | undefined };

/** Returns a function that computes the verdict for a cell of one carrier's network. */
export function supplyVerdicts(facts: LevelFacts, carrier: Carrier): (cell: number) => SupplyVerdict {
  const { amount, potential } = facts.balance.consumer.demand;
  const sourceless = new Set(sourcelessPieces(facts, carrier).map(({ piece }) => piece));
  const pieces = facts.pieces(carrier);
  return (cell) => {
    const piece = pieces?.all[pieces.pieceAt[cell] ?? -1];
    if (!piece) return 'unknown';
    if (sourceless.has(piece)) return { best: undefined };
    const best = bestSupply(facts, carrier, piece, cell);
    if (best === 'unknown') return best;
    return best.amount >= amount && best.potential >= potential ? 'enough' : { best };
  };
}
