/** How much an issue weighs. Errors stop a document from being used; warnings and information do not. */
export type Severity = 'error' | 'warning' | 'information';

/** The way from a document's root to one of its values: object keys and array indexes, outermost first. */
export type Path = readonly (string | number)[];

/** One place in a document, independent of how its text is laid out. */
export interface Place {
  readonly path: Path;
  /** For a string that is a row of cells: which character, counted in code points from 0; the row's length means its end. */
  readonly index?: number;
  /** True where the place is the member's key, not its value. */
  readonly onKey?: boolean;
}

/** A second place that an issue needs in order to be understood, with what it has to do with it. */
export interface RelatedPlace extends Place {
  readonly message: string;
}

/**
 * A problem of a document, as data: what is wrong, where, and how to mend it.
 * `cells` are the grid cells that it concerns, as `y * width + x`, in reading order where no other order says more.
 */
export interface Issue<Code extends string = string> extends Place {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly related: readonly RelatedPlace[];
  readonly cells: readonly number[];
}
