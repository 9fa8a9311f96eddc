import type { Carrier, PerCarrier } from '../../../../engine/reactor';

/** The potential of each carrier by its own name. */
const potentialNames: PerCarrier<string> = {
  Fuel: 'pressure',
  Coolant: 'pressure',
  Electricity: 'voltage',
};

/** A carrier's network as it is called at the beginning of a line: `Fuel amount`. */
export function quantityName(carrier: Carrier, quantity: 'amount' | 'potential'): string {
  return `${carrier} ${quantity === 'amount' ? 'amount' : potentialNames[carrier]}`;
}
