import type { TextEdit } from '../../../../../engine/json';
import { carrierOfProp, carriers, includes, junctionTypes, type Cell } from '../../../../../engine/reactor';
import { removeAt, replaceValue } from '../../../json/edits';
import type { LevelSketch, Mention, PropEntry } from '../../level';
import type { LevelProblem } from '../context';
import { positionOf } from './cells';
import { valueAt } from '../../../../../engine/shape';

/** Returns the prop that contains the path of a problem. */
export function propOf({ context, diagnostic }: LevelProblem): PropEntry | undefined {
  const index = diagnostic.path[1];
  return context.sketch.props.find((prop) => prop.index === index);
}

/** Returns true if a prop of this type could stand on a cell: on floor, alone, and on the network that it needs. */
export function couldStand(sketch: LevelSketch, type: string, cell: Cell): boolean {
  if (!sketch.isFloor(cell) || sketch.propAt(cell) !== undefined) return false;
  const carrier = carrierOfProp(type);
  if (carrier !== undefined) return sketch.hasNetwork(carrier, cell);
  return !includes(junctionTypes, type) || isFork(sketch, type, cell);
}

/** Returns true if a junction of this type would have its branches there. */
function isFork(sketch: LevelSketch, type: string, cell: Cell): boolean {
  const under = carriers.filter((carrier) => sketch.hasNetwork(carrier, cell));
  const [carrier] = under;
  if (carrier === undefined || under.length > 1) return false;
  const branches = sketch.neighbors(cell).filter((other) => sketch.hasNetwork(carrier, other));
  return branches.length === (type === 'TJunction' ? 3 : 4);
}

/** Returns the references to a prop by its cell: bindings, and the targets of rules. */
function referencesTo({ context }: LevelProblem, prop: PropEntry): Mention[] {
  const { cell } = prop;
  if (cell === undefined || context.sketch.propAt(cell)?.index !== prop.index) return [];
  return context.mentions.filter((mention) => {
    if (mention.cell !== cell) return false;
    if (mention.role === 'binding') return true;
    if (mention.role !== 'predicate' && mention.role !== 'effect') return false;
    const type = valueAt(context.json.value, [...mention.path.slice(0, -1), 'type']);
    return type === 'Prop' || type === 'ConsumerService' || type === 'SetPropState';
  });
}

/** Returns the edits that move a prop and the references to it. */
export function moveProp(problem: LevelProblem, prop: PropEntry, to: Cell): TextEdit[] | undefined {
  const { json, sketch } = problem.context;
  const position = positionOf(sketch, to);
  const paths = [['props', prop.index, 'position'], ...referencesTo(problem, prop).map(({ path }) => path)];
  const edits = paths.map((path) => replaceValue(json, path, position));
  return edits.some((some) => some === undefined) ? undefined : edits.flatMap((some) => some ?? []);
}

/** Returns the edits that remove a prop without references; `undefined` if it has some. */
export function removeProp(problem: LevelProblem, prop: PropEntry): TextEdit[] | undefined {
  if (referencesTo(problem, prop).length > 0) return undefined;
  return removeAt(problem.context.json, ['props', prop.index]);
}
