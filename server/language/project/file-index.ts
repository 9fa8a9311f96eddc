import { isExclusion } from '../config';
import type { FilePort } from './file-port';
import { usualGlobs } from './usual-globs';
import { configName, type SettingsFinder } from './settings';
import { canonical, child, folderOf, isWithin, nameOf } from './uris';

/** Which files of ours, or that may be ours, lie below the roots. */
export class FileIndex {
  private known = new Set<string>();
  private running: Promise<void> | undefined;
  /** How often a listing was asked for. */
  private asked = 0;
  private roots: readonly string[] = [];
  /** By config folder: globs of levels with other names. */
  extraGlobs: ReadonlyMap<string, readonly string[]> = new Map();

  constructor(
    private readonly port: FilePort,
    private readonly finder: SettingsFinder,
    private readonly look: {
      /** Open documents: a config file need not be on disk yet. */
      open(): Iterable<string>;
      /** A folder and those above it that a config file may lie in. */
      above(folder: string): readonly string[];
    },
  ) {}

  has(uri: string): boolean {
    return this.known.has(uri);
  }

  uris(): Iterable<string> {
    return this.known;
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

  /** Whether a config file that names these levels asks for other files to be listed than were. */
  isOtherwise(config: string, levels: readonly string[]): boolean {
    const listed = this.extraGlobs.get(folderOf(config) ?? '') ?? [];
    return listed.join('\n') !== unusual(levels).join('\n');
  }

  /** Lists everything anew; asked again while it does, it does so once more. Then tells which files have come or gone. */
  scan(roots: readonly string[], done: (others: readonly string[]) => void): void {
    this.roots = roots;
    this.asked++;
    this.running ??= this.run(done);
  }

  private async run(done: (others: readonly string[]) => void): Promise<void> {
    // a scan begins with the next turn of the loop: many changes at once are one scan
    await Promise.resolve();
    const before = this.known;
    let answered: number;
    try {
      do {
        answered = this.asked;
        this.known = await this.list();
      } while (answered !== this.asked);
    } finally {
      // before anybody is told: who then asks for a listing gets a new one
      this.running = undefined;
    }
    const { known } = this;
    done([...[...before].filter((uri) => !known.has(uri)), ...[...known].filter((uri) => !before.has(uri))]);
  }

  private async list(): Promise<Set<string>> {
    const found = new Set<string>();
    for (const root of this.roots) await this.add(found, root, usualGlobs);
    const above = this.roots
      .flatMap((root) => this.look.above(root))
      .map((folder) => child(folder, configName));
    const inside = [...found, ...this.look.open()].filter((uri) => nameOf(uri) === configName);
    const extra = new Map<string, readonly string[]>();
    for (const uri of new Set([...above, ...inside])) {
      const folder = folderOf(uri);
      // one that cannot be read names no levels; whoever asks for its report hears why
      const config = await this.finder.config(uri).catch(() => undefined);
      const globs = unusual(config?.value.levels ?? []);
      if (folder === undefined || globs.length === 0) continue;
      extra.set(folder, globs);
      await this.add(found, folder, globs);
    }
    this.extraGlobs = extra;
    return new Set([...found].filter((uri) => this.roots.some((root) => isWithin(uri, root))));
  }

  private async add(found: Set<string>, root: string, globs: readonly string[]): Promise<void> {
    try {
      for (const uri of await this.port.list(root, globs)) found.add(canonical(uri));
    } catch {
      // a folder that cannot be listed has no files that could be read; the rest of the workspace counts on
    }
  }
}

function unusual(levels: readonly string[]): string[] {
  return levels.filter((glob) => !isExclusion(glob) && !usualGlobs.includes(glob));
}
