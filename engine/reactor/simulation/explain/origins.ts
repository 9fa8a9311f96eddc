import type { Cell } from '../../level';
import { deriveState } from '../derive';
import { draftOf, writeHazard, writeLeak } from '../draft';
import type { Forecast } from '../forecast';
import type { State } from '../state';

/** A possible origin of a forecast's events: something in its initial state that can be removed. */
export type Origin =
  /** A leak, by its index in the state's list. */
  | { readonly kind: 'leak'; readonly index: number }
  /** A rule, by its index in the level's list. */
  | { readonly kind: 'rule'; readonly index: number }
  /** A hazard that is on a floor cell. */
  | { readonly kind: 'hazard'; readonly cell: Cell };

const fields = [0, 1, 2, 3] as const;

/**
 * Lists the origins that affect a forecast, in order of time: by turn, the leaks that release something and the rules
 * that fire; then the hazards that are on the floor from the start. Rules that only warn are left out.
 */
export function originsOf({ from, turns }: Forecast): Origin[] {
  const leaks = new Set<number>();
  const rules = new Set<string>();
  const origins: Origin[] = [];
  const addRules = (fired: readonly { readonly id: string }[]): void => {
    for (const { id } of fired) {
      if (rules.has(id)) continue;
      rules.add(id);
      const index = from.machine.level.rules.findIndex((rule) => rule.id === id);
      const effects = from.machine.level.rules[index]?.effects ?? [];
      if (effects.some(({ type }) => type !== 'Warn')) origins.push({ kind: 'rule', index });
    }
  };
  for (const { report } of turns) {
    addRules(report.fired.filter(({ phase }) => phase === 'StartOfSimulation'));
    for (const { leak } of report.injections) {
      // a leak that a rule opened is attributed to the rule
      if (leaks.has(leak) || from.leaks[leak]?.state !== 'Leaking') continue;
      leaks.add(leak);
      origins.push({ kind: 'leak', index: leak });
    }
    addRules(report.fired.filter(({ phase }) => phase === 'EndOfTurn'));
  }
  for (let cell = 0; cell < from.machine.size; cell++) {
    if (fields.some((field) => (from.hazards[4 * cell + field] ?? 0) > 0))
      origins.push({ kind: 'hazard', cell });
  }
  return origins;
}

/** Returns the state with these leaks repaired, these rules disabled and these cells cleaned. */
export function withoutOrigins(state: State, origins: readonly Origin[]): State {
  const draft = draftOf(state);
  const { next } = draft;
  let isCleaned = false;
  for (const origin of origins) {
    switch (origin.kind) {
      case 'leak': {
        const leak = next.leaks[origin.index];
        if (leak !== undefined) writeLeak(draft, origin.index, { ...leak, state: 'Repaired' });
        break;
      }
      case 'rule':
        if (next.fired === state.fired) next.fired = state.fired.slice();
        // such a rule is skipped, whether it repeats or not
        next.fired[origin.index] = 1;
        break;
      case 'hazard':
        for (const field of fields) writeHazard(draft, origin.cell, field, 0);
        isCleaned = true;
        break;
    }
  }
  // without the heat a reactor may be ready from the start
  if (isCleaned) deriveState(draft);
  return next;
}
