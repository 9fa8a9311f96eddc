import { faulty, type PositionDraft } from '../../../shape';
import type { LevelFacts } from '../../level-facts';
import type { Carrier } from '../../terms';
import { at } from './check';
import { eachRule } from './rules';

/**
 * The places of leaks, by carrier and position. `isUnsure` is true if an entry that may be a leak is faulty or unread.
 */
interface Leaks {
  readonly places: ReadonlySet<string>;
  readonly isUnsure: boolean;
  /** The leaks that were reported. */
  readonly reported: ReadonlySet<string>;
}

const authored = new WeakMap<LevelFacts, Leaks>();
const ruleMade = new WeakMap<LevelFacts, Leaks>();

/**
 * Returns true if the level or one of its rules has, or may have, a leak of this carrier at the position. It may have
 * one where something is faulty.
 */
export function leakIsKnown(facts: LevelFacts, carrier: Carrier, position: PositionDraft): boolean {
  return (
    hasLeak(facts, carrier, position) || has(remember(ruleMade, facts, ruleMadeLeaks), carrier, position)
  );
}

/**
 * Returns true if the level itself has, or may have, a leak of this carrier at the position. It may have one where
 * something is faulty.
 */
export function hasLeak(facts: LevelFacts, carrier: Carrier, position: PositionDraft): boolean {
  return has(remember(authored, facts, authoredLeaks), carrier, position);
}

/** Returns true if the level's leak at the position was reported. A rule that refers to it is then not reported. */
export function isReportedLeak(facts: LevelFacts, carrier: Carrier, position: PositionDraft): boolean {
  return remember(authored, facts, authoredLeaks).reported.has(keyOf(carrier, position));
}

function has({ places, isUnsure }: Leaks, carrier: Carrier, position: PositionDraft): boolean {
  return isUnsure || places.has(keyOf(carrier, position));
}

function authoredLeaks(facts: LevelFacts): Leaks {
  const { leaks } = facts.draft;
  const places = new Set<string>();
  const reported = new Set<string>();
  if (leaks === undefined) return { places, reported, isUnsure: facts.broken };
  if (leaks === faulty || facts.isOpen(leaks)) return { places, reported, isUnsure: true };
  let isUnsure = false;
  for (const leak of leaks) {
    if (leak === faulty || leak.carrier === faulty || leak.position === faulty) {
      isUnsure = true;
      continue;
    }
    places.add(keyOf(leak.carrier, leak.position));
    if (!facts.isBlamed(leak)) continue;
    isUnsure = true;
    reported.add(keyOf(leak.carrier, leak.position));
  }
  return { places, reported, isUnsure };
}

function ruleMadeLeaks(facts: LevelFacts): Leaks {
  const { rules } = facts.draft;
  const places = new Set<string>();
  let isUnsure = facts.broken || rules === faulty || (rules?.includes(faulty) ?? false);
  for (const { rule } of eachRule(facts)) {
    if (rule.effects === faulty) {
      isUnsure = true;
      continue;
    }
    for (const effect of rule.effects) {
      if (effect === faulty || effect.type === faulty) isUnsure = true;
      else if (effect.type !== 'StartLeak') continue;
      else if (effect.carrier === faulty || effect.position === faulty || facts.isBlamed(effect))
        isUnsure = true;
      else places.add(keyOf(effect.carrier, effect.position));
    }
  }
  return { places, reported: new Set(), isUnsure };
}

function keyOf(carrier: Carrier, position: PositionDraft): string {
  return `${carrier} ${at(position)}`;
}

function remember(
  cache: WeakMap<LevelFacts, Leaks>,
  facts: LevelFacts,
  find: (facts: LevelFacts) => Leaks,
): Leaks {
  let leaks = cache.get(facts);
  if (!leaks) cache.set(facts, (leaks = find(facts)));
  return leaks;
}
