import { withArticle } from '../../../core';
import { alternatives, faulty, quote, type Faulty, type PositionDraft } from '../../../shape';
import { type PropEntry, type LevelFacts } from '../../level-facts';
import { ABSENT } from '../../cell-presence';
import { consumerTypes, includes, junctionModes, statesOfProp, type Carrier } from '../../terms';
import { at } from './check';
import { nameOfProp } from './props';

/** A fault of the target of a predicate or an effect: the message and the member to underline. */
export interface TargetFault {
  readonly message: string;
  readonly member: string;
}

type Draft<T> = T | Faulty;

/** Finds the fault of a position that is not on the map. */
function outside(facts: LevelFacts, position: Draft<PositionDraft>): TargetFault | undefined {
  if (position === faulty || !facts.isOutside(position)) return undefined;
  return {
    member: 'position',
    message: `${at(position)} is outside the map. Expected a position on the map.`,
  };
}

/** Finds the fault of a position that is not floor. */
export function notFloor(facts: LevelFacts, position: Draft<PositionDraft>): TargetFault | undefined {
  if (position === faulty) return undefined;
  const cell = facts.cellOf(position);
  if (cell === undefined) return outside(facts, position);
  if (facts.ground(cell) !== ABSENT) return undefined;
  return { member: 'position', message: `${at(position)} is a wall. Expected the position of a floor cell.` };
}

/** Finds the fault of a position that is not a cell of a network. */
export function notNetwork(
  facts: LevelFacts,
  carrier: Draft<Carrier>,
  position: Draft<PositionDraft>,
): TargetFault | undefined {
  if (position === faulty) return undefined;
  const cell = facts.cellOf(position);
  if (cell === undefined) return outside(facts, position);
  if (carrier === faulty || facts.network(carrier, cell) !== ABSENT) return undefined;
  const name = `${carrier.toLowerCase()} network cell`;
  return {
    member: 'position',
    message: `There is no ${name} at ${at(position)}. Expected the position of ${withArticle(name)}.`,
  };
}

/** Finds the fault of a position without a consumer. */
export function notConsumer(facts: LevelFacts, position: Draft<PositionDraft>): TargetFault | undefined {
  if (position === faulty) return undefined;
  const cell = facts.cellOf(position);
  if (cell === undefined) return outside(facts, position);
  const there = facts.propAt(cell, (type) => includes(consumerTypes, type));
  if (there === 'unknown' || (there && includes(consumerTypes, nameOfProp(there.draft)))) return undefined;
  return {
    member: 'position',
    message: `There is no consumer at ${at(position)}. Expected the position of a consumer.`,
  };
}

/** Finds the prop at a position: an entry, a fault, or `undefined` if the file does not say. */
export function propOn(
  facts: LevelFacts,
  position: Draft<PositionDraft>,
): PropEntry | TargetFault | undefined {
  if (position === faulty) return undefined;
  const cell = facts.cellOf(position);
  if (cell === undefined) return outside(facts, position);
  const there = facts.propAt(cell, () => true);
  if (there === 'unknown') return undefined;
  return (
    there ?? {
      member: 'position',
      message: `There is no prop at ${at(position)}. Expected the position of a prop.`,
    }
  );
}

/** Returns true if a result of `propOn` is a fault. */
export function isFault(answer: PropEntry | TargetFault): answer is TargetFault {
  return 'message' in answer;
}

/** Finds the fault of a state that the prop cannot have. */
export function impossibleState(prop: PropEntry, state: Draft<string> | undefined): TargetFault | undefined {
  const { type } = prop.draft;
  if (state === undefined || state === faulty || type === faulty) return undefined;
  const states = statesOfProp(type);
  if (states.includes(state)) return undefined;
  const advice =
    states.length === 0
      ? 'It has no state that a rule can use.'
      : `Expected ${alternatives(states.map(quote))}.`;
  return { member: 'state', message: `Unknown state ${quote(state)} for ${withArticle(type)}. ${advice}` };
}

/** Finds the fault of a mode that the prop cannot have. */
export function impossibleMode(prop: PropEntry, mode: Draft<string> | undefined): TargetFault | undefined {
  const { type } = prop.draft;
  if (mode === undefined || mode === faulty || type === faulty) return undefined;
  if (type !== 'TJunction' && type !== 'CrossJunction') {
    return {
      member: 'mode',
      message: `Unexpected mode for ${withArticle(type)}. Only junctions have modes.`,
    };
  }
  if (includes<string>(junctionModes[type], mode)) return undefined;
  return {
    member: 'mode',
    message: `Unknown mode ${quote(mode)} for a ${type}. Expected ${alternatives(junctionModes[type].map(quote))}.`,
  };
}

/** Finds the fault of a quantity that the carrier's network does not have. */
export function wrongQuantity(
  carrier: Draft<Carrier>,
  quantity: Draft<'Amount' | 'Pressure' | 'Voltage'>,
): TargetFault | undefined {
  if (carrier === faulty || quantity === faulty || quantity === 'Amount') return undefined;
  const has = carrier === 'Electricity' ? 'Voltage' : 'Pressure';
  if (quantity === has) return undefined;
  const message = `The ${carrier.toLowerCase()} network has no ${quantity.toLowerCase()}. Expected "Amount" or "${has}".`;
  return { member: 'quantity', message };
}
