import { carriers, encodeLevel, perCarrier, type Level, type Prop } from '../../../../engine/reactor';
import { printedLevel } from '../saved-game';
import { untouched } from './untouched';

/** A map for a level: row by row 1 for each floor cell, with walls all around. */
export interface LevelMap {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly floor: Uint8Array;
  /** The robot's cell. */
  readonly robot: number;
  /** The cell of the reactor's control. */
  readonly control: number;
}

/** Returns the text of a level on a map, in which the reactor has the least that it needs around it. */
export function levelTextOn(map: LevelMap): string {
  return printedLevel(encodeLevel(levelOn(map)));
}

function levelOn({ title, width, height, floor, robot, control }: LevelMap): Level {
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

/** Returns pairs of free neighboring floor cells, one pair for each carrier, as near to a cell as possible on foot. */
function pairsNear(
  floor: Uint8Array,
  width: number,
  from: number,
  taken: Set<number>,
): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  const seen = new Set([from]);
  for (const cell of seen) {
    // the outermost cells of a floor are walls, so that no neighbor is beyond its edge
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
