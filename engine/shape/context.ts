import type { IssueData } from '../core';
import type { JsonArray, JsonObject, JsonValue } from '../json';

/** The codes that `decode` itself reports; shapes may name others for missing members. */
export type StructureCode = 'missing-field' | 'unknown-field' | 'wrong-type' | 'invalid-value';

/** The context that `decode` needs besides the value, and the target of its reports. */
export interface DecodeContext {
  /** Reports a fault. `path` is reused afterwards: copy it. */
  readonly report: (
    code: string,
    message: string,
    place: { path: readonly (string | number)[]; onKey?: boolean },
    data?: IssueData,
  ) => void;
  /** Returns true if more may belong in this container than could be read. */
  readonly isOpen: (container: JsonArray | JsonObject) => boolean;
  /**
   * Called with each key that is kept without being read: `x-` keys, and the free keys of open objects. `path` is the
   * path of their object, and reused afterwards.
   */
  readonly keep?: (path: readonly (string | number)[], key: string, value: JsonValue) => void;
  /** True if the text has a syntax fault: then missing members are not reported. */
  readonly broken: boolean;
  /** The path of the value, for reports. Changed during the walk, and restored afterwards. */
  readonly path: (string | number)[];
}

/** The context of one walk, which also counts the issues reported so far. */
export class Walk implements DecodeContext {
  readonly broken: boolean;
  readonly path: (string | number)[];
  readonly isOpen: DecodeContext['isOpen'];
  said = 0;

  constructor(private readonly context: DecodeContext) {
    ({ broken: this.broken, path: this.path, isOpen: this.isOpen } = context);
  }

  report(...what: Parameters<DecodeContext['report']>): void {
    this.said++;
    this.context.report(...what);
  }

  keep(...what: Parameters<NonNullable<DecodeContext['keep']>>): void {
    this.said++;
    this.context.keep?.(...what);
  }
}
