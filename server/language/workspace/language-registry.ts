import type { Severity } from '../../../engine/core';
import { ConfigReader } from './config';
import type { LanguageDefinition, SettingsFileKind } from './definition';
import type { FileKind } from './file-names';
import type { Language, LanguageModule, Workspace } from './language';
import { configName, type Settings } from './settings';

/** The languages of a product. If several could own a file, the last one does. */
export class LanguageRegistry {
  readonly definitions: readonly LanguageDefinition[];
  /** Every code of every language. A code that several languages have has the same severity in all of them. */
  readonly codes: Readonly<Record<string, Severity>>;
  /** Globs of the files that have an owner by their names, settings files included. */
  readonly globs: readonly string[];
  readonly settingsFiles: readonly SettingsFileKind<unknown>[];
  readonly config: ConfigReader;

  constructor(private readonly modules: readonly LanguageModule[]) {
    this.definitions = modules.map(({ definition }) => definition);
    this.codes = Object.fromEntries(this.definitions.flatMap(({ codes }) => Object.entries(codes)));
    this.settingsFiles = this.definitions.flatMap(({ settingsFiles = [] }) => settingsFiles);
    this.globs = [
      ...this.definitions.flatMap(({ globs }) => globs),
      ...this.settingsFiles.map(({ name }) => `**/${name}`),
      `**/${configName}`,
    ];
    this.config = new ConfigReader(this.definitions, this.codes);
  }

  /** The definition of the language that has files of a kind. */
  definitionOf(kind: string): LanguageDefinition | undefined {
    return this.definitions.find((one) => one.kind === kind || one.otherKinds?.includes(kind));
  }

  /** Returns the kind of a file by its language in an editor, or by the format that it states. */
  fileKindOf(languageId: string, format: unknown): FileKind | undefined {
    const kinds = this.definitions.flatMap(({ files }) => files);
    return (
      kinds.find((kind) => kind.languageId === languageId) ??
      kinds.find((kind) => kind.format !== undefined && kind.format === format)
    );
  }

  /** Starts the languages in a project. */
  create(workspace: Workspace): Languages {
    return new Languages(this.modules.map((module) => module.create(workspace)));
  }
}

/** The owner of a file, and the file's kind. */
export interface Owner {
  readonly language: Language;
  readonly kind: string;
}

/** The languages at work in one project. */
export class Languages {
  private readonly all: readonly Language[];

  constructor(languages: readonly Language[]) {
    this.all = [...languages].reverse();
  }

  /** Returns the owner of a file; `undefined` if it has none. */
  ownerOf(key: string, settings: Settings): Owner | undefined {
    for (const language of this.all) {
      const kind = language.kindOf(key, settings);
      if (kind !== undefined) return { language, kind };
    }
    return undefined;
  }

  /** A language by its class, for requests that only this language serves. */
  byClass<T extends Language>(wanted: new (...workspace: never[]) => T): T | undefined {
    return this.all.find((language): language is T => language instanceof wanted);
  }

  /** Returns the other files whose texts affect the report of a file. */
  dependenciesOf(key: string): readonly string[] {
    return this.all.map((language) => language.dependenciesOf(key)).find(({ length }) => length > 0) ?? [];
  }

  /** Returns true if a language may own a file with this name. */
  ownsFileName(name: string): boolean {
    return this.all.some((language) => language.ownsFileName(name));
  }
}
