import { decimal } from '../../core';
import type { Cell } from '../level';
import type { Change } from '../simulation/explain/causes';
import type { Machine } from '../simulation/machine';
import { hazardFields } from '../terms';
import { positionText } from './forecast-words';

/**
 * Describes the cause of a change: `rule flood`, `fuel leak [5, 3]`, `spread from [4, 3]`,
 * `fuel here and heat at [4, 3]`. Without a cell, the words fit any cell: `spread`, `fuel and heat`.
 */
export function causeLabel({ level }: Machine, { by, amount }: Change, cell?: Cell): string {
  switch (by.kind) {
    case 'player':
      return 'the player';
    case 'rule':
      return `rule ${by.id}`;
    case 'leak':
      return `${by.carrier.toLowerCase()} leak ${positionText(level, by.cell)}`;
    case 'spread':
      return cell === undefined
        ? 'spread'
        : `spread ${amount < 0 ? 'to' : 'from'} ${positionText(level, by.cell)}`;
    case 'pair': {
      const [here, there] = [by.here.toLowerCase(), by.there.toLowerCase()];
      if (cell === undefined)
        return hazardFields.indexOf(by.here) < hazardFields.indexOf(by.there)
          ? `${here} and ${there}`
          : `${there} and ${here}`;
      if (by.cell === cell) return `${here} and ${there} here`;
      return `${here} here and ${there} at ${positionText(level, by.cell)}`;
    }
    case 'limit':
      return 'the limits of a cell';
    case 'end':
      return 'time';
    case 'consumer':
      return `the service of ${positionText(level, by.cell)}`;
    case 'heat':
      return `heat at ${positionText(level, by.cell)}`;
  }
}

const things = {
  prop: 'sets it',
  leak: 'the leak',
  block: 'the block',
  reactor: 'readiness',
} as const;

/** Describes a change: `fuel +2.5`, `fuel network`. An amount that rounds to 0 is left out. */
export function changeText({ what, amount }: Pick<Change, 'what' | 'amount'>): string {
  if (what in things) return things[what as keyof typeof things];
  const size = decimal(Math.abs(amount));
  return size === decimal(0) ? what.toLowerCase() : `${what.toLowerCase()} ${amount < 0 ? '−' : '+'}${size}`;
}
