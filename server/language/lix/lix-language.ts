import type { Document } from '../text/document';
import type { WorkspaceSymbol } from '../workspace/features';
import type { DocumentContext, Finding, Language, Workspace } from '../workspace/language';
import { notUtf8 } from '../workspace/not-utf8';
import type { Settings } from '../workspace/settings';
import { relativePath } from '../workspace/uris';
import { lixFeatures } from './features';
import { lixDefinition, lixEnding, lixLanguageId } from './definition';
import { namesOf } from './outline';
import { ScenarioText } from './scenario-text';

interface Kept {
  readonly config: Settings['config'];
  readonly path: string;
  readonly text: ScenarioText;
}

/** The language of lix scenarios: each file stands alone. */
export class LixLanguage implements Language {
  readonly definition = lixDefinition;
  private readonly texts = new WeakMap<Document, Kept>();

  constructor(private readonly workspace: Workspace) {}

  ownsFileName(name: string): boolean {
    return name.endsWith(lixEnding);
  }

  kindOf(key: string, { config, configFolder }: Settings): string | undefined {
    const path = relativePath(configFolder ?? '', key);
    const isOwn =
      key.endsWith(lixEnding) ||
      config.matches('lix', path) ||
      this.workspace.open(key)?.language === lixLanguageId;
    return isOwn ? 'lix' : undefined;
  }

  dependenciesOf(): readonly string[] {
    return [];
  }

  async diagnose(key: string, _kind: string, settings: Settings): Promise<Finding | undefined> {
    const content = await this.workspace.content(key);
    if ('document' in content)
      return { diagnostics: this.textOf(content.document, settings, key).diagnostics };
    if (content.fault === 'missing') return undefined;
    return content.fault === 'unreadable'
      ? { diagnostics: [], fault: content.fault }
      : { diagnostics: [notUtf8] };
  }

  contextOf(...[open, , settings, key]: Parameters<Language['contextOf']>): DocumentContext {
    const { uri, version, document } = open;
    const text = this.textOf(document, settings, key);
    return { uri, version, document, kind: 'lix', features: lixFeatures({ uri, version, text }) };
  }

  async symbolsOf(key: string): Promise<readonly WorkspaceSymbol[]> {
    const content = await this.workspace.content(key);
    return 'document' in content ? namesOf(this.workspace.open(key)?.uri ?? key, content.document) : [];
  }

  /** Returns what is known of a document. The object stays the same as long as the document and its config file do. */
  textOf(document: Document, { config, configFolder }: Settings, key: string): ScenarioText {
    const path = relativePath(configFolder ?? '', key);
    const kept = this.texts.get(document);
    if (kept?.config === config && kept.path === path) return kept.text;
    const text = new ScenarioText(document, config.severitiesFor(path));
    this.texts.set(document, { config, path, text });
    return text;
  }
}
