/**
 * The cells that fit a position, by the role of the position. Enter at `candidatesFor`; each file has the rule for one
 * kind of place. This folder may know the ground and the parts of a level, but not the form of proposals.
 */
import { roleOf } from '../../level';
import type { Candidates, Group, Target } from '../target';
import { areaCells } from './area';
import { bindingCells } from './consumers';
import { doorEdgeCells } from './doorways';
import { floorCells, freeFloorCells, hazardCells, hazardousCells } from './floor';
import { accessCells, knownLeakCells, leakCells } from './leaks';
import { propCells } from './prop';
import { changeableCells, consumerCells, networkCells, propPredicateCells, settableCells } from './targets';

/** Returns the cells that fit a position of a level, by its role. */
export function candidatesFor(target: Target): readonly Group[] {
  return sourceOf(target)(target);
}

function sourceOf({ path, owner }: Target): Candidates {
  const type = typeof owner['type'] === 'string' ? owner['type'] : '';
  switch (roleOf(path)) {
    case 'prop':
      return propCells;
    case 'door-edge':
      return doorEdgeCells;
    case 'binding':
      return bindingCells;
    case 'area':
      return areaCells;
    case 'leak':
      return leakCells;
    case 'leak-access':
    case 'effect-access':
      return accessCells;
    case 'hazard':
      return hazardCells;
    case 'robot':
      return freeFloorCells;
    case 'predicate':
      return predicateTargets.get(type) ?? floorCells;
    case 'effect':
      return effectTargets.get(type) ?? floorCells;
    case 'saved':
      return path.at(-1) === 'access' ? accessCells : (savedTargets.get(String(path[1])) ?? floorCells);
  }
}

const predicateTargets = new Map<string, Candidates>([
  ['Prop', propPredicateCells],
  ['ConsumerService', consumerCells],
  ['NetworkBand', networkCells],
  ['HazardBand', hazardousCells],
]);

const effectTargets = new Map<string, Candidates>([
  ['StartLeak', leakCells],
  ['WorsenLeak', knownLeakCells],
  ['RepairNetworkCell', networkCells],
  ['DisableNetworkCell', networkCells],
  ['SetPropState', settableCells],
  ['RemoveHazard', hazardousCells],
  ['RemoveHeat', hazardousCells],
]);

const savedTargets = new Map<string, Candidates>([
  ['props', changeableCells],
  ['leaks', leakCells],
  ['severed', networkCells],
]);
