import { decimal } from '../../core';
import { alternatives, quote } from '../../shape';
import type { FirstTurn } from '../simulation';
import { carrierOfProp, perCarrier } from '../terms';
import { supplyVerdicts } from './facts/supply-verdict';
import { nameOfProp } from './facts/props';
import type { LevelFacts } from '../level-facts';
import type { StartCheck } from './facts/check';

/**
 * A reactor is not ready at the start, because a required consumer is off or because it is too hot.
 *
 * Many puzzles start this way. If a required consumer is starved or can never be supplied, that is reported instead.
 *
 * Fix: nothing, if this is intended. Otherwise turn the consumer on, or reduce the heat in the reactor's area.
 */
export const reactorNotReady: StartCheck = {
  code: 'reactor-not-ready',
  reads: ['props', 'networks', 'hazards'],
  check: (facts, { consumers, reactors }, report) => {
    const starved = new Set(consumers.filter(({ service }) => service === 'Starved').map(({ prop }) => prop));
    const verdicts = perCarrier((carrier) => supplyVerdicts(facts, carrier));
    const isExplained = (prop: number) => {
      const entry = facts.props[prop];
      const carrier = entry && carrierOfProp(nameOfProp(entry.draft));
      if (starved.has(prop) || !carrier || entry.cell === undefined) return true;
      return verdicts[carrier](entry.cell) !== 'enough';
    };
    for (const reactor of reactors) {
      if (reactor.ready || reactor.lacking.some(isExplained)) continue;
      const cell = facts.props[reactor.prop]?.cell;
      report({
        message: `The reactor ${quote(reactor.id)} is not ready at the start: ${reason(facts, reactor)} Fix this, unless it is part of the puzzle.`,
        path: ['props', reactor.prop],
        related: reactor.lacking.map((prop) => ({
          message: 'The consumer is turned off here.',
          path: ['props', prop, 'state'],
        })),
        cells: cell === undefined ? [] : [cell],
      });
    }
  },
};

function reason({ props, balance }: LevelFacts, { lacking, heat }: FirstTurn['reactors'][number]): string {
  const names = lacking.flatMap((prop) => {
    const entry = props[prop];
    return entry ? [`its ${nameOfProp(entry.draft)}`] : [];
  });
  if (names.length > 0)
    return `${alternatives(names).replace(' or ', ' and ')} ${names.length > 1 ? 'are' : 'is'} off.`;
  return `its heat is ${decimal(heat)} but must be below ${decimal(balance.reactor.readyBelow)}.`;
}
