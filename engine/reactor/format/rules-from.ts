import type { Faultless } from '../../shape';
import type { Effect, Predicate } from '../level';
import type { CellOf } from './floor-from';
import type { EffectDraft, PredicateDraft } from './shapes';

/** Builds a predicate of a file without errors. */
export function predicateFrom(predicate: Faultless<PredicateDraft>, cellOf: CellOf): Predicate {
  switch (predicate.type) {
    case 'Prop': {
      const { type, position, propType, state, mode } = predicate;
      return {
        type,
        cell: cellOf(position),
        ...(propType === undefined ? {} : { propType }),
        ...(state === undefined ? {} : { state }),
        ...(mode === undefined ? {} : { mode }),
      };
    }
    case 'ConsumerService':
      return {
        type: predicate.type,
        cell: cellOf(predicate.position),
        op: predicate.op,
        service: predicate.service,
      };
    case 'NetworkBand': {
      const { type, carrier, position, quantity, op, band } = predicate;
      return { type, carrier, cell: cellOf(position), quantity, op, band };
    }
    case 'HazardBand': {
      const { type, position, hazard, op, band } = predicate;
      return { type, cell: cellOf(position), hazard, op, band };
    }
    case 'RobotPosition':
      return { type: predicate.type, cell: cellOf(predicate.position) };
    case 'Turn':
      return { type: predicate.type, op: predicate.op, value: predicate.value };
    case 'LevelState':
      return { type: predicate.type, op: predicate.op, value: predicate.value };
    case 'Reactor':
      return { type: predicate.type, reactor: predicate.reactor, is: predicate.is };
    case 'RobotInventory': {
      const { type, remedy, op, count } = predicate;
      return { type, remedy, op, count: count + 0 };
    }
    case 'AllSeeingEye':
      return { type: predicate.type, is: predicate.is };
  }
}

/** Builds an effect of a file without errors. */
export function effectFrom(effect: Faultless<EffectDraft>, cellOf: CellOf): Effect {
  switch (effect.type) {
    case 'StartLeak': {
      const { type, carrier, position, access, severity = 1 } = effect;
      const cell = cellOf(position);
      return { type, carrier, cell, ...(access ? { access: cellOf(access) } : {}), severity };
    }
    case 'WorsenLeak':
      return {
        type: effect.type,
        carrier: effect.carrier,
        cell: cellOf(effect.position),
        by: effect.by ?? 1,
      };
    case 'RepairNetworkCell':
    case 'DisableNetworkCell':
      return { type: effect.type, carrier: effect.carrier, cell: cellOf(effect.position) };
    case 'SetPropState':
      return { type: effect.type, cell: cellOf(effect.position), state: effect.state };
    case 'AddHazard':
    case 'RemoveHazard': {
      const { type, position, hazard, amount } = effect;
      return { type, cell: cellOf(position), hazard, amount };
    }
    case 'AddHeat':
    case 'RemoveHeat':
      return { type: effect.type, cell: cellOf(effect.position), amount: effect.amount };
    case 'AddInventory':
    case 'RemoveInventory':
      return { type: effect.type, remedy: effect.remedy, count: effect.count };
    case 'LoseLevel':
      return { type: effect.type, reason: effect.reason };
    case 'Warn':
      return { type: effect.type, text: effect.text };
  }
}
