import { isExclusion, matchGlobs, type Config } from './config';
import type { LanguageGlobs } from './config/config';
import type { FilePort } from './file-port';
import { configName, type SettingsFinder } from './settings';
import { canonical, child, folderOf, isWithin, nameOf, relativePath } from './uris';

/** The files below the roots that belong to a language, or may. */
export class FileIndex {
  private known = new Set<string>();
  private kinds: ReadonlyMap<string, string> = new Map();
  /** By config folder: what its config file says about which files belong to a language. */
  private said: ReadonlyMap<string, string> = new Map();
  private running: Promise<void> | undefined;
  /** The number of times that a listing was requested. */
  private asked = 0;
  private roots: readonly string[] = [];
  /** By config folder: globs of files with other names. */
  extraGlobs: ReadonlyMap<string, readonly string[]> = new Map();
  private extraMatches: readonly { folder: string; matches: (path: string) => boolean }[] = [];

  constructor(
    private readonly port: FilePort,
    private readonly finder: SettingsFinder,
    /** Of the files that have an owner by their names. */
    private readonly usualGlobs: readonly string[],
    private readonly look: {
      /** Open documents: a config file need not be on disk yet. */
      open(): Iterable<string>;
      /** Returns a folder and the folders above it in which a config file can be. */
      above(folder: string): readonly string[];
    },
  ) {}

  has(uri: string): boolean {
    return this.known.has(uri);
  }

  uris(): Iterable<string> {
    return this.known;
  }

  /** The kind that the nearest config file gives to a file. */
  configuredAs(uri: string): string | undefined {
    return this.kinds.get(uri);
  }

  /** Returns true if a config file names a file, whether the file exists or not. */
  isNamed(uri: string): boolean {
    return this.extraMatches.some(
      ({ folder, matches }) => isWithin(uri, folder) && matches(relativePath(folder, uri)),
    );
  }

  get isSettled(): boolean {
    return this.running === undefined;
  }

  /** Resolves when no listing is under way. */
  async settled(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  /** Forgets a file, or everything in a folder. */
  remove(uri: string): void {
    for (const one of this.known) if (isWithin(one, uri)) this.known.delete(one);
  }

  /** Returns true if a config file asks for a different listing than the last one. */
  isOtherwise(uri: string, config: Config | undefined): boolean {
    return (this.said.get(folderOf(uri) ?? '') ?? '') !== this.listingOf(config);
  }

  /** Lists all files again, and once more if requested meanwhile. Then reports added and removed files. */
  scan(roots: readonly string[], done: (others: readonly string[]) => void): void {
    this.roots = roots;
    this.asked++;
    this.running ??= this.run(done);
  }

  private async run(done: (others: readonly string[]) => void): Promise<void> {
    // a scan begins with the next turn of the loop: many changes at once are one scan
    await Promise.resolve();
    const before = this.known;
    const kindsBefore = this.kinds;
    let answered: number;
    try {
      do {
        answered = this.asked;
        this.known = await this.list();
      } while (answered !== this.asked);
    } finally {
      // before listeners run, so that a listener that requests a listing gets a new one
      this.running = undefined;
    }
    const { known, kinds } = this;
    done([
      ...[...before].filter((uri) => !known.has(uri)),
      ...[...known].filter((uri) => !before.has(uri) || kinds.get(uri) !== kindsBefore.get(uri)),
    ]);
  }

  private async list(): Promise<Set<string>> {
    const found = new Set<string>();
    for (const root of this.roots) await this.add(found, root, this.usualGlobs);
    const above = this.roots
      .flatMap((root) => this.look.above(root))
      .map((folder) => child(folder, configName));
    const inside = [...found, ...this.look.open()].filter((uri) => nameOf(uri) === configName);
    const extra = new Map<string, readonly string[]>();
    const configs = new Map<string, Config>();
    const said = new Map<string, string>();
    for (const uri of new Set([...above, ...inside])) {
      const folder = folderOf(uri);
      // an unreadable file names no levels; its report has the reason
      const config = await this.finder.configFile(uri).catch(() => undefined);
      if (folder === undefined || config === undefined) continue;
      configs.set(folder, config.value);
      said.set(folder, this.listingOf(config.value));
      const globs = this.unusual(config.value);
      if (globs.length === 0) continue;
      extra.set(folder, globs);
      await this.add(found, folder, globs);
    }
    this.extraGlobs = extra;
    this.extraMatches = [...extra].map(([folder, globs]) => ({ folder, matches: matchGlobs(globs) }));
    this.said = said;
    const listed = new Set([...found].filter((uri) => this.roots.some((root) => isWithin(uri, root))));
    this.kinds = kindsOf(listed, configs);
    return listed;
  }

  private async add(found: Set<string>, root: string, globs: readonly string[]): Promise<void> {
    try {
      for (const uri of await this.port.list(root, globs)) found.add(canonical(uri));
    } catch {
      // skip a folder that cannot be listed: its files could not be read either
    }
  }

  /** Returns the globs for files that no language owns by name alone. */
  private unusual({ globs }: Config): string[] {
    return globs
      .flatMap((one) => one.globs)
      .filter((glob) => !isExclusion(glob) && !this.usualGlobs.includes(glob));
  }

  /** Returns a text that is different for config files that lead to different listings. */
  private listingOf(config: Config | undefined): string {
    if (config === undefined) return '';
    const added = addedIn(config).map(({ kind, globs }) => `${kind}\n${globs.join('\n')}`);
    return [...this.unusual(config), ...added].join('\n');
  }
}

function addedIn({ globs }: Config): LanguageGlobs[] {
  return globs.filter(({ isExclusive }) => !isExclusive);
}

/** Returns the kinds that config files give to files. For each file, the nearest config file decides. */
function kindsOf(
  uris: ReadonlySet<string>,
  configs: ReadonlyMap<string, Config>,
): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  if ([...configs.values()].every((config) => addedIn(config).length === 0)) return kinds;
  const inner = [...configs].sort(([one], [other]) => other.length - one.length);
  for (const uri of uris) {
    const [folder, config] = inner.find(([outer]) => isWithin(uri, outer)) ?? [];
    if (folder === undefined || config === undefined) continue;
    const path = relativePath(folder, uri);
    const found = addedIn(config).find(({ matches }) => matches(path));
    if (found !== undefined) kinds.set(uri, found.kind);
  }
  return kinds;
}
