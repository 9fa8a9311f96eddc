import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue, TextEdit } from '../../../../../engine/json';
import { carriers, type Carrier, type Cell } from '../../../../../engine/reactor';
import { removeAt, replaceValue, setMember } from '../../../json/edits';
import type { Fault, Proposal } from '../../../json/fixes/mend';
import { Patchwork } from '../../../json/fixes/patchwork';
import { distance, floorBeside, nearest, positionOf, shownCell } from './cells';
import { asPosition, objectAt } from './values';

/** A leak of the level, or one that a rule starts, as it is written. */
export interface WrittenLeak {
  readonly path: Path;
  readonly value: JsonObject;
  readonly carrier: Carrier;
  /** Where it says it is, on the map or not. */
  readonly from: readonly [number, number];
  /** Where it is on the map. */
  readonly cell: Cell | undefined;
}

/** The members of a leak in the order of the samples. */
const order = ['type', 'carrier', 'position', 'access', 'state', 'severity'];

/** The leak that a fault's path leads into: in `leaks`, or an effect of a rule. */
export function leakOf(fault: Fault): WrittenLeak | undefined {
  const { path } = fault.diagnostic;
  const own = path.slice(0, path[0] === 'leaks' ? 2 : 4);
  const value = objectAt(fault, own);
  const carrier = carriers.find((one) => one === value['carrier']);
  const from = asPosition(value['position']);
  if (carrier === undefined || from === undefined) return undefined;
  return { path: own, value, carrier, from, cell: fault.subject.sketch.cellOf(value['position']) };
}

/** What a leak becomes: another carrier or place; an `access` where the carrier needs one. */
export interface LeakChange {
  readonly carrier: Carrier;
  readonly cell: Cell;
  readonly access?: Cell;
}

/** The edits that change a leak. */
export function changeLeak(fault: Fault, leak: WrittenLeak, change: LeakChange): TextEdit[] | undefined {
  const { sketch } = fault.subject;
  let { json } = fault.subject;
  const patchwork = new Patchwork(json.text.length);
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
    patchwork.add(edits);
    json = json.edit(edits);
  }
  return patchwork.edits;
}

/** The faces that a leak of a carrier at a cell can have: the floor beside it for electricity, else none is written. */
export function facesAt(
  { subject: { sketch } }: Fault,
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
export function* moveLeak(fault: Fault, leak: WrittenLeak, isPreferred: boolean): Iterable<Proposal> {
  const { sketch } = fault.subject;
  const { carrier } = leak;
  const isFree = (cell: Cell): boolean =>
    fault.subject.couldLeak(carrier, cell) &&
    !sketch.leaksAt(cell).some((other) => other.carrier === carrier);
  const [cell] = nearest(sketch, leak.from, isFree);
  if (cell === undefined) return;
  const [access] = facesAt(fault, leak, { carrier, cell });
  yield {
    title: `Move the leak to ${shownCell(sketch, cell)}`,
    edits: changeLeak(fault, leak, { carrier, cell, ...(access === undefined ? {} : { access }) }),
    isPreferred,
  };
}

/** Makes a leak one of another carrier, whose network can leak right there. */
export function* convertLeak(fault: Fault, leak: WrittenLeak): Iterable<Proposal> {
  const { cell } = leak;
  if (cell === undefined) return;
  const fitting = carriers.filter(
    (carrier) => carrier !== leak.carrier && fault.subject.couldLeak(carrier, cell),
  );
  for (const carrier of fitting) {
    const [access] = facesAt(fault, leak, { carrier, cell });
    yield {
      title: `Make it ${carrier === 'Electricity' ? 'an' : 'a'} ${carrier} leak`,
      edits: changeLeak(fault, leak, { carrier, cell, ...(access === undefined ? {} : { access }) }),
      isPreferred: fitting.length === 1,
    };
  }
}

/** Removes a leak of the level, or the effect that starts it. */
export function removeLeak({ subject }: Fault, { path }: WrittenLeak): Proposal {
  const title = path[0] === 'leaks' ? 'Remove the leak' : 'Remove the effect';
  return { title, edits: removeAt(subject.json, path) };
}
