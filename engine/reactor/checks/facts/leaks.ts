import { faulty, type Faulty, type PositionDraft } from '../../../shape';
import type { LevelDraft } from '../../format/shapes';
import type { LevelFacts } from '../../level-facts';
import type { Carrier } from '../../terms';

type LeakDraft = Exclude<NonNullable<Exclude<LevelDraft['leaks'], Faulty>>[number], Faulty>;

/** A leak with a valid carrier and position that was not reported. */
export interface LeakEntry {
  readonly draft: LeakDraft;
  readonly carrier: Carrier;
  readonly position: PositionDraft;
  readonly index: number;
}

/** Yields the leaks that are valid so far, in file order. */
export function* eachLeak(facts: LevelFacts): Generator<LeakEntry> {
  const { leaks } = facts.draft;
  if (leaks === undefined || leaks === faulty) return;
  for (let index = 0; index < leaks.length; index++) {
    const draft = leaks[index];
    if (draft === undefined || draft === faulty || facts.isBlamed(draft)) continue;
    const { carrier, position } = draft;
    if (carrier === faulty || position === faulty) continue;
    yield { draft, carrier, position, index };
  }
}
