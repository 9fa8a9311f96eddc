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

  /** A number that changes each time settings may have changed. */
  get epoch(): number {
    return this.current;
  }

  /** Returns the settings of a file. */
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

  /** Forgets all settings. Call this when a balance or config file changes, or a folder at which the search ends. */
  forget(): void {
    this.current++;
    this.found = new Map();
  }
}
