import { faulty } from '../../shape';
import { carrierOfProp, perCarrier } from '../terms';
import { at, type StartCheck } from './facts/check';
import { needsOf } from './facts/requirements';
import { nameOfProp } from './facts/props';
import { supplyVerdicts } from './facts/supply-verdict';

/**
 * A required consumer is on but does not get enough supply at the start.
 *
 * Many puzzles start this way: some setting of flows and junctions supplies it. If no setting does,
 * `consumer-never-supplied` is reported instead.
 *
 * Fix: nothing, if this is intended. Otherwise turn on a flow, or set a junction to send more to the consumer.
 */
export const requiredConsumerStarved: StartCheck = {
  code: 'required-consumer-starved',
  reads: ['props', 'networks'],
  check: (facts, { consumers }, report) => {
    const needs = needsOf(facts);
    const verdicts = perCarrier((carrier) => supplyVerdicts(facts, carrier));
    for (const { prop, cell, service } of consumers) {
      const entry = facts.props[prop];
      const need = needs.get(cell);
      if (service !== 'Starved' || !need || !entry || entry.draft.position === faulty) continue;
      const type = nameOfProp(entry.draft);
      const carrier = carrierOfProp(type);
      if (!carrier || verdicts[carrier](cell) !== 'enough') continue;
      report({
        message: `This ${type} at ${at(entry.draft.position)} is starved at the start. Turn on a flow or set a junction to supply it, unless this is part of the puzzle.`,
        path: ['props', prop, 'position'],
        related: need,
        cells: [cell],
      });
    }
  },
};
