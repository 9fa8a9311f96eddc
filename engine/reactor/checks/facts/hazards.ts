import { faulty, type Faulty, type PositionDraft } from '../../../shape';
import type { LevelDraft } from '../../format/shapes';
import type { LevelFacts } from '../../level-facts';

type HazardDraft = Exclude<NonNullable<Exclude<LevelDraft['hazards'], Faulty>>[number], Faulty>;

/** A hazard entry with a valid position that was not reported. */
export interface HazardEntry {
  readonly hazard: HazardDraft;
  readonly position: PositionDraft;
  readonly index: number;
}

/** Yields the valid hazard entries, in file order. */
export function* eachHazard(facts: LevelFacts): Generator<HazardEntry> {
  const { hazards } = facts.draft;
  if (hazards === undefined || hazards === faulty) return;
  for (let index = 0; index < hazards.length; index++) {
    const hazard = hazards[index];
    if (hazard === undefined || hazard === faulty || hazard.position === faulty) continue;
    if (!facts.isBlamed(hazard)) yield { hazard, position: hazard.position, index };
  }
}
