import type { LevelContext } from '../level';
import { isAboutProp } from './losses';
import { isOn } from './movement';
import { Plan } from './plan';
import { placesIn } from './positions';
import { carriedOut, unsound, type Refactoring } from './result';

type Place = readonly [number, number];

/**
 * Moves the prop on a cell with all references by that cell: bindings, rules that ask about it or switch it, its entry
 * in a saved game. Hazards, leaks and other things on the cell stay. The edge of a door moves along if there is floor
 * for it.
 */
export function moveProp(level: LevelContext, from: Place, to: Place): Refactoring {
  const problem = unsound(level.document.json);
  if (problem !== undefined) return { refused: problem };
  const plan = planMove(level, from, to);
  return 'refused' in plan ? plan : carriedOut(level, plan, []);
}

/** Returns the plan of the move without checking its result: while a level is drawn, some steps leave it invalid. */
export function planMove(level: LevelContext, from: Place, to: Place): Plan | { readonly refused: string } {
  const { document, sketch } = level;
  const cell = sketch.cellOf([...from]);
  const prop = cell === undefined ? undefined : sketch.propAt(cell);
  if (prop === undefined) return { refused: `There is no prop at [${from.join(', ')}].` };
  const target = sketch.cellOf([...to]);
  if (target === undefined) return { refused: `[${to.join(', ')}] is outside the map.` };
  if (target !== cell && sketch.propAt(target) !== undefined)
    return { refused: `[${to.join(', ')}] already has a prop.` };
  const plan = new Plan();
  plan.set(['props', prop.index, 'position'], to);
  for (const { path, place } of placesIn(level)) {
    if (place[0] === from[0] && place[1] === from[1] && isAboutProp(document.json.value, path))
      plan.set(path, to);
  }
  moveEdge(level, plan, prop.index, from, to);
  return plan;
}

/** Moves the edge of a door: both of its cells move by as much as the door if they are floor there. */
function moveEdge(level: LevelContext, plan: Plan, index: number, from: Place, to: Place): void {
  const { sketch } = level;
  const edge = placesIn(level).filter(
    ({ path }) => path[0] === 'props' && path[1] === index && path[2] === 'edge',
  );
  const moved = edge.map(({ path, place }) => ({
    path,
    place: [place[0] + to[0] - from[0], place[1] + to[1] - from[1]] as const,
  }));
  const isFloor = moved.every(
    ({ place }) => isOn(sketch, place) && sketch.isFloor(sketch.cellOf([...place]) ?? -1),
  );
  if (isFloor) for (const { path, place } of moved) plan.set(path, place);
}
