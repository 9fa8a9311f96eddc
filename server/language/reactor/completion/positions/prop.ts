import { carrierOfProp, carriers, type Carrier, type Cell } from '../../../../../engine/reactor';
import type { Ground } from '../ground';
import type { Candidates, Group, Target } from '../target';
import { narrowCells } from './doorways';

/**
 * Cells on which a prop of a type can stand: a flow or consumer on its network, a junction where three or four cells of
 * a network meet, a door in a doorway or else anywhere, all others on any free floor cell.
 */
export const propCells: Candidates = (target) => {
  const { ground, owner } = target;
  const type = typeof owner['type'] === 'string' ? owner['type'] : '';
  const carrier = carrierOfProp(type);
  const isFree = freeIn(target);
  if (carrier !== undefined)
    return [{ cells: ground.network(carrier), accepts: (cell) => ground.has(carrier, cell) && isFree(cell) }];
  switch (type) {
    case 'TJunction':
      return meetings(target, 3);
    case 'CrossJunction':
      return meetings(target, 4);
    case 'Door':
      return [
        { cells: narrowCells(ground).filter(isFree), note: 'doorway' },
        { cells: ground.floor, accepts: isFree },
      ];
    default:
      return [{ cells: ground.floor, accepts: isFree }];
  }
};

/** Returns a function that is true for floor cells without another prop. */
export function freeIn({ ground, current }: Target): (cell: Cell) => boolean {
  const { occupied } = ground;
  return (cell) => ground.isFloor(cell) && (cell === current || !occupied.has(cell));
}

/** Returns the free cells with a given number of branches on exactly one network. */
function meetings(target: Target, branches: Branches): readonly Group[] {
  const { ground } = target;
  const isFree = freeIn(target);
  return carriers.map((carrier) => {
    const others = carriers.filter((other) => other !== carrier);
    const isAlone = (cell: Cell): boolean => !others.some((other) => ground.has(other, cell));
    return {
      cells: meetingsOf(ground, carrier, branches).filter((cell) => isAlone(cell) && isFree(cell)),
      note: `${branches} branches`,
    };
  });
}

type Branches = 3 | 4;

/** The meetings of each list of network cells. Editing the grid makes a new list. */
const known = new WeakMap<Int32Array, Readonly<Record<Branches, Int32Array>>>();

/**
 * Returns the cells of a network with a given number of branches, in reading order. There are few of them even in a
 * large network.
 */
function meetingsOf(ground: Ground, carrier: Carrier, branches: Branches): Int32Array {
  const network = ground.network(carrier);
  let cells = known.get(network);
  if (cells === undefined) {
    const where = (count: Branches) => network.filter((cell) => ground.branchesAt(carrier, cell) === count);
    known.set(network, (cells = { 3: where(3), 4: where(4) }));
  }
  return cells[branches];
}
