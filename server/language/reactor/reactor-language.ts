import { runInSteps } from '../../../engine/core';
import { analyseTranscript } from './transcript';
import { symbolsIn } from './navigation';
import type { WorkspaceSymbol } from '../workspace/features';
import { Contexts } from './contexts';
import { isReactorKind, levelLanguageId, reactorDefinition } from './definition';
import { levelEnding } from './level-ending';
import type { DocumentContext, Finding, Language, Workspace } from '../workspace/language';
import { notUtf8 } from '../workspace/not-utf8';
import { reactorIcons } from './features';
import { configName, type Settings } from '../workspace/settings';
import { balanceFiles, balanceIn, balanceName } from './balance';
import { LevelDetails, TranscriptDetails } from './report-details';
import { isTranscript, levelsOfTranscript } from './transcripts';
import { canonical, nameOf, relativePath } from '../workspace/uris';

/** The language of levels, with the files next to them: balance, config and transcripts. */
export class ReactorLanguage implements Language {
  readonly definition = reactorDefinition;
  private readonly contexts: Contexts;

  constructor(private readonly workspace: Workspace) {
    this.contexts = new Contexts(workspace.config);
  }

  ownsFileName(name: string): boolean {
    return name === balanceName || name === configName || name.endsWith(levelEnding);
  }

  kindOf(key: string, { config, configFolder }: Settings): string | undefined {
    const name = nameOf(key);
    if (name === balanceName) return 'balance';
    if (name === configName) return 'config';
    if (this.workspace.isNamed(key)) return 'level';
    const open = this.workspace.open(key);
    // check this first: the globs of a config file may match all JSON files, including transcripts
    if (isTranscript(name)) return open === undefined ? undefined : 'transcript';
    if (config.matches('level', relativePath(configFolder ?? '', key))) return 'level';
    // a config file that leaves it out has been asked; without one the editor's word is enough
    return open?.language === levelLanguageId && (configFolder === undefined || !name.endsWith(levelEnding))
      ? 'level'
      : undefined;
  }

  /** Returns the possible files of the level of a transcript; none for other files. */
  dependenciesOf(key: string): readonly string[] {
    if (!isTranscript(key)) return [];
    return levelsOfTranscript(key).map((path) => this.workspace.alike(canonical(path)));
  }

  async diagnose(key: string, kind: string, settings: Settings): Promise<Finding | undefined> {
    switch (kind) {
      case 'level':
        return this.findLevel(key, settings);
      case 'transcript':
        return this.findTranscript(key);
      default:
        return kind === 'balance'
          ? this.workspace.settingsFiles.file(balanceFiles, key)
          : this.workspace.settingsFiles.configFile(key);
    }
  }

  contextOf(...[open, kind, settings, key]: Parameters<Language['contextOf']>): DocumentContext | undefined {
    return isReactorKind(kind) ? this.contexts.of(open, kind, settings, key) : undefined;
  }

  /** Its title, reactors and rules. */
  async symbolsOf(key: string, kind: string): Promise<readonly WorkspaceSymbol[]> {
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
    // stop if the text has changed meanwhile: the new one is checked instead
    const isOver = (): boolean => wasOpen && !isOpen();
    const rest = (): Promise<void> | undefined => this.workspace.pace.rest();
    const analysis = await runInSteps(level.analysing(), { rest, isCancelled: isOver });
    if (analysis === undefined) {
      await this.workspace.pace.again(key);
      return undefined;
    }
    const { diagnostics } = analysis;
    if (!isOpen()) return { diagnostics };
    const details = new LevelDetails(analysis);
    return analysis.level === undefined
      ? { diagnostics, details }
      : { diagnostics, details, forecastKey: analysis };
  }

  private async findTranscript(key: string): Promise<Finding | undefined> {
    const document = this.workspace.open(key)?.document;
    if (document === undefined) return undefined;
    const transcript = analyseTranscript(document, await this.levelBeside(key));
    return { diagnostics: transcript.diagnostics, details: new TranscriptDetails(transcript) };
  }

  /** Finds the level that an open transcript belongs to: the first candidate that exists. */
  private async levelBeside(key: string): Promise<Parameters<typeof analyseTranscript>[1]> {
    const keys = this.dependenciesOf(key);
    for (const level of keys) {
      const content = await this.workspace.content(level);
      if ('fault' in content) continue;
      const settings = await this.workspace.settingsFor(level);
      const { analysis } = this.contexts.level(content.document, settings, level);
      return { file: nameOf(level), level: analysis.level, balance: balanceIn(settings) };
    }
    return { sought: keys.map(nameOf) };
  }
}
