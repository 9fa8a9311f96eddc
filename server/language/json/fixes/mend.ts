import type { TextEdit } from '../../../../engine/json';
import type { Diagnostic } from '../../text/diagnostic';
import type { Subject } from './subject';

/** A fault of a document that somebody wants mended. */
export interface Fault {
  readonly diagnostic: Diagnostic;
  readonly subject: Subject;
}

/** One way to mend a fault. */
export interface Proposal {
  /** What it does, as an editor shows it: "Write "Enabled"". */
  readonly title: string;
  /** In old coordinates, not overlapping; `undefined` where there is no place for it after all. */
  readonly edits: readonly TextEdit[] | undefined;
  /** Whether it is what most likely was meant: then it is the one that "mend all" takes. */
  readonly isPreferred?: boolean;
  /** Whether it changes nothing of what the file says, and can be done without asking. */
  readonly isSafe?: boolean;
}

/** How the faults of a code are mended. */
export interface Mend {
  /** What is offered, for the manual: one or two sentences. */
  readonly says: string;
  /** The ways to mend a fault, the likeliest first. Each is checked before it is offered, so they may be guesses. */
  readonly propose: (fault: Fault) => Iterable<Proposal>;
}

/** Why nothing is offered for the faults of a code, for the manual. */
export interface NoMend {
  readonly why: string;
}
