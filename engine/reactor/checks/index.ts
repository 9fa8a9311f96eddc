import type { Check, StartCheck } from './facts/check';
import { areaNotFloor } from './area-not-floor';
import { bindingNotConsumer } from './binding-not-consumer';
import { bindingOutOfBounds } from './binding-out-of-bounds';
import { bindingWrongCarrier } from './binding-wrong-carrier';
import { consumerNeverSupplied } from './consumer-never-supplied';
import { dimensionsTooLarge } from './dimensions-too-large';
import { dimensionsTooSmall } from './dimensions-too-small';
import { doorApart } from './door-apart';
import { doorEdgeNotAdjacent } from './door-edge-not-adjacent';
import { doorEdgeNotFloor } from './door-edge-not-floor';
import { doorEdgeOutOfBounds } from './door-edge-out-of-bounds';
import { duplicateHazard } from './duplicate-hazard';
import { duplicateId } from './duplicate-id';
import { duplicateLeak } from './duplicate-leak';
import { hazardOnWall } from './hazard-on-wall';
import { hazardOutOfBounds } from './hazard-out-of-bounds';
import { inventoryOverCapacity } from './inventory-over-capacity';
import { junctionAmbiguous } from './junction-ambiguous';
import { junctionBranches } from './junction-branches';
import { junctionCarrier } from './junction-carrier';
import { junctionNoSource } from './junction-no-source';
import { leakAccessMismatch } from './leak-access-mismatch';
import { leakFaceInvalid } from './leak-face-invalid';
import { leakFaceMissing } from './leak-face-missing';
import { leakNotInWall } from './leak-not-in-wall';
import { leakNotUnderFloor } from './leak-not-under-floor';
import { leakOutOfBounds } from './leak-out-of-bounds';
import { leakWithoutNetwork } from './leak-without-network';
import { networkLoop } from './network-loop';
import { noReactor } from './no-reactor';
import { orphanNetwork } from './orphan-network';
import { propNotOnFloor } from './prop-not-on-floor';
import { propOutOfBounds } from './prop-out-of-bounds';
import { propOverlap } from './prop-overlap';
import { propWithoutNetwork } from './prop-without-network';
import { reactorNotReady } from './reactor-not-ready';
import { requiredConsumerStarved } from './required-consumer-starved';
import { robotNotOnFloor } from './robot-not-on-floor';
import { robotOutOfBounds } from './robot-out-of-bounds';
import { rowCount } from './row-count';
import { rowLength } from './row-length';
import { ruleInvalidLeak } from './rule-invalid-leak';
import { ruleInvalidTarget } from './rule-invalid-target';
import { ruleNeverFires } from './rule-never-fires';
import { stateMismatch } from './state-mismatch';
import { unknownGlyph } from './unknown-glyph';
import { unreachableConsumer } from './unreachable-consumer';
import { unreachableHazard } from './unreachable-hazard';
import { unreachableProp } from './unreachable-prop';
import { unusedSupply } from './unused-supply';

/**
 * Every check, in the order in which they run. Of several faults of one thing the first is reported, and faults that
 * only follow from it are not. A thing's position is therefore checked before its content, and all errors before the
 * warnings.
 */
export const checks: readonly Check[] = [
  dimensionsTooSmall,
  dimensionsTooLarge,
  rowCount,
  rowLength,
  unknownGlyph,
  robotOutOfBounds,
  robotNotOnFloor,
  inventoryOverCapacity,
  hazardOutOfBounds,
  hazardOnWall,
  duplicateHazard,
  propOutOfBounds,
  propWithoutNetwork,
  junctionCarrier,
  propNotOnFloor,
  propOverlap,
  noReactor,
  duplicateId,
  bindingOutOfBounds,
  bindingNotConsumer,
  bindingWrongCarrier,
  areaNotFloor,
  doorEdgeOutOfBounds,
  doorEdgeNotFloor,
  doorEdgeNotAdjacent,
  leakOutOfBounds,
  leakWithoutNetwork,
  leakNotUnderFloor,
  leakNotInWall,
  leakAccessMismatch,
  leakFaceMissing,
  leakFaceInvalid,
  duplicateLeak,
  networkLoop,
  junctionBranches,
  junctionNoSource,
  junctionAmbiguous,
  ruleInvalidLeak,
  ruleInvalidTarget,
  stateMismatch,
  doorApart,
  unreachableProp,
  unreachableHazard,
  unusedSupply,
  consumerNeverSupplied,
  unreachableConsumer,
  orphanNetwork,
  ruleNeverFires,
];

/** Checks of a level's start. They run only on levels without errors. */
export const startChecks: readonly StartCheck[] = [requiredConsumerStarved, reactorNotReady];

export type { Check, Member, Report, StartCheck } from './facts/check';
