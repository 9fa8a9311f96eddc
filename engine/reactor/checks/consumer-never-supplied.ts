import type { RelatedPlace } from '../../core';
import { faulty } from '../../shape';
import { carriers } from '../terms';
import { at, type Check } from './check';
import { bestSupply } from './best-supply';
import { eachBinding } from './bindings';
import { nameOfProp } from './props';
import { requiredConsumers, sourcelessPieces } from './supply-lines';

/**
 * No setting of flows and junctions can supply a consumer that a reactor needs, so the reactor can never be ready.
 *
 * Either no flow prop is on the consumer's piece of the network, or what arrives is too little whatever the player
 * sets: every step and every split takes something away. Rules do not count.
 *
 * Mend: join the network to a source, shorten the way, or put a source nearer.
 */
export const consumerNeverSupplied: Check = {
  code: 'consumer-never-supplied',
  check: (survey, report) => {
    const required = requiredConsumers(survey);
    if (!required) return;
    const { amount, potential } = survey.balance.consumer.demand;
    const needs = new Map<number, RelatedPlace[]>();
    for (const { position, path } of eachBinding(survey)) {
      const cell = survey.cellOf(position);
      if (cell === undefined) continue;
      const need = { message: 'A reactor needs it.', path };
      const found = needs.get(cell);
      if (found) found.push(need);
      else needs.set(cell, [need]);
    }
    for (const carrier of carriers) {
      const sourceless = new Set(sourcelessPieces(survey, carrier).map(({ piece }) => piece));
      const pieces = survey.pieces(carrier);
      if (!pieces) continue;
      for (const { draft, cell, index } of survey.props) {
        if (nameOfProp(draft) !== `${carrier}Consumer` || cell === undefined || !required.has(cell)) continue;
        const piece = pieces.all[pieces.pieceAt[cell] ?? -1];
        if (!piece || draft.position === faulty || survey.isBlamed(draft)) continue;
        const best = sourceless.has(piece) ? undefined : bestSupply(survey, carrier, piece, cell);
        if (best === 'unknown' || (best && best.amount >= amount && best.potential >= potential)) continue;
        const why = best
          ? `at best ${round(best.amount)} at ${carrier === 'Electricity' ? 'voltage' : 'pressure'} ${round(best.potential)} arrives, and it needs ${round(amount)} at ${round(potential)}. Bring a source nearer.`
          : `no ${carrier}Flow is on its network. Join it to a source.`;
        report({
          message: `This ${carrier}Consumer at ${at(draft.position)} can never be supplied: ${why}`,
          path: ['props', index, 'position'],
          related: needs.get(cell) ?? [],
          cells: [cell],
        });
      }
    }
  },
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
