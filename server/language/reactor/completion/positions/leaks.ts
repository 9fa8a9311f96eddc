import { carriers, type Carrier, type Cell } from '../../../../../engine/reactor';
import { isObject, itemsOf } from '../../../json/completion/proposal';
import type { Ground } from '../ground';
import type { Candidates, Target } from '../target';

/** The carrier that an entry names. */
export function carrierIn({ owner }: Target): Carrier | undefined {
  return carriers.find((carrier) => carrier === owner['carrier']);
}

/**
 * Cells that can leak: in the network of the carrier, under the floor for fuel and coolant, in a wall for electricity.
 * Cells without a leak come first.
 */
export const leakCells: Candidates = (target) => {
  const { sketch, ground, current } = target;
  const carrier = carrierIn(target);
  const meant = carrier === undefined ? carriers : [carrier];
  const leaking = new Set(
    sketch.leaks.flatMap((leak) =>
      carrier === undefined || leak.carrier === carrier ? (leak.cell ?? []) : [],
    ),
  );
  const isTaken = (cell: Cell): boolean => cell !== current && leaking.has(cell);
  const groups = (taken: boolean) =>
    meant.map((one) => ({
      cells: ground.network(one),
      accepts: (cell: Cell) => ground.has(one, cell) && isTaken(cell) === taken && canLeak(ground, one, cell),
    }));
  const taken = groups(true).map((group) => ({ ...group, note: 'already leaks' }));
  return isListed(target) ? groups(false) : [...groups(false), ...taken];
};

/** A second leak of a carrier in a cell is an error in the list of leaks; a rule may reopen one. */
function isListed({ path }: Target): boolean {
  return path[0] === 'leaks';
}

/** Returns true if a cell of a network can leak. A cable needs a floor cell next to it. */
export function canLeak(ground: Ground, carrier: Carrier, cell: Cell): boolean {
  if (carrier !== 'Electricity') return ground.isFloor(cell);
  return ground.isWall(cell) && ground.beside(cell).some((beside) => ground.isFloor(beside));
}

/** Floor cells that a leak can leak into: next to a cable, above a pipe. */
export const accessCells: Candidates = (target) => {
  const { sketch, ground, owner } = target;
  const leak = sketch.cellOf(owner['position']);
  if (leak === undefined) return [];
  const cells = carrierIn(target) === 'Electricity' || !ground.isFloor(leak) ? ground.beside(leak) : [leak];
  return [{ cells: cells.filter((cell) => ground.isFloor(cell)) }];
};

/** The leaks that the level has, or that its rules start. */
export const knownLeakCells: Candidates = (target) => {
  const { sketch } = target;
  const carrier = carrierIn(target);
  const isMeant = (one: unknown): boolean => carrier === undefined || one === carrier;
  const started = sketch.rules
    .flatMap(({ value }) => itemsOf(value['effects']))
    .filter(isObject)
    .filter((effect) => effect['type'] === 'StartLeak' && isMeant(effect['carrier']));
  return [
    { cells: sketch.leaks.filter((leak) => isMeant(leak.carrier)).flatMap(({ cell }) => cell ?? []) },
    {
      cells: started.flatMap((effect) => sketch.cellOf(effect['position']) ?? []),
      note: 'started by a rule',
    },
  ];
};
