import type { GenerationFault } from '../generator/place';
import type { FaultyFloor, FloorPlan, Registry } from '../terms';

/** Returns the floor with a number, if it has no error. */
export function planOf({ floors }: Registry, number: number): FloorPlan | undefined {
  return [...floors.values()].find((plan) => plan.number === number);
}

/**
 * Returns the error of the floor that follows the one with a number; `undefined` if that floor can be used, or if there
 * is none. A floor whose number could not be read may be the one that follows.
 */
export function nextFloorFault(registry: Registry, number: number): GenerationFault | undefined {
  const next = number + 1;
  if (planOf(registry, next) !== undefined) return undefined;
  return faultOf(
    registry.faultyFloors.find((floor) => floor.number === next) ??
      registry.faultyFloors.find((floor) => floor.number === undefined),
  );
}

/** Returns the error of a floor with a number below a given one, on which the run would begin. */
export function faultyFloorBefore({ faultyFloors }: Registry, number: number): GenerationFault | undefined {
  return faultOf(
    [...faultyFloors]
      .sort((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity))
      .find((floor) => floor.number !== undefined && floor.number < number),
  );
}

function faultOf(floor: FaultyFloor | undefined): GenerationFault | undefined {
  if (floor === undefined) return undefined;
  const { number, reason } = floor;
  const name = number === undefined ? 'A floor that may be the next one' : `Floor ${number}`;
  return { code: 'faulty-floor', message: `${name} has an error. ${reason}` };
}
