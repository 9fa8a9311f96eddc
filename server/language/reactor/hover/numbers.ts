import {
  hazardKeys,
  type Balance,
  type Carrier,
  type HazardField,
  type PerCarrier,
} from '../../../../engine/reactor';
import { hazardBand, networkBand } from '../../../../engine/reactor/simulation';

/** The potential of each carrier by its own name. */
const potentialNames: PerCarrier<string> = {
  Fuel: 'pressure',
  Coolant: 'pressure',
  Electricity: 'voltage',
};

/** Formats a dynamic value with one decimal; without decimals if it is whole. */
export function decimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '');
}

/** A value on the floor with its band: `12.5 Caution`. */
export function hazardText(balance: Balance, field: HazardField, value: number): string {
  return value > 0 ? `${decimal(value)} ${hazardBand(value, balance.hazard.bands[hazardKeys[field]])}` : '0';
}

/** A value in a network with its band. */
export function networkText(balance: Balance, value: number): string {
  return `${decimal(value)} ${networkBand(value, balance.network.bands)}`;
}

/** A carrier's network as it is called at the beginning of a line: `Fuel amount`. */
export function quantityName(carrier: Carrier, quantity: 'amount' | 'potential'): string {
  return `${carrier} ${quantity === 'amount' ? 'amount' : potentialNames[carrier]}`;
}
