import { balanceShape, levelShape, type Balance } from '../../../engine/reactor';
import { transcriptShape } from '../../../engine/reactor/simulation';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';
import { analyseBalance, balanceIn } from './balance';
import type { ReactorKind } from './definition';
import type { ReactorContext } from './documents';
import { LevelContext } from './level';
import { transcriptFaults } from './transcript';
import type { DocumentContext, Workspace } from '../workspace/language';
import type { OpenDocument } from '../workspace/text-store';
import { reactorFeatures } from './features';
import type { Settings } from '../workspace/settings';
import { relativePath } from '../workspace/uris';

interface Kept {
  readonly balance: Balance;
  readonly config: Settings['config'];
  readonly path: string;
  readonly context: LevelContext;
}

/** The context of each document, kept as long as the document. */
export class Contexts {
  private readonly levels = new WeakMap<Document, Kept>();

  constructor(private readonly config: Workspace['config']) {}

  /** The context of an open document. */
  of(open: OpenDocument, kind: ReactorKind, settings: Settings, key: string): DocumentContext {
    const context = this.reactorContext(open, kind, settings, key);
    return { ...context, features: reactorFeatures(context) };
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
          shape: levelShape(balanceIn(settings)),
          kind,
          level: this.level(document, settings, key),
        };
      case 'balance':
        return { uri, version, document, kind, shape: balanceShape, diagnose: balanceFaults };
      case 'config':
        return {
          uri,
          version,
          document,
          kind,
          shape: this.config.shape,
          diagnose: (text) => this.config.diagnose(text),
        };
      case 'transcript':
        return { uri, version, document, kind, shape: transcriptShape, diagnose: transcriptFaults };
    }
  }

  /**
   * Returns the context of the document of a level. The object stays the same as long as the balance and config file
   * do.
   */
  level(document: Document, settings: Settings, key: string): LevelContext {
    const { config, configFolder } = settings;
    const balance = balanceIn(settings);
    const path = relativePath(configFolder ?? '', key);
    const kept = this.levels.get(document);
    if (kept?.balance === balance && kept.config === config && kept.path === path) {
      return kept.context;
    }
    const context = new LevelContext(document, { balance, severityOf: config.severitiesFor(path) });
    this.levels.set(document, { balance, config, path, context });
    return context;
  }
}

function balanceFaults(document: Document): readonly Diagnostic[] {
  return analyseBalance(document).diagnostics;
}
