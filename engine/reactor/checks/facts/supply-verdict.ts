import type { Carrier } from '../../terms';
import type { LevelFacts } from '../../level-facts';
import { bestSupply, type Supply } from './best-supply';
import { sourcelessPieces } from './supply-lines';

/**
 * Whether some setting of flows and junctions supplies a consumer on this cell: 'enough', or the best that ever
 * arrives (`undefined` where there is no source at all). 'unknown' where the network has a fault.
 */
export type SupplyVerdict = 'enough' | 'unknown' | { readonly best: Supply | undefined };

/** Answers the verdict for cells of one carrier's network, one by one. */
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
