import { balanceShape, levelShape } from '../../../engine/reactor';
import { transcriptShape } from '../../../engine/reactor/simulation';
import type { Shape } from '../../../engine/shape';
import { configShape } from '../workspace/config';
import type { Document } from '../text/document';
import { LevelContext } from './level';
import type { Answers } from '../workspace/answers';
import type { OtherKind } from '../workspace/definitions';
import type { OpenDocument } from '../workspace/files';
import { reactorAnswers } from './reactor-answers';
import { isReactorKind, type ReactorKind } from '../workspace/report';
import type { Settings } from '../workspace/settings';
import { relativePath } from '../workspace/uris';

/** A version of an open document. */
interface OpenVersion {
  /** As the editor spells it. */
  readonly uri: string;
  readonly version: number;
  readonly document: Document;
}

/** A version of an open document of levels, which is JSON. */
export type ReactorContext = OpenVersion & {
  /** What the file may hold. */
  readonly shape: Shape;
} & (
    | { readonly kind: 'level'; readonly level: LevelContext }
    | { readonly kind: 'balance' | 'config' | 'transcript' }
  );

/** A version of an open document, as a feature asks about it: through its language's answers. */
export type DocumentContext = { readonly answers: Answers } & (
  | ReactorContext
  | (OpenVersion & { readonly kind: OtherKind })
);

/** Whether a document is one of levels. */
export function isReactorContext(
  context: DocumentContext,
): context is { readonly answers: Answers } & ReactorContext {
  return isReactorKind(context.kind);
}

interface Kept {
  readonly settings: Pick<Settings, 'balance' | 'config'>;
  readonly path: string;
  readonly context: LevelContext;
}

/** What is known of each document, kept as long as the document is. */
export class Contexts {
  private readonly levels = new WeakMap<Document, Kept>();

  /** The context of an open document. */
  of(open: OpenDocument, kind: ReactorKind, settings: Settings, key: string): DocumentContext {
    const context = this.reactorContext(open, kind, settings, key);
    return { ...context, answers: reactorAnswers(context) };
  }

  private reactorContext(
    open: OpenDocument,
    kind: ReactorKind,
    settings: Settings,
    key: string,
  ): ReactorContext {
    const { uri, version, document } = open;
    switch (kind) {
      case 'level':
        return {
          uri,
          version,
          document,
          shape: levelShape(settings.balance),
          kind,
          level: this.level(document, settings, key),
        };
      case 'balance':
        return { uri, version, document, kind, shape: balanceShape };
      case 'config':
        return { uri, version, document, kind, shape: configShape };
      case 'transcript':
        return { uri, version, document, kind, shape: transcriptShape };
    }
  }

  /** The context of a level's document; the same one as long as its balance and config file are the same. */
  level(document: Document, { balance, config, configFolder }: Settings, key: string): LevelContext {
    const path = relativePath(configFolder ?? '', key);
    const kept = this.levels.get(document);
    if (kept?.settings.balance === balance && kept.settings.config === config && kept.path === path) {
      return kept.context;
    }
    const context = new LevelContext(document, { balance, severityOf: config.severitiesFor(path) });
    this.levels.set(document, { settings: { balance, config }, path, context });
    return context;
  }
}
