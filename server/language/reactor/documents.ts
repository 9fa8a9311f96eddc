import type { Shape } from '../../../engine/shape';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';
import type { DocumentContext } from '../workspace/language';
import type { ReactorKind } from './definition';
import type { LevelContext } from './level';

/** A version of an open document of levels, which is JSON. */
export type ReactorContext = {
  /** As the editor spells it. */
  readonly uri: string;
  readonly version: number;
  readonly document: Document;
  /** The shape of the file. */
  readonly shape: Shape;
} & (
  | { readonly kind: 'level'; readonly level: LevelContext }
  | {
      readonly kind: Exclude<ReactorKind, 'level'>;
      /** Checks a document of this kind. */
      readonly diagnose: (document: Document) => readonly Diagnostic[];
    }
);

type ReactorDocument = ReactorContext & DocumentContext;
/** A version of an open level. */
export type LevelDocument = Extract<ReactorDocument, { kind: 'level' }>;

/** Returns true if a document is an open level. */
export function isLevelDocument(context: DocumentContext | undefined): context is LevelDocument {
  return context?.kind === 'level';
}
