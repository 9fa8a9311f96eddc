import type { IssueCode } from '../../../engine/reactor';
import type { Mend, NoMend } from './mend';
import { areaNotFloor } from './mends/area-not-floor';
import { binding } from './mends/binding';
import { dimensionsTooLarge, dimensionsTooSmall } from './mends/dimensions';
import { doorApart } from './mends/door-apart';
import { doorEdge } from './mends/door-edge';
import { duplicateHazard } from './mends/duplicate-hazard';
import { duplicateId } from './mends/duplicate-id';
import { duplicateKey } from './mends/duplicate-key';
import { duplicateLeak } from './mends/duplicate-leak';
import { hazardPlace } from './mends/hazard-place';
import { invalidValue } from './mends/invalid-value';
import { inventoryOverCapacity } from './mends/inventory-over-capacity';
import { junctionAmbiguous } from './mends/junction-ambiguous';
import { junctionBranches } from './mends/junction-branches';
import { junctionCarrier } from './mends/junction-carrier';
import { junctionNoSource } from './mends/junction-no-source';
import { leakAccessMismatch } from './mends/leak-access-mismatch';
import { leakFace } from './mends/leak-face';
import { leakPlace } from './mends/leak-place';
import { missingField } from './mends/missing-field';
import { networkLoop } from './mends/network-loop';
import { noReactor } from './mends/no-reactor';
import { orphanNetwork } from './mends/orphan-network';
import { propOverlap } from './mends/prop-overlap';
import { propPlace } from './mends/prop-place';
import { propWithoutNetwork } from './mends/prop-without-network';
import { robotPlace } from './mends/robot-place';
import { rowCount } from './mends/row-count';
import { rowLength } from './mends/row-length';
import { ruleInvalidLeak } from './mends/rule-invalid-leak';
import { ruleNeverFires } from './mends/rule-never-fires';
import { ruleTarget } from './mends/rule-target';
import { stateMismatch } from './mends/state-mismatch';
import { syntax } from './mends/syntax';
import { unknownField } from './mends/unknown-field';
import { unknownGlyph } from './mends/unknown-glyph';
import { unreachableHazard } from './mends/unreachable-hazard';
import { unsupportedFormat } from './mends/unsupported-format';
import { unsupportedVersion } from './mends/unsupported-version';
import { unusedProp } from './mends/unused-prop';
import { wrongType } from './mends/wrong-type';

/** Every code with its mend, or with why it has none. The manual tells both. */
export const mends: Readonly<Record<IssueCode, Mend | NoMend>> = {
  syntax,
  'unsupported-format': unsupportedFormat,
  'unsupported-version': unsupportedVersion,
  'missing-field': missingField,
  'unknown-field': unknownField,
  'duplicate-key': duplicateKey,
  'wrong-type': wrongType,
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
    why: 'Every way to the prop changes the map, and only you know where a way should be, or whether the prop is for rules alone.',
  },
  'consumer-never-supplied': {
    why: 'What would bring more to the consumer (another source, a shorter way) is the design of the network itself.',
  },
  'rule-never-fires': ruleNeverFires,
  'door-apart': doorApart,
  'required-consumer-starved': {
    why: 'It is how most puzzles begin, and no fault.',
  },
  'reactor-not-ready': {
    why: 'It is how most puzzles begin, and no fault.',
  },
};
