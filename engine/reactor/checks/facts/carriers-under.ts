import { type LevelFacts } from '../../level-facts';
import { PRESENT, UNKNOWN } from '../../cell-presence';
import { carriers, type Carrier } from '../../terms';

/** Finds the carriers that have a network cell here, or returns `undefined` if the file does not say. */
export function carriersUnder(facts: LevelFacts, cell: number): Carrier[] | undefined {
  const under = carriers.filter((carrier) => facts.network(carrier, cell) === PRESENT);
  if (under.length >= 2) return under;
  const unsure = carriers.some((carrier) => facts.network(carrier, cell) === UNKNOWN);
  return unsure ? undefined : under;
}
