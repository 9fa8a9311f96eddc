import { withArticle, type Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue, TextEdit } from '../../../../../engine/json';
import { carriers, type Carrier, type Cell } from '../../../../../engine/reactor';
import { removeAt, replaceValue, setMember } from '../../../json/edits';
import type { Proposal } from '../../../text/fixes';
import type { LevelProblem } from '../context';
import { EditComposer } from '../../../text/fixes';
import { distance, floorBeside, nearest, positionOf, shownCell } from './cells';
import { asPosition, objectAt } from '../../../json/fixes/tools/values';

/** A leak of the level, or one that a rule starts, as it is written. */
export interface WrittenLeak {
  readonly path: Path;
  readonly value: JsonObject;
  readonly carrier: Carrier;
  /** The position as it is written, on the map or not. */
  readonly from: readonly [number, number];
  /** The cell on the map; `undefined` if the position is off the map. */
  readonly cell: Cell | undefined;
}

/** The members of a leak in the order of the samples. */
const order = ['type', 'carrier', 'position', 'access', 'state', 'severity'];

/** Returns the leak that contains the path of a problem: an entry of `leaks`, or an effect of a rule. */
export function leakOf(problem: LevelProblem): WrittenLeak | undefined {
  const { path } = problem.diagnostic;
  const own = path.slice(0, path[0] === 'leaks' ? 2 : 4);
  const value = objectAt(problem, own);
  const carrier = carriers.find((one) => one === value['carrier']);
  const from = asPosition(value['position']);
  if (carrier === undefined || from === undefined) return undefined;
  return { path: own, value, carrier, from, cell: problem.context.sketch.cellOf(value['position']) };
}

/** The changes of a leak: its carrier, its position, and an `access` if the carrier needs one. */
export interface LeakChange {
  readonly carrier: Carrier;
  readonly cell: Cell;
  readonly access?: Cell;
}

/** Returns the edits that change a leak. */
export function changeLeak(
  problem: LevelProblem,
  leak: WrittenLeak,
  change: LeakChange,
): TextEdit[] | undefined {
  const { sketch } = problem.context;
  let { json } = problem.context;
  const composer = new EditComposer(json.text.length);
  const set = (key: string, value: JsonValue) => () => setMember(json, leak.path, key, value, { order });
  const steps: (() => TextEdit[] | undefined)[] = [];
  if (change.carrier !== leak.carrier)
    steps.push(() => replaceValue(json, [...leak.path, 'carrier'], change.carrier));
  if (change.cell !== leak.cell)
    steps.push(() => replaceValue(json, [...leak.path, 'position'], positionOf(sketch, change.cell)));
  if (change.access !== undefined) steps.push(set('access', positionOf(sketch, change.access)));
  else if (Object.hasOwn(leak.value, 'access')) steps.push(() => removeAt(json, [...leak.path, 'access']));
  for (const step of steps) {
    const edits = step();
    if (edits === undefined) return undefined;
    composer.add(edits);
    json = json.edit(edits);
  }
  return composer.edits;
}

/**
 * Returns the possible faces of a leak of a carrier at a cell: the floor next to it for electricity; other carriers do
 * not write one.
 */
export function facesAt(
  { context: { sketch } }: LevelProblem,
  leak: WrittenLeak,
  change: Omit<LeakChange, 'access'>,
): (Cell | undefined)[] {
  if (change.carrier !== 'Electricity') return [undefined];
  const written = asPosition(leak.value['access']) ?? leak.from;
  return floorBeside(sketch, change.cell).sort(
    (one, other) => distance(sketch.positionOf(one), written) - distance(sketch.positionOf(other), written),
  );
}

/** Moves a leak to the nearest cell where its carrier can leak and does not yet. */
export function* moveLeak(
  problem: LevelProblem,
  leak: WrittenLeak,
  isPreferred: boolean,
): Iterable<Proposal> {
  const { sketch } = problem.context;
  const { carrier } = leak;
  const isFree = (cell: Cell): boolean =>
    problem.context.couldLeak(carrier, cell) &&
    !sketch.leaksAt(cell).some((other) => other.carrier === carrier);
  const [cell] = nearest(sketch, leak.from, isFree);
  if (cell === undefined) return;
  const [access] = facesAt(problem, leak, { carrier, cell });
  yield {
    title: `Move the leak to ${shownCell(sketch, cell)}`,
    edits: changeLeak(problem, leak, { carrier, cell, ...(access === undefined ? {} : { access }) }),
    isPreferred,
  };
}

/** Changes the carrier of a leak to one whose network can leak at the same cell. */
export function* convertLeak(problem: LevelProblem, leak: WrittenLeak): Iterable<Proposal> {
  const { cell } = leak;
  if (cell === undefined) return;
  const fitting = carriers.filter(
    (carrier) => carrier !== leak.carrier && problem.context.couldLeak(carrier, cell),
  );
  for (const carrier of fitting) {
    const [access] = facesAt(problem, leak, { carrier, cell });
    yield {
      title: `Change to ${withArticle(carrier)} leak`,
      edits: changeLeak(problem, leak, { carrier, cell, ...(access === undefined ? {} : { access }) }),
      isPreferred: fitting.length === 1,
    };
  }
}

/** Removes a leak of the level, or the effect that starts it. */
export function removeLeak({ context }: LevelProblem, { path }: WrittenLeak): Proposal {
  const title = path[0] === 'leaks' ? 'Remove the leak' : 'Remove the effect';
  return { title, edits: removeAt(context.json, path) };
}
