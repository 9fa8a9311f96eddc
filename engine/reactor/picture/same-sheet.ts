import type { SheetName } from './layers';
import type { Scene, SceneNetwork } from './scene';

/**
 * Whether a sheet of two scenes draws the same, so that a picture of it can be kept. Cheap first: grids that states
 * share are the same object. May say no where it would be yes.
 */
export function sameSheet(name: SheetName, a: Scene, b: Scene): boolean {
  if (a === b) return true;
  if (a.width !== b.width || a.height !== b.height) return false;
  switch (name) {
    case 'terrain':
      return sameBytes(a.terrain, b.terrain);
    case 'fuel':
      return sameNetwork(a, b, 'Fuel');
    case 'coolant':
      return sameNetwork(a, b, 'Coolant');
    case 'electricity':
      return sameNetwork(a, b, 'Electricity');
    case 'heat-floor':
    case 'hazard-floor':
      return a.codes === b.codes || sameBytes(a.codes, b.codes);
    case 'hazard-marks':
      return a.hazards === b.hazards && a.hazardMax === b.hazardMax && same(a.blocks, b.blocks);
    case 'heat-marks':
      return a.hazards === b.hazards && a.hazardMax === b.hazardMax;
    case 'props':
      return a.underground === b.underground && same(a.props, b.props);
    case 'leaks':
      return same(a.leaks, b.leaks);
    case 'robot':
      return same(a.robot, b.robot) && same(cellsOf(a.props), cellsOf(b.props));
    case 'rule-targets':
      return a.underground === b.underground && same(a.ruleTargets, b.ruleTargets);
    case 'reach':
      return a.reach === b.reach || (a.reach !== null && b.reach !== null && sameBytes(a.reach, b.reach));
    case 'changed':
      return same(a.changed, b.changed);
    case 'ghosts':
      return same(a.ghosts, b.ghosts);
    case 'problems':
      return same(a.problems, b.problems);
  }
}

function cellsOf(props: Scene['props']): readonly number[] {
  return props.map(({ cell }) => cell);
}

function sameNetwork(a: Scene, b: Scene, carrier: keyof Scene['networks']): boolean {
  if (a.underground !== b.underground) return false;
  if (!a.underground) return true;
  const [one, other]: SceneNetwork[] = [a.networks[carrier], b.networks[carrier]];
  if (one === undefined || other === undefined || !sameBytes(one.cells, other.cells)) return false;
  if (one.supply !== other.supply) {
    if (one.supply === null || other.supply === null || !sameBytes(one.supply, other.supply)) return false;
  }
  return same(one.severed, other.severed);
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

/** Plain data with the same content. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [ours, theirs] = [Object.entries(a), b as Record<string, unknown>];
  if (ours.length !== Object.keys(theirs).length) return false;
  return ours.every(([key, value]) => same(value, theirs[key]));
}
