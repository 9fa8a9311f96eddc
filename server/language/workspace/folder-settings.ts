import type { Roots } from './roots';
import type { Settings, SettingsFinder } from './settings';

/** The settings of each folder, computed on first use and kept until they may have changed. */
export class FolderSettings {
  private found = new Map<string, Promise<Settings>>();
  private current = 0;

  constructor(
    private readonly finder: SettingsFinder,
    private readonly roots: () => Roots,
  ) {}

  /** Another number each time settings may have become others. */
  get epoch(): number {
    return this.current;
  }

  /** What holds for a file. */
  for(key: string): Promise<Settings> {
    const folders = this.roots().foldersFor(key);
    const place = folders[0] ?? '';
    let settings = this.found.get(place);
    if (settings === undefined) {
      settings = this.finder.find(folders);
      this.found.set(place, settings);
    }
    return settings;
  }

  /** Forgets what was found: a balance or config file, or a folder at which the search ends, is another. */
  forget(): void {
    this.current++;
    this.found = new Map();
  }
}
