import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../engine/json';
import {
  carriers,
  consumerTypes,
  includes,
  propTypes,
  statesOfProp,
  type Carrier,
  type Cell,
} from '../../../../engine/reactor';
import type { LevelSketch } from '../../level';
import type { Fault } from '../mend';
import { floorBeside, nearest, positionOf, type Spot } from './cells';
import { asPosition } from './values';

/** How many targets a search answers. */
const most = 3;

/**
 * The positions that fit at a path (in a rule or a leak), the nearest to what stands there first; for an `access` the
 * faces of the position beside it. `owner` is the object around.
 */
export function targetsFor(fault: Fault, path: Path, owner: JsonObject): JsonValue[] {
  const { sketch } = fault.subject;
  if (path.at(-1) === 'access') {
    const cell = sketch.cellOf(owner['position']);
    return cell === undefined ? [] : floorBeside(sketch, cell).map((face) => positionOf(sketch, face));
  }
  const accept = targetTest(sketch, path, owner);
  if (accept === undefined) return [];
  const from = asPosition(owner['position']) ?? middleOf(sketch);
  return nearest(sketch, from, accept, most).map((cell) => positionOf(sketch, cell));
}

function middleOf({ width, height }: LevelSketch): Spot {
  return [Math.floor(width / 2), Math.floor(height / 2)];
}

/** Which cells can be meant by the owner of a position. */
function targetTest(
  sketch: LevelSketch,
  path: Path,
  owner: JsonObject,
): ((cell: Cell) => boolean) | undefined {
  const carrier = carriers.find((one) => one === owner['carrier']);
  if (path[0] === 'leaks') return carrier && ((cell) => couldLeak(sketch, carrier, cell));
  if (path[0] !== 'rules') return undefined;
  const typeAt = (cell: Cell): string => sketch.propAt(cell)?.type ?? '';
  switch (owner['type']) {
    case 'Prop': {
      const { propType } = owner;
      return (cell) => typeAt(cell) !== '' && (propType === undefined || typeAt(cell) === propType);
    }
    case 'SetPropState': {
      const { state } = owner;
      return (cell) => {
        const type = typeAt(cell);
        return (
          includes(propTypes, type) && statesOfProp(type).some((one) => state === undefined || one === state)
        );
      };
    }
    case 'ConsumerService':
      return (cell) => includes(consumerTypes, typeAt(cell));
    case 'StartLeak':
      return carrier && ((cell) => couldLeak(sketch, carrier, cell));
    case 'WorsenLeak':
      return (cell) => sketch.leaksAt(cell).some((leak) => leak.carrier === carrier);
    case 'NetworkBand':
    case 'RepairNetworkCell':
    case 'DisableNetworkCell':
      return carrier && ((cell) => sketch.hasNetwork(carrier, cell));
    default:
      return (cell) => sketch.isFloor(cell);
  }
}

/** Whether a carrier's network can leak at a cell. */
export function couldLeak(sketch: LevelSketch, carrier: Carrier, cell: Cell): boolean {
  if (!sketch.hasNetwork(carrier, cell)) return false;
  if (carrier !== 'Electricity') return sketch.isFloor(cell);
  return !sketch.isFloor(cell) && floorBeside(sketch, cell).length > 0;
}
