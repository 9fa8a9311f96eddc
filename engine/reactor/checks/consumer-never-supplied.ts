import { decimal } from '../../core';
import { faulty } from '../../shape';
import type { LevelFacts } from '../level-facts';
import { carriers, type Carrier } from '../terms';
import type { Supply } from './facts/best-supply';
import { at, type Check } from './facts/check';
import { needsOf } from './facts/requirements';
import { requiredConsumers } from './facts/supply-lines';
import { supplyVerdicts } from './facts/supply-verdict';

/**
 * No setting of flows and junctions can supply a consumer that a reactor needs, so the reactor can never be ready.
 *
 * Either no flow prop is connected to the consumer, or too little arrives for every setting: each step and each
 * split reduces the flow. Rules are not taken into account.
 *
 * Fix: connect the network to a source, shorten the path, or place a source closer.
 */
export const consumerNeverSupplied: Check = {
  code: 'consumer-never-supplied',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    const required = requiredConsumers(facts);
    if (!required) return;
    const needs = needsOf(facts);
    for (const carrier of carriers) {
      const verdictOf = supplyVerdicts(facts, carrier);
      for (const { draft, cell, index } of facts.propsOf([`${carrier}Consumer`])) {
        if (cell === undefined || !required.has(cell)) continue;
        if (draft.position === faulty || facts.isBlamed(draft)) continue;
        const verdict = verdictOf(cell);
        if (typeof verdict === 'string') continue;
        report({
          message: `This ${carrier}Consumer at ${at(draft.position)} can never be supplied. ${why(facts, carrier, verdict.best)}`,
          path: ['props', index, 'position'],
          related: needs.get(cell) ?? [],
          cells: [cell],
        });
      }
    }
  },
};

function why({ balance }: LevelFacts, carrier: Carrier, best: Supply | undefined): string {
  if (!best) return `There is no ${carrier}Flow on its network. Connect the network to a source.`;
  const { amount, potential } = balance.consumer.demand;
  const quantity = carrier === 'Electricity' ? 'voltage' : 'pressure';
  return (
    `It receives at most ${decimal(best.amount)} at ${quantity} ${decimal(best.potential)}, ` +
    `but needs ${decimal(amount)} at ${decimal(potential)}. Place a source closer to it.`
  );
}
