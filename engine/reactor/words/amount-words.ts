import { decimal } from '../../core';
import type { Balance } from '../balance';
import { hazardBand, networkBand } from '../simulation/cell-code';
import { hazardKeys, type HazardField } from '../terms';

/** Formats an amount on the floor, or the heat of a reactor, with its band: `12.3 Caution`. */
export function hazardText({ hazard }: Balance, field: HazardField, value: number): string {
  return `${decimal(value)} ${hazardBand(value, hazard.bands[hazardKeys[field]])}`;
}

/** Formats an amount, a pressure or a voltage of a network with its band. */
export function networkText({ network }: Balance, value: number): string {
  return `${decimal(value)} ${networkBand(value, network.bands)}`;
}
