import { carriers, carrierKeys, type Cell } from '../../../../../engine/reactor';
import type { JsonValue } from '../../../../../engine/json';
import { isObject } from '../../proposal';
import type { Candidates, Target } from '../target';

/** The consumers that a reactor may need: those of the carrier, first the ones that no other reactor needs. */
export const bindingCells: Candidates = (target) => {
  const carrier = carriers.find((one) => carrierKeys[one] === target.path.at(-1));
  const consumers = target.ground.propsOf(`${carrier ?? ''}Consumer`).flatMap(({ cell }) => cell ?? []);
  const bound = boundCells(target);
  return [
    { cells: consumers.filter((cell) => !bound.has(cell)) },
    { cells: consumers.filter((cell) => bound.has(cell)), note: 'needed by another reactor' },
  ];
};

/** The consumers of the other reactors. */
function boundCells({ sketch, ground, path, isNew }: Target): ReadonlySet<Cell> {
  return new Set(
    ground
      .propsOf('ReactorControl')
      .filter(({ index }) => isNew || index !== path[1])
      .flatMap(({ value }) => positionsIn(value['consumers']))
      .flatMap((position) => sketch.cellOf(position) ?? []),
  );
}

function positionsIn(consumers: JsonValue): readonly JsonValue[] {
  return isObject(consumers) ? Object.values(consumers) : [];
}
