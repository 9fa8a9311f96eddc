import type { IssueCode } from '../../../../engine/reactor';
import { jsonFixes } from '../../json/fixes';
import type { NoFix } from '../../text/fixes';
import type { LevelFix } from './context';
import { areaNotFloor } from './codes/area-not-floor';
import { binding } from './codes/binding';
import { dimensionsTooLarge, dimensionsTooSmall } from './codes/dimensions';
import { doorApart } from './codes/door-apart';
import { doorEdge } from './codes/door-edge';
import { duplicateHazard } from './codes/duplicate-hazard';
import { duplicateId } from './codes/duplicate-id';
import { duplicateLeak } from './codes/duplicate-leak';
import { hazardPlace } from './codes/hazard-place';
import { invalidValue } from './codes/invalid-value';
import { inventoryOverCapacity } from './codes/inventory-over-capacity';
import { junctionAmbiguous } from './codes/junction-ambiguous';
import { junctionBranches } from './codes/junction-branches';
import { junctionCarrier } from './codes/junction-carrier';
import { junctionNoSource } from './codes/junction-no-source';
import { leakAccessMismatch } from './codes/leak-access-mismatch';
import { leakFace } from './codes/leak-face';
import { leakPlace } from './codes/leak-place';
import { networkLoop } from './codes/network-loop';
import { noReactor } from './codes/no-reactor';
import { orphanNetwork } from './codes/orphan-network';
import { propOverlap } from './codes/prop-overlap';
import { propPlace } from './codes/prop-place';
import { propWithoutNetwork } from './codes/prop-without-network';
import { robotPlace } from './codes/robot-place';
import { rowCount } from './codes/row-count';
import { rowLength } from './codes/row-length';
import { ruleInvalidLeak } from './codes/rule-invalid-leak';
import { ruleNeverFires } from './codes/rule-never-fires';
import { ruleTarget } from './codes/rule-target';
import { stateMismatch } from './codes/state-mismatch';
import { unknownGlyph } from './codes/unknown-glyph';
import { unreachableHazard } from './codes/unreachable-hazard';
import { unsupportedFormat } from './codes/unsupported-format';
import { unsupportedVersion } from './codes/unsupported-version';
import { unusedProp } from './codes/unused-prop';

/** The fix of each code, or the reason why it has none. The manual lists both. */
export const levelFixes: Readonly<Record<IssueCode, LevelFix | NoFix>> = {
  ...jsonFixes,
  'unsupported-format': unsupportedFormat,
  'unsupported-version': unsupportedVersion,
  'invalid-value': invalidValue,
  'dimensions-too-small': dimensionsTooSmall,
  'dimensions-too-large': dimensionsTooLarge,
  'row-count': rowCount,
  'row-length': rowLength,
  'unknown-glyph': unknownGlyph,
  'robot-out-of-bounds': robotPlace,
  'robot-not-on-floor': robotPlace,
  'inventory-over-capacity': inventoryOverCapacity,
  'hazard-out-of-bounds': hazardPlace,
  'hazard-on-wall': hazardPlace,
  'duplicate-hazard': duplicateHazard,
  'prop-out-of-bounds': propPlace,
  'prop-not-on-floor': propPlace,
  'prop-overlap': propOverlap,
  'prop-without-network': propWithoutNetwork,
  'no-reactor': noReactor,
  'duplicate-id': duplicateId,
  'binding-missing': binding,
  'binding-out-of-bounds': binding,
  'binding-not-consumer': binding,
  'binding-wrong-carrier': binding,
  'area-not-floor': areaNotFloor,
  'door-edge-missing': doorEdge,
  'door-edge-out-of-bounds': doorEdge,
  'door-edge-not-adjacent': doorEdge,
  'door-edge-not-floor': doorEdge,
  'leak-out-of-bounds': leakPlace,
  'leak-without-network': leakPlace,
  'leak-not-under-floor': leakPlace,
  'leak-access-mismatch': leakAccessMismatch,
  'leak-not-in-wall': leakPlace,
  'leak-face-missing': leakFace,
  'leak-face-invalid': leakFace,
  'duplicate-leak': duplicateLeak,
  'network-loop': networkLoop,
  'junction-carrier': junctionCarrier,
  'junction-branches': junctionBranches,
  'junction-no-source': junctionNoSource,
  'junction-ambiguous': junctionAmbiguous,
  'rule-invalid-target': ruleTarget,
  'rule-invalid-leak': ruleInvalidLeak,
  'state-mismatch': stateMismatch,
  'unreachable-consumer': unusedProp,
  'orphan-network': orphanNetwork,
  'unused-supply': unusedProp,
  'unreachable-hazard': unreachableHazard,
  'unreachable-prop': {
    why: 'Opening a path changes the map. The author has to decide if the prop needs a path, and where.',
  },
  'consumer-never-supplied': {
    why: 'Supplying the consumer (another source, a shorter path) changes the design of the network.',
  },
  'rule-never-fires': ruleNeverFires,
  'door-apart': doorApart,
  'required-consumer-starved': {
    why: 'Most puzzles begin this way.',
  },
  'reactor-not-ready': {
    why: 'Most puzzles begin this way.',
  },
};
