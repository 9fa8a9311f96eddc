import type { Config, ConfigReader } from './config';
import type { SettingsFileKind } from './definition';
import type { Diagnostic } from '../text/diagnostic';
import { notUtf8 } from './not-utf8';
import type { TextStore } from './text-store';
import { child, folderOf } from './uris';

/** The name of a config file. */
export const configName = 'reactor.config.json';

/** The value of a settings file, and its faults. */
export interface SettingsFile<T> {
  readonly uri: string;
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
  readonly fault?: 'unreadable';
}

type Found = ReadonlyMap<SettingsFileKind<unknown>, SettingsFile<unknown>>;

/** The settings that apply to the files in one folder. Immutable. */
export class Settings {
  constructor(
    readonly config: Config,
    /** The folder that the config's paths are relative to; `undefined` if there is no config file. */
    readonly configFolder: string | undefined,
    private readonly found: Found,
  ) {}

  /** The value of a language's settings. */
  valueOf<T>(kind: SettingsFileKind<T>): T {
    // a file was read by its own kind
    const file = this.found.get(kind) as SettingsFile<T> | undefined;
    return file === undefined ? kind.fallback : file.value;
  }

  /** Returns the file of the value of the settings of a language; `undefined` if there is none. */
  fileOf(kind: SettingsFileKind<unknown>): string | undefined {
    return this.found.get(kind)?.uri;
  }

  /** Returns true if the same values hold as in other settings. */
  equals(other: Settings): boolean {
    const kinds = new Set([...this.found.keys(), ...other.found.keys()]);
    return (
      this.config === other.config && [...kinds].every((kind) => this.valueOf(kind) === other.valueOf(kind))
    );
  }
}

/** Finds and reads the settings files that apply to a folder: of each kind the nearest, in the folder or above. */
export class SettingsFinder {
  private readonly config: SettingsFileKind<Config>;
  private readonly caches: ReadonlyMap<SettingsFileKind<unknown>, Cache<unknown>>;
  private readonly configs: Cache<Config>;

  constructor(
    files: TextStore,
    reader: ConfigReader,
    private readonly kinds: readonly SettingsFileKind<unknown>[],
  ) {
    this.config = {
      name: configName,
      fallback: reader.fallback,
      read: (document) => {
        const { config, diagnostics } = reader.analyse(document);
        return { value: config, diagnostics };
      },
    };
    this.configs = new Cache(files, this.config);
    this.caches = new Map(kinds.map((kind) => [kind, new Cache(files, kind)]));
  }

  /** Returns true if a file with this name is a settings file. */
  hasName(name: string): boolean {
    return name === configName || this.kinds.some((kind) => kind.name === name);
  }

  /** Returns the config file with this URI; `undefined` if there is none. */
  configFile(uri: string): Promise<SettingsFile<Config> | undefined> {
    return this.configs.get(uri);
  }

  /** Returns the settings file of a kind with this URI; `undefined` if there is none. */
  async file(kind: SettingsFileKind<unknown>, uri: string): Promise<SettingsFile<unknown> | undefined> {
    return this.caches.get(kind)?.get(uri);
  }

  /** Returns the URIs of settings files, and the URIs at which they were searched. */
  uris(): string[] {
    return [this.configs, ...this.caches.values()].flatMap((cache) => [...cache.uris()]);
  }

  /**
   * Returns the settings of the first of the folders that has some. The folders lead outwards to the end of the search.
   */
  async find(folders: readonly string[]): Promise<Settings> {
    const [config, ...others] = await Promise.all([
      nearest(folders, configName, this.configs),
      ...[...this.caches].map(async ([kind, cache]) => ({
        kind,
        file: await nearest(folders, kind.name, cache),
      })),
    ]);
    const found = new Map(others.flatMap(({ kind, file }) => (file === undefined ? [] : [[kind, file]])));
    return new Settings(
      config?.value ?? this.config.fallback,
      config === undefined ? undefined : folderOf(config.uri),
      found,
    );
  }
}

async function nearest<T>(
  folders: readonly string[],
  name: string,
  cache: Cache<T>,
): Promise<SettingsFile<T> | undefined> {
  for (const folder of folders) {
    const file = await cache.get(child(folder, name));
    if (file !== undefined) return file;
  }
  return undefined;
}

interface Kept<T> {
  readonly revision: number;
  readonly file: Promise<SettingsFile<T> | undefined>;
}

/** A cache of the files of one kind. Each file is read once for each revision. */
class Cache<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(
    private readonly files: TextStore,
    private readonly kind: SettingsFileKind<T>,
  ) {}

  uris(): Iterable<string> {
    return this.kept.keys();
  }

  get(uri: string): Promise<SettingsFile<T> | undefined> {
    const revision = this.files.revisionOf(uri);
    const before = this.kept.get(uri);
    if (before?.revision === revision) return before.file;
    const file = this.load(uri, before?.file);
    this.kept.set(uri, { revision, file });
    return file;
  }

  private async load(uri: string, before: Kept<T>['file'] | undefined): Promise<SettingsFile<T> | undefined> {
    const content = await this.files.content(uri);
    const known = await before;
    if ('document' in content) return { uri, ...this.kind.read(content.document, known?.value) };
    const value = this.kind.fallback;
    switch (content.fault) {
      case 'missing':
        return undefined;
      case 'not-utf8':
        return { uri, value, diagnostics: [notUtf8] };
      case 'unreadable':
        return { uri, value, diagnostics: [], fault: content.fault };
    }
  }
}
