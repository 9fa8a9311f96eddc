import type { Carrier, HazardField } from '../terms';

/** The actions that have a cost. */
export type CostedAction =
  | 'MoveRobot'
  | 'InteractProp'
  | 'InteractLeak'
  | 'ApplyHeatShield'
  | 'ActivateReactor';

/** The thresholds from which a hazard value is `Caution` and `Critical`. */
export interface HazardBands {
  readonly caution: number;
  readonly critical: number;
}

type Step<T> = readonly [T, T];
type ByKey<F extends string, T> = { readonly [K in F as Lowercase<K>]: T };

/**
 * All numbers that the design leaves to balancing, by the nested names of a balance file. Counts, turns, sizes and
 * costs are integers; everything else is a binary32 value, already rounded.
 */
export interface Balance {
  readonly grid: {
    readonly minWidth: number;
    readonly minHeight: number;
    readonly maxWidth: number;
    readonly maxHeight: number;
  };
  readonly turn: {
    readonly actionBudget: number;
    readonly actionCost: Readonly<Record<CostedAction, number>>;
  };
  readonly network: {
    readonly source: { readonly amount: number; readonly potential: number };
    readonly falloff: { readonly amount: number; readonly potential: number };
    readonly max: number;
    readonly bands: { readonly cautionBelow: number; readonly criticalBelow: number };
  };
  readonly consumer: { readonly demand: { readonly amount: number; readonly potential: number } };
  readonly leak: {
    readonly base: number;
    readonly perPotential: number;
    readonly maxInjection: number;
    readonly maxSeverity: number;
  };
  readonly hazard: { readonly max: number; readonly bands: ByKey<HazardField, HazardBands> };
  readonly flow: { readonly element: number; readonly heat1: number; readonly heat2: number };
  readonly warm: Step<number>;
  readonly quench: Step<number>;
  readonly short: { readonly heat: Step<number>; readonly discharge: Step<number> };
  readonly ignite: { readonly heat: Step<number>; readonly burn: Step<number> };
  readonly robot: {
    readonly unsafe: ByKey<Carrier | 'Heat', number>;
    readonly inventoryCapacity: number;
  };
  readonly remedy: { readonly blockTurns: number; readonly heatImmunitySteps: number };
  readonly reactor: {
    readonly readyBelow: number;
    readonly criticalFrom: number;
    readonly terminalFrom: number;
  };
  readonly forecast: { readonly horizon: number };
}
