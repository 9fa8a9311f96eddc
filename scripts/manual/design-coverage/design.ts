/** A design of the product: its demands in the order of its sections. */
export interface Design {
  readonly title: string;
  /** An introduction in Markdown. */
  readonly intro: string;
  readonly sections: readonly Section[];
}

export interface Section {
  /** The heading of the section in the design. */
  readonly title: string;
  /** The demands by the id that tags name. */
  readonly demands: Readonly<Record<string, Demand>>;
}

/** A demand in our own words. Tests hold a plain one. */
export type Demand = string | SameAs | LeftOut;

/** A demand that another design repeats. */
interface SameAs {
  readonly demand: string;
  /** The ids of the demands that say the same. Tests hold these. */
  readonly ids: readonly string[];
}

/** A demand that no test holds, with the reason. */
interface LeftOut {
  readonly demand: string;
  /** Sentences in Markdown, with links relative to `docs/`. */
  readonly reason: string;
}

export function sameAs(demand: string, ...ids: readonly string[]): SameAs {
  return { demand, ids };
}

export function leftOut(demand: string, reason: string): LeftOut {
  return { demand, reason };
}
