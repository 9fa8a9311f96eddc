import { analyseTranscript } from './transcript';
import { symbolsIn } from './navigation';
import type { WorkspaceSymbol } from '../workspace/answers';
import { Contexts, type DocumentContext } from './contexts';
import type { Finding, Language, Workspace } from '../workspace/language';
import { notUtf8 } from '../workspace/not-utf8';
import { atPace } from '../workspace/pace';
import { reactorIcons } from './reactor-answers';
import { isReactorKind, type FileKind } from '../workspace/report';
import { balanceName, configName, type Settings, type SettingsFinder } from '../workspace/settings';
import { isTranscript, levelsOfTranscript } from './transcripts';
import { canonical, nameOf, relativePath } from '../workspace/uris';

/** The language of levels, with the files beside them: balance, config and transcripts. */
export class ReactorLanguage implements Language {
  private readonly contexts = new Contexts();

  constructor(
    private readonly workspace: Workspace,
    private readonly finder: SettingsFinder,
  ) {}

  mayOwn(name: string): boolean {
    return name === balanceName || name === configName || isNamedLevel(name);
  }

  kindOf(key: string, { config, configFolder }: Settings): FileKind | undefined {
    const name = nameOf(key);
    if (name === balanceName) return 'balance';
    if (name === configName) return 'config';
    if (this.workspace.isNamed(key)) return 'level';
    const open = this.workspace.open(key);
    // transcripts lie beside levels, where a config file's globs may well mean all JSON files
    if (isTranscript(name)) return open === undefined ? undefined : 'transcript';
    if (config.isLevel(relativePath(configFolder ?? '', key))) return 'level';
    // a config file that leaves it out has been asked; without one the editor's word is enough
    return open?.isOwn === true && (configFolder === undefined || !isNamedLevel(name)) ? 'level' : undefined;
  }

  /** The files that the level of a transcript may be; none for other files. */
  besides(key: string): readonly string[] {
    return isTranscript(key) ? levelsOfTranscript(key).map(canonical) : [];
  }

  async find(key: string, kind: FileKind, settings: Settings): Promise<Finding | undefined> {
    switch (kind) {
      case 'level':
        return this.findLevel(key, settings);
      case 'transcript':
        return this.findTranscript(key);
      default:
        return kind === 'balance' ? this.finder.balance(key) : this.finder.config(key);
    }
  }

  contextOf(...[open, kind, settings, key]: Parameters<Language['contextOf']>): DocumentContext | undefined {
    return isReactorKind(kind) ? this.contexts.of(open, kind, settings, key) : undefined;
  }

  /** Its title, reactors and rules. */
  async symbolsOf(key: string, kind: FileKind): Promise<readonly WorkspaceSymbol[]> {
    const content = kind === 'level' ? await this.workspace.content(key) : undefined;
    if (content === undefined || 'fault' in content) return [];
    const uri = this.workspace.open(key)?.uri ?? key;
    return symbolsIn(content.document).map(({ kind: is, ...symbol }) => ({
      ...symbol,
      uri,
      icon: reactorIcons[is],
    }));
  }

  private async findLevel(key: string, settings: Settings): Promise<Finding | undefined> {
    const content = await this.workspace.content(key);
    if ('fault' in content) {
      if (content.fault === 'missing') return undefined;
      return content.fault === 'unreadable'
        ? { diagnostics: [], fault: content.fault }
        : { diagnostics: [notUtf8] };
    }
    const isOpen = (): boolean => this.workspace.open(key)?.document === content.document;
    const wasOpen = isOpen();
    const level = this.contexts.level(content.document, settings, key);
    // what was typed meanwhile is checked in place of this
    const isOver = (): boolean => wasOpen && !isOpen();
    const analysis = await atPace(level.analysing(), this.workspace.pace, isOver);
    if (analysis === undefined) {
      await this.workspace.pace.again(key);
      return undefined;
    }
    const { diagnostics } = analysis;
    return isOpen() ? { diagnostics, analysis } : { diagnostics };
  }

  private async findTranscript(key: string): Promise<Finding | undefined> {
    const document = this.workspace.open(key)?.document;
    if (document === undefined) return undefined;
    const transcript = analyseTranscript(document, await this.levelBeside(key));
    return { diagnostics: transcript.diagnostics, transcript };
  }

  /** The level that an open transcript belongs to: the first of those that it may be that is there. */
  private async levelBeside(key: string): Promise<Parameters<typeof analyseTranscript>[1]> {
    const keys = this.besides(key);
    for (const level of keys) {
      const content = await this.workspace.content(level);
      if ('fault' in content) continue;
      const settings = await this.workspace.settingsFor(level);
      const { analysis } = this.contexts.level(content.document, settings, level);
      return { file: nameOf(level), level: analysis.level, balance: settings.balance };
    }
    return { sought: keys.map(nameOf) };
  }
}

/** Whether a name is that of a level without any config file. */
function isNamedLevel(name: string): boolean {
  return name.endsWith('.reactor.json');
}
