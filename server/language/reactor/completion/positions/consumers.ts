import { memoize } from '../../../../../engine/core';
import type { JsonValue } from '../../../../../engine/json';
import { carriers, carrierKeys, type Cell } from '../../../../../engine/reactor';
import { isObject } from '../../../json/completion/proposal';
import type { Ground } from '../ground';
import type { Candidates, Target } from '../target';

/** Consumers of the carrier that a reactor can need. Consumers that no other reactor needs come first. */
export const bindingCells: Candidates = (target) => {
  const { ground } = target;
  const carrier = carriers.find((one) => carrierKeys[one] === target.path.at(-1));
  const cells = ground.propsOf(`${carrier ?? ''}Consumer`).flatMap(({ cell }) => cell ?? []);
  const isBound = boundIn(target);
  return [
    { cells: cells.filter((cell) => !isBound(cell)) },
    { cells: cells.filter(isBound), note: 'needed by another reactor' },
  ];
};

/** Returns a function that is true for the cells of consumers that another reactor needs. */
function boundIn({ ground, path, isNew }: Target): (cell: Cell) => boolean {
  const reactors = reactorsByConsumer(ground);
  return (cell) => reactors.get(cell)?.some((index) => isNew || index !== path[1]) === true;
}

/** The reactors that need a consumer, by its cell; reactors as indexes of the list of props. */
const reactorsByConsumer = memoize((ground: Ground): ReadonlyMap<Cell, readonly number[]> => {
  const reactors = new Map<Cell, number[]>();
  for (const { index, value } of ground.propsOf('ReactorControl')) {
    for (const position of positionsIn(value['consumers'])) {
      const cell = ground.sketch.cellOf(position);
      if (cell !== undefined) reactors.set(cell, [...(reactors.get(cell) ?? []), index]);
    }
  }
  return reactors;
});

function positionsIn(consumers: JsonValue): readonly JsonValue[] {
  return isObject(consumers) ? Object.values(consumers) : [];
}
