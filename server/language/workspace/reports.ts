import type { TextStore } from './text-store';
import type { FolderSettings } from './folder-settings';
import type { Finding } from './language';
import type { Languages } from './language-registry';
import type { Report } from './report';
import type { Settings } from './settings';
import { canonical } from './uris';

/** The report of a file, with the versions of its sources. */
interface Entry {
  checked?: Checked;
  pending: Promise<void> | undefined;
}
interface Checked {
  readonly revision: number;
  readonly settings: Settings;
  /** Of the balance and config files when `settings` was last found to hold. */
  epoch: number;
  readonly report: Report | undefined;
  /** The texts of other files that affected it. */
  readonly beside: Beside;
}
type Beside = readonly { readonly key: string; readonly revision: number }[];

/** The sources of reports. */
export interface ReportSources {
  readonly files: TextStore;
  readonly settings: FolderSettings;
  readonly languages: Languages;
  /** Returns true if the file has been requested, and so has a report. */
  readonly isOurs: (key: string) => boolean;
}

/**
 * The report of each file, computed on request and kept until the file's text, its settings, or the text of another
 * file that it depends on changes.
 */
export class Reports {
  private readonly entries = new Map<string, Entry>();
  private latestId = 0;

  constructor(private readonly sources: ReportSources) {}

  /** Returns the report of the current content of a file. */
  async of(key: string): Promise<Report | undefined> {
    const entry = this.entryOf(key);
    while (!this.isCurrent(key, entry)) {
      entry.pending ??= this.check(key, entry).finally(() => (entry.pending = undefined));
      await entry.pending;
    }
    return entry.checked?.report;
  }

  /** Returns the report if it is already computed, else `undefined`. */
  current(key: string): { readonly report: Report | undefined } | undefined {
    const entry = this.entries.get(key);
    return entry?.checked !== undefined && this.isCurrent(key, entry) ? entry.checked : undefined;
  }

  /** Returns true if a file was asked about, or affects one that was. */
  knows(key: string): boolean {
    return this.entries.has(key);
  }

  /** The files that were asked about, and the files that affect them. */
  keys(): Iterable<string> {
    return this.entries.keys();
  }

  /** Returns the canonical URI. Known URIs are returned as they are, since normalizing thousands of them is slow. */
  keyOf(uri: string): string {
    return this.entries.has(uri) ? uri : canonical(uri);
  }

  /** Returns files and all files whose reports they affect: those that were made from them, or would be now. */
  withDependents(uris: readonly string[]): readonly string[] {
    const changed = new Set(uris);
    const dependents = [...this.entries]
      .filter(
        ([key, { checked }]) =>
          // a deleted file has left the dependencies already
          checked?.beside.some((other) => changed.has(other.key)) === true ||
          this.sources.languages.dependenciesOf(key).some((other) => changed.has(other)),
      )
      .map(([key]) => key);
    return dependents.length === 0 ? uris : [...new Set([...uris, ...dependents])];
  }

  private entryOf(key: string): Entry {
    let entry = this.entries.get(key);
    if (entry === undefined) this.entries.set(key, (entry = { pending: undefined }));
    return entry;
  }

  private isCurrent(key: string, { checked }: Entry): boolean {
    const { files, settings } = this.sources;
    if (checked?.epoch !== settings.epoch || checked.revision !== files.revisionOf(key)) return false;
    return this.isUnchanged(key, checked.beside);
  }

  /** Returns true if the other files that affect a report are the same as before, with the same texts. */
  private isUnchanged(key: string, before: Beside): boolean {
    const { files, languages } = this.sources;
    const keys = languages.dependenciesOf(key);
    return (
      keys.length === before.length &&
      before.every((one, index) => one.key === keys[index] && one.revision === files.revisionOf(one.key))
    );
  }

  private async check(key: string, entry: Entry): Promise<void> {
    const { files } = this.sources;
    const { epoch } = this.sources.settings;
    const revision = files.revisionOf(key);
    const settings = await this.sources.settings.for(key);
    const before = entry.checked;
    const isKept =
      before?.revision === revision &&
      before.settings.equals(settings) &&
      this.isUnchanged(key, before.beside);
    if (isKept) {
      before.epoch = epoch;
      return;
    }
    const beside = this.textsBeside(key);
    const report = await this.make(key, settings);
    // a report that is outdated meanwhile is computed again by the caller
    if (revision === files.revisionOf(key)) entry.checked = { revision, settings, epoch, beside, report };
  }

  /** The files from which a file's report is made as well, as their texts now are. */
  private textsBeside(key: string): Beside {
    const { files, languages } = this.sources;
    return languages.dependenciesOf(key).map((other) => {
      // register the file, so that its changes on disk count from now on
      this.entryOf(other);
      return { key: other, revision: files.revisionOf(other) };
    });
  }

  private async make(key: string, settings: Settings): Promise<Report | undefined> {
    const owner = this.sources.isOurs(key) ? this.sources.languages.ownerOf(key, settings) : undefined;
    const finding = await owner?.language.diagnose(key, owner.kind, settings);
    return owner === undefined || finding === undefined ? undefined : this.write(key, owner.kind, finding);
  }

  private write(key: string, kind: string, finding: Finding): Report {
    const open = this.sources.files.open(key);
    const { diagnostics, details, fault, forecastKey } = finding;
    return {
      uri: open?.uri ?? key,
      kind,
      id: ++this.latestId,
      version: open?.version ?? null,
      diagnostics,
      ...(details === undefined ? {} : { details }),
      ...(forecastKey === undefined ? {} : { forecastKey }),
      ...(fault === undefined ? {} : { fault }),
    };
  }
}
