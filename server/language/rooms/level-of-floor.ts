import {
  carriers,
  encodeLevel,
  perCarrier,
  type Balance,
  type Level,
  type Prop,
} from '../../../engine/reactor';
import { generateFloor, tileCodes, type Floor, type Id, type Registry } from '../../../engine/rooms';
import { printValue } from '../json/edits';
import { sizeFault } from '../reactor/new-level';
import { untouched } from '../reactor/new-level/untouched';

/**
 * The text of a reactor level on the map of a generated floor: all that is no wall is floor, the robot begins at the
 * entrance, and the reactor is at the stairs, with the least that it needs around it. Or why there is none.
 */
export function levelOfFloor(
  registry: Registry,
  id: Id,
  seed: number,
  balance: Balance,
): { readonly text: string } | { readonly fault: string } {
  const result = generateFloor(registry, id, seed);
  if (!result.ok) return { fault: result.fault.message };
  const { floor } = result.made;
  const fault = sizeFault(floor, balance);
  if (fault !== undefined) return { fault: `${id} has ${floor.width} × ${floor.height} cells. ${fault}` };
  const level = levelOn(floor, `${id}, seed ${seed}`);
  return { text: `${printValue(encodeLevel(level), { path: [] })}\n` };
}

function levelOn({ tiles, width, height }: Floor, title: string): Level {
  const floor = tiles.map((tile) => (tile === tileCodes.Wall ? 0 : 1));
  const robot = tiles.indexOf(tileCodes.Entrance);
  const control = tiles.indexOf(tileCodes.Stairs);
  const pairs = pairsNear(floor, width, control, new Set([robot, control]));
  const flows: Prop[] = [];
  const consumers: Prop[] = [];
  const cells = perCarrier((carrier) => pairs[carriers.indexOf(carrier)] ?? [control, control]);
  for (const carrier of carriers) {
    const [flow, consumer] = cells[carrier];
    flows.push({ type: `${carrier}Flow`, cell: flow, state: 'Enabled' });
    consumers.push({ type: `${carrier}Consumer`, cell: consumer, state: 'Enabled' });
  }
  const reactor: Prop = {
    type: 'ReactorControl',
    cell: control,
    id: 'core',
    consumers: perCarrier((carrier) => cells[carrier][1]),
  };
  return {
    metadata: { title },
    width,
    height,
    floor,
    networks: perCarrier((carrier) => {
      const network = new Uint8Array(floor.length);
      for (const cell of cells[carrier]) network[cell] = 1;
      return network;
    }),
    props: [...flows, ...consumers, reactor],
    ...untouched(robot),
  };
}

/** Pairs of neighbouring floor cells that are not taken, as near to a cell as there are any on foot: one for each carrier. */
function pairsNear(
  floor: Uint8Array,
  width: number,
  from: number,
  taken: Set<number>,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  const seen = new Set([from]);
  for (const cell of seen) {
    // the outermost cells of a floor are walls, so that no neighbour is beyond its edge
    const around = [cell - width, cell - 1, cell + 1, cell + width].filter((next) => floor[next] === 1);
    for (const next of around) seen.add(next);
    const beside = around.find((next) => !taken.has(next));
    if (taken.has(cell) || beside === undefined) continue;
    taken.add(cell).add(beside);
    pairs.push([cell, beside]);
    if (pairs.length === carriers.length) break;
  }
  return pairs;
}
