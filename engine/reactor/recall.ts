import type { Issue } from '../core';
import type { Check, Member, StartCheck } from './checks';
import type { IssueCode } from './codes';
import type { Grid, Survey } from './survey';
import { carriers } from './terms';

type AnyCheck = Check | StartCheck;
type Found = readonly Issue<IssueCode>[];

/** A version of a level without errors, and what the checks found of it. */
interface Known {
  readonly version: Pick<Survey, 'draft' | 'balance' | 'layout'>;
  readonly found: ReadonlyMap<AnyCheck, Found>;
}

/** By the grid of the terrain, which nearly all checks read: it is the same one until the terrain is edited. */
const latest = new WeakMap<Grid, Known>();

/** Remembers what each check finds of a level, for as long as what the check reads stays as it is. */
export class Recall {
  private readonly known: Known | undefined;
  private readonly found = new Map<AnyCheck, Found>();
  private readonly members = new Map<Member, boolean>();

  constructor(private readonly survey: Survey) {
    const known = latest.get(survey.layout.grids.terrain);
    this.known = known && isComparable(known, survey) ? known : undefined;
  }

  /**
   * What a check found of the last version without errors, where it would find the same of this one: what it reads is
   * the same, and nothing is blamed that could keep it from speaking. Broken text only holds things back, so that what
   * had nothing to say of the whole one has nothing to say of it. `undefined` where the check has to run.
   */
  of(check: AnyCheck): Found | undefined {
    const found = this.known?.found.get(check);
    if (found === undefined || this.survey.isAnythingBlamed()) return undefined;
    if (found.length > 0 && this.survey.broken) return undefined;
    return check.reads.every((member) => this.isSame(member)) ? found : undefined;
  }

  /** Takes note of what a check found. */
  note(check: AnyCheck, found: Found): void {
    this.found.set(check, found);
  }

  /** All checks have spoken of this version, which is without errors. */
  keep(): void {
    const { draft, balance, layout } = this.survey;
    latest.set(layout.grids.terrain, { version: { draft, balance, layout }, found: this.found });
  }

  private isSame(member: Member): boolean {
    let same = this.members.get(member);
    if (same === undefined)
      this.members.set(member, (same = this.known !== undefined && isSame(member, this.known, this.survey)));
    return same;
  }
}

function isComparable({ version }: Known, { balance, layout }: Survey): boolean {
  return (
    version.balance === balance &&
    version.layout.width === layout.width &&
    version.layout.height === layout.height &&
    layout.wrongSizes.length === 0 &&
    Object.keys(layout.agreed).length === 0
  );
}

/** Parts that an edit did not touch are the same objects before it and after it. */
function isSame(member: Member, { version }: Known, { draft, layout }: Survey): boolean {
  return member === 'networks'
    ? carriers.every((carrier) => version.layout.grids[carrier] === layout.grids[carrier])
    : version.draft[member] === draft[member];
}
