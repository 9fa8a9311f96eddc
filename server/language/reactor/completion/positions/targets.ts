import {
  consumerTypes,
  includes,
  junctionModes,
  propTypes,
  statesOfProp,
  type Cell,
} from '../../../../../engine/reactor';
import { carriers } from '../../../../../engine/reactor';
import type { Candidates, Target } from '../target';
import { carrierIn } from './leaks';

/** Returns the cells of props of some types. */
function propsWhere({ ground }: Target, isMeant: (type: string) => boolean): readonly Cell[] {
  const types = ground.typesOfProps.filter(isMeant);
  return types.flatMap((type) => ground.propsOf(type).flatMap(({ cell }) => cell ?? []));
}

/** Returns true if a prop of a type can have a state, or a mode. */
function canHave(type: string, key: 'state' | 'mode', value: unknown): boolean {
  const values = valuesOf(type, key);
  return typeof value === 'string' ? values.includes(value) : values.length > 0;
}

/** Returns the states, or modes, that a prop of a type can have. */
export function valuesOf(type: string, key: 'state' | 'mode'): readonly string[] {
  if (key === 'state') return includes(propTypes, type) ? statesOfProp(type) : [];
  return type === 'TJunction' || type === 'CrossJunction' ? junctionModes[type] : [];
}

/** Props whose state can be set. Props that can have the state that is written come first. */
export const settableCells: Candidates = (target) => {
  const { state } = target.owner;
  return [
    { cells: propsWhere(target, (type) => canHave(type, 'state', state)) },
    { cells: propsWhere(target, (type) => canHave(type, 'state', undefined)), isAside: true },
  ];
};

/** Props of the type, state and mode that a predicate names, then all others. */
export const propPredicateCells: Candidates = (target) => {
  const { propType, state, mode } = target.owner;
  const fits = (type: string): boolean =>
    (propType === undefined || type === propType) &&
    (state === undefined || canHave(type, 'state', state)) &&
    (mode === undefined || canHave(type, 'mode', mode));
  return [{ cells: propsWhere(target, fits) }, { cells: propsWhere(target, () => true), isAside: true }];
};

/** Props that play can have changed. */
export const changeableCells: Candidates = (target) => [
  {
    cells: propsWhere(
      target,
      (type) => canHave(type, 'state', undefined) || canHave(type, 'mode', undefined),
    ),
  },
];

/** Consumers. */
export const consumerCells: Candidates = (target) => [
  { cells: propsWhere(target, (type) => includes(consumerTypes, type)) },
];

/** Cells of the network that is named. Cells under a prop come first. */
export const networkCells: Candidates = (target) => {
  const { ground } = target;
  const { occupied } = ground;
  const carrier = carrierIn(target);
  const groups = (carrier === undefined ? carriers : [carrier]).map((one) => ({
    cells: ground.network(one),
    accepts: (cell: Cell) => ground.has(one, cell),
  }));
  const used = groups.map(({ cells, accepts }) => ({
    cells,
    accepts: (cell: Cell) => accepts(cell) && occupied.has(cell),
  }));
  return [...used, ...groups];
};
