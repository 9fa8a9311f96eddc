/** The severity of an issue. Errors stop a document from being used; warnings and information do not. */
export type Severity = 'error' | 'warning' | 'information';

/** The path from a document's root to one of its values: object keys and array indexes, outermost first. */
export type Path = readonly (string | number)[];

/** One place in a document, independent of the layout of its text. */
export interface Place {
  readonly path: Path;
  /**
   * The index of a character, counted in code points from 0, for a string that is a row of cells; the row's length
   * means its end.
   */
  readonly index?: number;
  /** True if the place is the member's key, not its value. */
  readonly onKey?: boolean;
}

/** A second place that is needed to understand an issue, with a message that explains the relation. */
export interface RelatedPlace extends Place {
  readonly message: string;
}

/** The parts of an issue that a fix needs, so that no fix reads them out of a message. */
export interface IssueData {
  /** The key of the missing member. */
  readonly missing?: string;
  /** The name that was probably meant. */
  readonly meant?: string;
}

/**
 * A problem of a document, as data: what is wrong, where, and how to fix it. `cells` are the grid cells that it
 * concerns, as `y * width + x`, in reading order unless another order says more.
 */
export interface Issue<Code extends string = string> extends Place {
  readonly code: Code;
  readonly severity: Severity;
  readonly message: string;
  readonly related: readonly RelatedPlace[];
  readonly cells: readonly number[];
  readonly data?: IssueData;
}
