import { defaultBalance, type Balance } from '../../../engine/reactor';
import { analyseBalance } from '../reactor/balance';
import type { Config, ConfigReader } from './config';
import type { Diagnostic } from '../text/diagnostic';
import { notUtf8 } from './not-utf8';
import type { Content, TextStore } from './text-store';
import { child, folderOf } from './uris';

/** The name of a balance file. */
export const balanceName = 'reactor.balance.json';
/** The name of a config file. */
export const configName = 'reactor.config.json';

/** What a balance or config file says, and its faults. */
export interface SettingsFile<T> {
  readonly uri: string;
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
  readonly fault?: 'unreadable';
}

/** What holds for the levels in one folder. */
export interface Settings {
  readonly balance: Balance;
  /** The file that it comes from; `undefined` where there is none. */
  readonly balanceFile: string | undefined;
  readonly config: Config;
  /** The folder that the config's paths are relative to; `undefined` where there is no config file. */
  readonly configFolder: string | undefined;
}

/** Finds and reads the balance and config files that hold for a folder: of each kind the nearest, beside or above. */
export class SettingsFinder {
  private readonly balances: Cache<Balance>;
  private readonly configs: Cache<Config>;

  constructor(
    files: TextStore,
    private readonly reader: ConfigReader,
  ) {
    this.balances = new Cache(files, readBalance);
    this.configs = new Cache(files, (content) => readConfig(content, reader));
  }

  /** The balance file with this URI; `undefined` where there is none. */
  balance(uri: string): Promise<SettingsFile<Balance> | undefined> {
    return this.balances.get(uri);
  }

  /** The config file with this URI; `undefined` where there is none. */
  config(uri: string): Promise<SettingsFile<Config> | undefined> {
    return this.configs.get(uri);
  }

  /** Where balance and config files are, or were looked for. */
  uris(): string[] {
    return [...this.balances.uris(), ...this.configs.uris()];
  }

  /** What holds in the first of the folders, which lead from inside out to where the search ends. */
  async find(folders: readonly string[]): Promise<Settings> {
    const [balance, config] = await Promise.all([
      nearest(folders, balanceName, this.balances),
      nearest(folders, configName, this.configs),
    ]);
    return {
      balance: balance?.value ?? defaultBalance,
      balanceFile: balance?.uri,
      config: config?.value ?? this.reader.fallback,
      configFolder: config === undefined ? undefined : folderOf(config.uri),
    };
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

type Read<T> = (content: Content, before: T | undefined) => Omit<SettingsFile<T>, 'uri'> | undefined;
interface Kept<T> {
  readonly revision: number;
  readonly file: Promise<SettingsFile<T> | undefined>;
}

/** Files of one kind, each read once a revision. */
class Cache<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(
    private readonly files: TextStore,
    private readonly read: Read<T>,
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
    const file = this.read(content, (await before)?.value);
    return file === undefined ? undefined : { uri, ...file };
  }
}

function readBalance(
  content: Content,
  before: Balance | undefined,
): Omit<SettingsFile<Balance>, 'uri'> | undefined {
  if ('fault' in content) return withoutText(content, defaultBalance);
  const { balance, diagnostics } = analyseBalance(content.document);
  // an equal balance stays the same object: then no level has to be checked again
  const text = JSON.stringify(balance);
  const same = [defaultBalance, before].find((one) => one !== undefined && JSON.stringify(one) === text);
  return { value: same ?? balance, diagnostics };
}

function readConfig(content: Content, reader: ConfigReader): Omit<SettingsFile<Config>, 'uri'> | undefined {
  if ('fault' in content) return withoutText(content, reader.fallback);
  const { config, diagnostics } = reader.analyse(content.document);
  return { value: config, diagnostics };
}

function withoutText<T>(
  { fault }: Extract<Content, { fault: string }>,
  value: T,
): Omit<SettingsFile<T>, 'uri'> | undefined {
  switch (fault) {
    case 'missing':
      return undefined;
    case 'not-utf8':
      return { value, diagnostics: [notUtf8] };
    case 'unreadable':
      return { value, diagnostics: [], fault };
  }
}
