import type { Cell, Effect } from '../level';
import {
  hazardFields,
  hazardKeys,
  type Band,
  type Carrier,
  type HazardField,
  type LossCause,
  type Remedy,
} from '../terms';
import { hazardBand, type FieldIndex } from './cell-code';
import type { Machine } from './machine';
import type { ServiceName } from './service';

/** The cause and the place of a loss. */
export interface Loss {
  readonly cause: LossCause;
  /** The robot's cell, or the hottest cell of the reactor's area; `null` for a loss by a rule. */
  readonly cell: Cell | null;
  /** The id of the reactor that overheated, or of the rule. */
  readonly id: string | null;
  /** The text of the rule. */
  readonly reason: string | null;
}

export interface FiredRule {
  readonly id: string;
  readonly phase: 'StartOfSimulation' | 'EndOfTurn';
  /** The text of it that the player sees. */
  readonly forecast: string | undefined;
}

/** An effect that could not be applied, with its index in the rule. */
export interface RejectedEffect {
  readonly rule: string;
  readonly index: number;
  readonly effect: Effect;
}

/** Remedies from a rule that the robot could not carry. */
export interface LostRemedies {
  readonly rule: string;
  readonly remedy: Remedy;
  readonly count: number;
}

export interface ServiceChange {
  /** The index of the consumer's prop. */
  readonly prop: number;
  readonly cell: Cell;
  readonly from: ServiceName;
  readonly to: ServiceName;
}

/** A reactor that became ready, or is no longer ready. */
export interface ReadinessChange {
  /** The id of the reactor. */
  readonly id: string;
  /** The cell of its control. */
  readonly cell: Cell;
  readonly ready: boolean;
}

export interface Injection {
  /** The leak's index in the list. */
  readonly leak: number;
  readonly carrier: Carrier;
  readonly cell: Cell;
  readonly access: Cell;
  readonly amount: number;
}

/** A floor value that ended the turn in another band than the previous turn. */
export interface BandCrossing {
  readonly cell: Cell;
  readonly field: HazardField;
  readonly from: Band;
  readonly to: Band;
}

/** The events in the simulation of one turn. */
export interface TurnReport {
  /** The turn that was simulated. */
  readonly turn: number;
  readonly fired: readonly FiredRule[];
  readonly rejected: readonly RejectedEffect[];
  readonly lostRemedies: readonly LostRemedies[];
  readonly warnings: readonly string[];
  readonly services: readonly ServiceChange[];
  readonly readiness: readonly ReadinessChange[];
  readonly injections: readonly Injection[];
  /** The first loss, if the level was lost in this turn. */
  readonly loss: Loss | null;
  /** The amounts at the ends of the previous turn and of this one, which `crossingsOf` compares. */
  readonly before: Float32Array;
  readonly after: Float32Array;
}

/**
 * Returns the band crossings of a turn, by cell, then field. Computed on demand: the turn itself does not need them.
 */
export function crossingsOf({ balance }: Machine, { before, after }: TurnReport): BandCrossing[] {
  const crossings: BandCrossing[] = [];
  if (before === after) return crossings;
  for (let at = 0; at < after.length; at++) {
    const old = before[at] ?? 0;
    const now = after[at] ?? 0;
    if (old === now) continue;
    const field = hazardFields[(at & 3) as FieldIndex];
    const limits = balance.hazard.bands[hazardKeys[field]];
    const from = hazardBand(old, limits);
    const to = hazardBand(now, limits);
    if (from !== to) crossings.push({ cell: at >> 2, field, from, to });
  }
  return crossings;
}
