import { PRESENT, UNKNOWN, type Survey } from '../../survey';
import { carriers, type Carrier } from '../../terms';

/** The carriers that have a cell here; `undefined` where that cannot be told. */
export function carriersUnder(survey: Survey, cell: number): Carrier[] | undefined {
  const under = carriers.filter((carrier) => survey.network(carrier, cell) === PRESENT);
  if (under.length >= 2) return under;
  const unsure = carriers.some((carrier) => survey.network(carrier, cell) === UNKNOWN);
  return unsure ? undefined : under;
}
