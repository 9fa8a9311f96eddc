import type { JsonArray, JsonObject, JsonValue } from '../json';

/** The codes that `decode` itself reports; shapes may name others for what is absent. */
export type StructureCode = 'missing-field' | 'unknown-field' | 'wrong-type' | 'invalid-value';

/** What `decode` needs to know besides the value, and where it reports to. */
export interface DecodeContext {
  /** Takes a fault. `path` is reused afterwards: copy it. */
  readonly report: (
    code: string,
    message: string,
    place: { path: readonly (string | number)[]; onKey?: boolean },
  ) => void;
  /** Whether more may belong in this container than could be read. */
  readonly isOpen: (container: JsonArray | JsonObject) => boolean;
  /** Takes each key that is kept without being read: `x-` keys, and the free keys of open objects. `path` is their object's, and reused. */
  readonly keep?: (path: readonly (string | number)[], key: string, value: JsonValue) => void;
  /** True while the text has a syntax fault: then nothing is said about what is absent. */
  readonly broken: boolean;
  /** Where the value stands, for the reports. Changed during the walk, and back as it was afterwards. */
  readonly path: (string | number)[];
}

/** The context of one walk, which also counts what was said of the value so far. */
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
