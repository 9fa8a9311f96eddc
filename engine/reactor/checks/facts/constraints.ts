import { faulty } from '../../../shape';
import type { LevelFacts } from '../../level-facts';
import {
  bands,
  junctionModes,
  junctionTypes,
  includes,
  statesOfProp,
  type Comparison,
  type LevelState,
} from '../../terms';
import type { RulePart } from './rules';

type PredicatePart = (RulePart & { kind: 'predicate' })['draft'];

/** A demand of a predicate on one thing of the level: one of several values, or a whole number in a range. */
export type Constraint =
  | { readonly subject: string; readonly kind: 'values'; readonly allowed: readonly string[] }
  | {
      readonly subject: string;
      readonly kind: 'range';
      readonly min: number;
      readonly max: number;
      readonly except?: number;
    };

/** The time at which a rule is evaluated. It limits which states are possible then. */
export type Phase = 'StartOfSimulation' | 'EndOfTurn';

/**
 * Lists the demands of a predicate as far as they are known. A predicate with a faulty part has none. A demand without
 * allowed values, or with an empty range, never holds.
 */
export function constraintsOf(facts: LevelFacts, predicate: PredicatePart, phase: Phase): Constraint[] {
  switch (predicate.type) {
    case 'Turn': {
      const { op, value } = predicate;
      return op === faulty || value === faulty ? [] : [range('turn', op, value, 1, Infinity)];
    }
    case 'RobotInventory': {
      const { remedy, op, count } = predicate;
      if (remedy === faulty || op === faulty || count === faulty) return [];
      return [range(`inventory ${remedy}`, op, count, 0, facts.balance.robot.inventoryCapacity)];
    }
    case 'LevelState': {
      const { op, value } = predicate;
      if (op === faulty || value === faulty) return [];
      return [values('level state', possibleStates(facts), (state) => compare(op, state === value ? 0 : 1))];
    }
    case 'Reactor': {
      const { reactor, is } = predicate;
      if (reactor === faulty || is === faulty) return [];
      return [values(`reactor ${reactor}`, possibleReactors(facts, phase), reactorTest(is))];
    }
    case 'ConsumerService': {
      const { position, op, service } = predicate;
      if (position === faulty || op === faulty || service === faulty) return [];
      const holds = (now: string) => now === service || (now === 'Producing' && service === 'Supplied');
      return [
        values(`service ${position.join()}`, ['Disabled', 'Starved', 'Producing'], (now) =>
          compare(op, holds(now) ? 0 : 1),
        ),
      ];
    }
    case 'NetworkBand': {
      const { carrier, position, quantity, op, band } = predicate;
      if (carrier === faulty || position === faulty || quantity === faulty) return [];
      const subject = `network ${carrier} ${quantity === 'Amount' ? 'amount' : 'potential'} ${position.join()}`;
      return op === faulty || band === faulty ? [] : [bandRange(subject, op, band)];
    }
    case 'HazardBand': {
      const { position, hazard, op, band } = predicate;
      if (position === faulty || hazard === faulty || op === faulty || band === faulty) return [];
      return [bandRange(`hazard ${hazard} ${position.join()}`, op, band)];
    }
    case 'RobotPosition': {
      const { position } = predicate;
      return position === faulty ? [] : [{ subject: 'robot', kind: 'values', allowed: [position.join()] }];
    }
    case 'AllSeeingEye': {
      const { is } = predicate;
      return is === faulty ? [] : [{ subject: 'all-seeing eye', kind: 'values', allowed: [is] }];
    }
    case 'Prop':
      return propConstraints(facts, predicate);
  }
}

function propConstraints(
  facts: LevelFacts,
  predicate: Extract<PredicatePart, { type: 'Prop' }>,
): Constraint[] {
  const { position, propType, state, mode } = predicate;
  const cell = position === faulty ? undefined : facts.cellOf(position);
  const prop = cell === undefined ? undefined : facts.propAt(cell, () => true);
  if (position === faulty || prop === undefined || prop === 'unknown') return [];
  const { type } = prop.draft;
  if (type === faulty) return [];
  const found: Constraint[] = [];
  if (propType !== undefined && propType !== faulty) {
    found.push(values(`prop type ${position.join()}`, [type], (there) => there === propType));
  }
  if (state !== undefined && state !== faulty) {
    const subject = type === 'AllSeeingEyeTerminal' ? 'all-seeing eye' : `prop state ${position.join()}`;
    found.push(values(subject, statesOfProp(type), (now) => now === state));
  }
  if (mode !== undefined && mode !== faulty && includes(junctionTypes, type)) {
    found.push(values(`prop mode ${position.join()}`, junctionModes[type], (now) => now === mode));
  }
  return found;
}

function values(subject: string, all: readonly string[], test: (value: string) => boolean): Constraint {
  return { subject, kind: 'values', allowed: all.filter(test) };
}

function bandRange(subject: string, op: Comparison, band: (typeof bands)[number]): Constraint {
  return values(subject, bands, (now) =>
    compare(op, includes(bands, now) ? bands.indexOf(now) - bands.indexOf(band) : 0),
  );
}

function range(subject: string, op: Comparison, value: number, min: number, max: number): Constraint {
  const kind = 'range';
  switch (op) {
    case '==':
      return { subject, kind, min: Math.max(min, value), max: Math.min(max, value) };
    case '!=':
      return { subject, kind, min, max, except: value };
    case '<':
      return { subject, kind, min, max: Math.min(max, value - 1) };
    case '<=':
      return { subject, kind, min, max: Math.min(max, value) };
    case '>':
      return { subject, kind, min: Math.max(min, value + 1), max };
    case '>=':
      return { subject, kind, min: Math.max(min, value), max };
  }
}

function compare(op: Comparison, difference: number): boolean {
  switch (op) {
    case '==':
      return difference === 0;
    case '!=':
      return difference !== 0;
    case '<':
      return difference < 0;
    case '<=':
      return difference <= 0;
    case '>':
      return difference > 0;
    case '>=':
      return difference >= 0;
  }
}

/**
 * Returns the level states that a rule can see. No simulation follows a win, and `Stable` needs a heat that is neither
 * ready nor concerning.
 */
function possibleStates({ balance }: LevelFacts): readonly LevelState[] {
  const { readyBelow, criticalFrom, terminalFrom } = balance.reactor;
  const { max, bands: bandsOf } = balance.hazard;
  const isCalmBelow = Math.min(criticalFrom, terminalFrom, bandsOf.heat.caution);
  const stable: readonly LevelState[] = readyBelow < isCalmBelow && readyBelow <= max ? ['Stable'] : [];
  return [...stable, 'Caution', 'Critical', 'Ready', 'Lost'];
}

/** Returns the conditions of a reactor that a rule can see: ready or not, and hot enough to be lost or not. */
function possibleReactors({ balance }: LevelFacts, phase: Phase): readonly string[] {
  const { readyBelow, terminalFrom } = balance.reactor;
  if (phase === 'StartOfSimulation') return ['ready', 'not ready'];
  const both = readyBelow > terminalFrom ? ['ready, lost'] : [];
  return ['ready', 'not ready', 'not ready, lost', ...both];
}

function reactorTest(is: 'Ready' | 'NotReady' | 'Lost' | 'Won'): (condition: string) => boolean {
  switch (is) {
    case 'Ready':
      return (condition) => condition.startsWith('ready');
    case 'NotReady':
      return (condition) => condition.startsWith('not ready');
    case 'Lost':
      return (condition) => condition.endsWith('lost');
    case 'Won':
      return () => false;
  }
}
