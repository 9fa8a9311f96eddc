import type { Issue } from '../core';
import type { Check, Member, StartCheck } from './checks';
import type { IssueCode } from './codes';
import type { Grid, LevelFacts } from './level-facts';
import { carriers } from './terms';

type AnyCheck = Check | StartCheck;
type Found = readonly Issue<IssueCode>[];

/** A version of a level without errors, and the findings of each check. */
interface Known {
  readonly version: Pick<LevelFacts, 'draft' | 'balance' | 'layout'>;
  readonly found: ReadonlyMap<AnyCheck, Found>;
}

/**
 * Keyed by the grid of the terrain, which nearly all checks read. It stays the same object until the terrain is edited.
 */
const latest = new WeakMap<Grid, Known>();

/** Caches the findings of each check for as long as the members that it reads do not change. */
export class FindingsCache {
  private readonly known: Known | undefined;
  private readonly found = new Map<AnyCheck, Found>();
  private readonly members = new Map<Member, boolean>();

  constructor(private readonly facts: LevelFacts) {
    const known = latest.get(facts.layout.grids.terrain);
    this.known = known && isComparable(known, facts) ? known : undefined;
  }

  /**
   * Returns the findings of a check on the last version without errors if they are valid for this version too: the
   * members that it reads are the same, and nothing is blamed that could suppress them. Broken text only suppresses
   * findings, so a check without findings has none on the broken text either. Returns `undefined` if the check has to
   * run.
   */
  of(check: AnyCheck): Found | undefined {
    const found = this.known?.found.get(check);
    if (found === undefined || this.facts.isAnythingBlamed()) return undefined;
    if (found.length > 0 && this.facts.broken) return undefined;
    return check.reads.every((member) => this.isSame(member)) ? found : undefined;
  }

  /** Records the findings of a check. */
  note(check: AnyCheck, found: Found): void {
    this.found.set(check, found);
  }

  /** Keeps the findings of this version. Call it after all checks, and only if there is no error. */
  keep(): void {
    const { draft, balance, layout } = this.facts;
    latest.set(layout.grids.terrain, { version: { draft, balance, layout }, found: this.found });
  }

  private isSame(member: Member): boolean {
    let same = this.members.get(member);
    if (same === undefined)
      this.members.set(member, (same = this.known !== undefined && isSame(member, this.known, this.facts)));
    return same;
  }
}

function isComparable({ version }: Known, { balance, layout }: LevelFacts): boolean {
  return (
    version.balance === balance &&
    version.layout.width === layout.width &&
    version.layout.height === layout.height &&
    layout.wrongSizes.length === 0 &&
    Object.keys(layout.agreed).length === 0
  );
}

/** Parts that an edit did not touch are the same objects before and after it. */
function isSame(member: Member, { version }: Known, { draft, layout }: LevelFacts): boolean {
  return member === 'networks'
    ? carriers.every((carrier) => version.layout.grids[carrier] === layout.grids[carrier])
    : version.draft[member] === draft[member];
}
