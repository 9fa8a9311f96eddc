import type { Path } from '../../../../../engine/core';
import type { JsonObject, JsonValue } from '../../../../../engine/json';
import { carriers, type Carrier } from '../../../../../engine/reactor';
import { fittingPosition } from '../guess';
import type { LevelContext } from '../../level';
import { valuesOf } from '../positions/targets';

/** The places in a level that new rules refer to. */
export class RulePlaces {
  constructor(
    private readonly level: LevelContext,
    /** The path of the rule. */
    private readonly path: Path,
  ) {}

  /** The effect with a position that fits; `undefined` if there is none. */
  effect(effect: JsonObject): JsonObject | undefined {
    const position = this.find('effects', 'position', effect);
    return position === undefined ? undefined : { ...effect, position };
  }

  /** A new leak: of fuel or coolant if possible, otherwise of electricity, with the floor that it leaks into. */
  newLeak(): JsonObject | undefined {
    for (const carrier of carriers) {
      const leak = this.effect({ type: 'StartLeak', carrier });
      if (leak === undefined) continue;
      if (carrier !== 'Electricity') return { ...leak, severity: 1 };
      const access = this.find('effects', 'access', leak);
      if (access !== undefined) return { ...leak, access, severity: 1 };
    }
    return undefined;
  }

  /** A leak of the level: its carrier and position, and the floor that it leaks into. */
  knownLeak():
    | { readonly carrier: Carrier; readonly position: JsonValue; readonly floor: JsonValue }
    | undefined {
    const { sketch } = this.level;
    for (const { carrier, cell, access } of sketch.leaks) {
      const floor = access ?? cell;
      if (carrier === undefined || cell === undefined || floor === undefined || !sketch.isFloor(floor))
        continue;
      return { carrier, position: sketch.positionOf(cell), floor: sketch.positionOf(floor) };
    }
    return undefined;
  }

  /** A cell of a network, of the first carrier that has one. */
  networkCell(type: string): JsonObject | undefined {
    for (const carrier of carriers) {
      const effect = this.effect({ type, carrier });
      if (effect !== undefined) return effect;
    }
    return undefined;
  }

  /** An effect that gives a prop another state than it has. */
  switchedProp(): JsonObject | undefined {
    const effect = this.effect({ type: 'SetPropState' });
    const cell = this.level.sketch.cellOf(effect?.['position']);
    const prop = cell === undefined ? undefined : this.level.sketch.propAt(cell);
    if (prop === undefined) return undefined;
    const state = valuesOf(prop.type, 'state').find((value) => value !== prop.value['state']);
    return state === undefined ? undefined : { ...effect, state };
  }

  /** The cell of a reactor control, or else any floor cell. */
  core(): JsonValue {
    const { sketch } = this.level;
    const control = sketch.props.find(({ type, cell }) => type === 'ReactorControl' && cell !== undefined);
    if (control?.cell !== undefined && sketch.isFloor(control.cell)) return sketch.positionOf(control.cell);
    return this.find('predicates', 'position', { type: 'HazardBand' });
  }

  private find(list: string, key: string, owner: JsonObject): JsonValue {
    return fittingPosition(this.level, [...this.path, list, 0, key], owner);
  }
}
