import type { Balance } from '../../../engine/reactor';
import { changeDocument, readDocument, type Document, type DocumentChange } from '../document';
import { FileIndex } from './file-index';
import type { FileChange, FilePort } from './file-port';
import { Files } from './files';
import { notUtf8 } from './not-utf8';
import type { FileKind, Report } from './report';
import { Roots } from './roots';
import { balanceName, configName, SettingsFinder, type Settings } from './settings';
import { analyseTranscript } from '../transcript';
import { isTranscript, levelsOfTranscript } from './transcripts';
import { canonical, isWithin, nameOf, relativePath } from './uris';
import { Contexts, type DocumentContext } from './contexts';

/** What may have another report than before. */
export type ProjectChange = { readonly uris: readonly string[] } | 'everything';

/** What is known of one file, and what it was worked out from. */
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
  /** The texts of other files that it was worked out from as well. */
  readonly beside: Beside;
}
type Beside = readonly { readonly key: string; readonly revision: number }[];

/**
 * All files of a workspace and what there is to say about each. Reports are worked out when they are asked for and
 * kept until the file's text, its balance or its config changes; nothing is done for those that nobody asks for.
 */
export class Project {
  private readonly files: Files;
  private readonly finder: SettingsFinder;
  private readonly index: FileIndex;
  private readonly contexts = new Contexts();
  private readonly entries = new Map<string, Entry>();
  private readonly named = new Set<string>();
  private readonly listeners = new Set<(change: ProjectChange) => void>();
  private folderSettings = new Map<string, Promise<Settings>>();
  private roots = new Roots([]);
  private listed: readonly string[] = [];
  private epoch = 0;
  private latestId = 0;

  constructor(port: FilePort) {
    this.files = new Files(port);
    this.finder = new SettingsFinder(this.files);
    this.index = new FileIndex(port, this.finder, {
      open: () => this.files.openUris(),
      above: (folder) => this.roots.foldersFrom(folder),
    });
  }

  /** Calls the listener whenever reports may have changed, until the answer is called. */
  onChange(listener: (change: ProjectChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Sets the folders at which the search for balance and config files ends, and those whose files are listed, which
   * are the same unless somebody asks for less.
   */
  setRoots(uris: readonly string[], listed: readonly string[] = uris): void {
    this.roots = new Roots(uris);
    this.listed = [...new Set(listed.map(canonical))];
    this.settingsChanged();
    this.rescan();
  }

  /** Whether the files of the listed folders are known by now. */
  get isScanned(): boolean {
    return this.index.isSettled;
  }

  /** Lists the files anew. */
  rescan(): void {
    this.index.scan(this.listed, (others) => {
      // whether a file is listed decides whether it has a report
      others.forEach((uri) => this.files.touch(uri));
      this.emit('everything');
    });
  }

  /** Resolves when they are. */
  scanned(): Promise<void> {
    return this.index.settled();
  }

  /** Globs, relative to their folder, of levels that go by other names than usual. */
  extraGlobs(): ReadonlyMap<string, readonly string[]> {
    return this.index.extraGlobs;
  }

  /** The canonical URIs of all files that may have a report, in a fixed order, open documents first. */
  uris(): string[] {
    const open = [...this.files.openUris()].sort();
    const closed = [...this.index.uris(), ...this.named].filter((uri) => this.files.open(uri) === undefined);
    return [...open, ...[...new Set(closed)].sort()];
  }

  /** Counts a file as a level whatever its name is: somebody named it. */
  include(uri: string): void {
    this.named.add(canonical(uri));
  }

  /** The balance file that holds for a file; `undefined` where the game's own numbers do. */
  async balanceFileOf(uri: string): Promise<string | undefined> {
    return (await this.settingsFor(this.keyOf(uri))).balanceFile;
  }

  /** The balance that holds for a file. */
  async balanceOf(uri: string): Promise<Balance> {
    return (await this.settingsFor(this.keyOf(uri))).balance;
  }

  /** Takes over a document from the editor. `isOwn`: its language is ours. */
  open(uri: string, version: number, text: string, isOwn: boolean): void {
    this.setOpen(canonical(uri), { uri, version, isOwn, document: readDocument(text) });
  }

  /** Changes an open document; changes of a document that is not open are passed over. */
  change(uri: string, version: number, changes: readonly DocumentChange[]): void {
    const key = canonical(uri);
    const before = this.files.open(key);
    if (before === undefined) return;
    this.setOpen(key, { ...before, version, document: changeDocument(before.document, changes) });
  }

  /** Gives a document back: from now on the file on disk counts, if there is one. */
  close(uri: string): void {
    const key = canonical(uri);
    if (this.files.open(key) === undefined) return;
    this.setOpen(key, undefined);
    if (!this.index.has(key) && this.roots.of(key) !== undefined) this.rescan();
  }

  /** The open document, if it is open. */
  openDocument(uri: string): ReturnType<Files['open']> {
    return this.files.open(this.keyOf(uri));
  }

  /** Takes note of what happened on disk. A deleted folder takes everything in it along. */
  filesChanged(changes: readonly FileChange[]): void {
    const touched = new Set<string>();
    let isListOld = false;
    for (const change of changes) {
      const uri = canonical(change.uri);
      if (change.kind === 'deleted') {
        for (const gone of this.knownWithin(uri)) touched.add(gone);
        this.index.remove(uri);
      } else {
        // whether a new file is to be checked, what the user excluded included, only a listing tells
        isListOld ||= change.kind === 'created' && !this.index.has(uri) && this.mayMatter(uri);
        if (this.isKnown(uri) || isSettings(uri)) touched.add(uri);
      }
    }
    const closed = [...touched].filter((uri) => this.files.open(uri) === undefined);
    for (const uri of closed) this.touched(uri);
    if (closed.length > 0) this.emit({ uris: closed });
    if (isListOld) this.rescan();
  }

  /** What there is to say about a file as it now is; `undefined` where it is not there, not listed or none of ours. */
  async report(uri: string): Promise<Report | undefined> {
    const key = this.keyOf(uri);
    for (;;) {
      const entry = this.entryOf(key);
      if (this.isCurrent(key, entry)) return entry.checked?.report;
      entry.pending ??= this.check(key, entry).finally(() => (entry.pending = undefined));
      await entry.pending;
    }
  }

  /** What `report` would answer, where that needs no work; `undefined` where it does. */
  currentReport(uri: string): { readonly report: Report | undefined } | undefined {
    const key = this.keyOf(uri);
    const entry = this.entries.get(key);
    return entry?.checked !== undefined && this.isCurrent(key, entry) ? entry.checked : undefined;
  }

  /**
   * An open document as features ask about it, in the version that it has when this is called; `undefined` where it is
   * not open, or none of ours.
   */
  async contextOf(uri: string): Promise<DocumentContext | undefined> {
    const key = this.keyOf(uri);
    const open = this.files.open(key);
    if (open === undefined) return undefined;
    const settings = await this.settingsFor(key);
    const kind = this.kindOf(key, settings);
    return kind === undefined ? undefined : this.contexts.of(open, kind, settings, key);
  }

  /** The text of a level as it now is, with the number that its text has; `undefined` where the file is none, or not there. */
  async levelText(
    uri: string,
  ): Promise<{ readonly uri: string; readonly revision: number; readonly document: Document } | undefined> {
    const key = this.keyOf(uri);
    if (!this.isOurs(key) || this.kindOf(key, await this.settingsFor(key)) !== 'level') return undefined;
    const revision = this.revisionOf(key);
    const content = await this.files.content(key);
    if ('fault' in content) return undefined;
    return { uri: this.files.open(key)?.uri ?? key, revision, document: content.document };
  }

  /** Another number for each text that a file has; never used twice. */
  revisionOf(uri: string): number {
    return this.files.revisionOf(this.keyOf(uri));
  }

  /** The canonical URI. Those that are known are so already: spelling thousands of them anew takes its time. */
  keyOf(uri: string): string {
    return this.entries.has(uri) ? uri : canonical(uri);
  }

  private entryOf(key: string): Entry {
    let entry = this.entries.get(key);
    if (entry === undefined) this.entries.set(key, (entry = { pending: undefined }));
    return entry;
  }

  private isCurrent(key: string, { checked }: Entry): boolean {
    if (checked?.epoch !== this.epoch || checked.revision !== this.files.revisionOf(key)) return false;
    return this.isUnchanged(checked.beside);
  }

  private isUnchanged(beside: Beside): boolean {
    return beside.every(({ key, revision }) => revision === this.files.revisionOf(key));
  }

  private async check(key: string, entry: Entry): Promise<void> {
    const { epoch } = this;
    const revision = this.files.revisionOf(key);
    const settings = await this.settingsFor(key);
    const before = entry.checked;
    const isKept =
      before?.revision === revision &&
      before.settings.balance === settings.balance &&
      before.settings.config === settings.config &&
      this.isUnchanged(before.beside);
    if (isKept) {
      before.epoch = epoch;
      return;
    }
    const beside = this.levelsBeside(key);
    const made = await this.makeReport(key, settings);
    // what has changed in the meantime is worked out once more by whoever asked
    if (revision === this.files.revisionOf(key))
      entry.checked = { revision, settings, epoch, beside, report: made };
  }

  private async makeReport(key: string, settings: Settings): Promise<Report | undefined> {
    const kind = this.isOurs(key) ? this.kindOf(key, settings) : undefined;
    if (kind === undefined) return undefined;
    if (kind === 'transcript') return this.transcriptReport(key);
    if (kind !== 'level') {
      const file = await (kind === 'balance' ? this.finder.balance(key) : this.finder.config(key));
      if (file === undefined) return undefined;
      return this.reportOf(key, kind, file.diagnostics, file.fault);
    }
    const content = await this.files.content(key);
    if ('fault' in content) {
      if (content.fault === 'missing') return undefined;
      return content.fault === 'unreadable'
        ? this.reportOf(key, kind, [], content.fault)
        : this.reportOf(key, kind, [notUtf8]);
    }
    const { analysis } = this.contexts.level(content.document, settings, key);
    const made = this.reportOf(key, kind, analysis.diagnostics);
    return this.files.open(key)?.document === content.document ? { ...made, analysis } : made;
  }

  private async transcriptReport(key: string): Promise<Report | undefined> {
    const document = this.files.open(key)?.document;
    if (document === undefined) return undefined;
    const transcript = analyseTranscript(document, await this.levelBeside(key));
    return { ...this.reportOf(key, 'transcript', transcript.diagnostics), transcript };
  }

  /** The level that an open transcript belongs to: the first of those that it may be that is there. */
  private async levelBeside(key: string): Promise<Parameters<typeof analyseTranscript>[1]> {
    const keys = this.levelsBeside(key).map((level) => level.key);
    for (const level of keys) {
      const content = await this.files.content(level);
      if ('fault' in content) continue;
      const settings = await this.settingsFor(level);
      const { analysis } = this.contexts.level(content.document, settings, level);
      return { file: nameOf(level), level: analysis.level, balance: settings.balance };
    }
    return { sought: keys.map(nameOf) };
  }

  /** The files that the level of a transcript may be, as their texts now are; none for other files. */
  private levelsBeside(key: string): Beside {
    return levelUrisOf(key).map((level) => {
      // from now on it is known, so that its changes on disk count
      this.entryOf(level);
      return { key: level, revision: this.files.revisionOf(level) };
    });
  }

  private reportOf(
    key: string,
    kind: FileKind,
    diagnostics: Report['diagnostics'],
    fault?: 'unreadable',
  ): Report {
    const open = this.files.open(key);
    const common = { kind, diagnostics, id: ++this.latestId, analysis: undefined };
    const place = { uri: open?.uri ?? key, version: open?.version ?? null };
    return fault === undefined ? { ...common, ...place } : { ...common, ...place, fault };
  }

  /** Whether somebody asked for the file: the editor by opening it, the workspace by having it, a person by naming it. */
  private isOurs(key: string): boolean {
    return this.files.open(key) !== undefined || this.index.has(key) || this.named.has(key);
  }

  private kindOf(key: string, { config, configFolder }: Settings): FileKind | undefined {
    const name = nameOf(key);
    if (name === balanceName) return 'balance';
    if (name === configName) return 'config';
    if (this.named.has(key)) return 'level';
    // transcripts lie beside levels, where a config file's globs may well mean all JSON files
    if (isTranscript(name)) return this.files.open(key) === undefined ? undefined : 'transcript';
    if (config.isLevel(relativePath(configFolder ?? '', key))) return 'level';
    const isOwn = this.files.open(key)?.isOwn === true;
    // a config file that leaves it out has been asked; without one the editor's word is enough
    return isOwn && (configFolder === undefined || !isNamedLevel(name)) ? 'level' : undefined;
  }

  private settingsFor(key: string): Promise<Settings> {
    const folders = this.roots.foldersFor(key);
    const place = folders[0] ?? '';
    let settings = this.folderSettings.get(place);
    if (settings === undefined) {
      settings = this.finder.find(folders);
      this.folderSettings.set(place, settings);
    }
    return settings;
  }

  private setOpen(key: string, document: Parameters<Files['setOpen']>[1]): void {
    this.files.setOpen(key, document);
    this.noteSettings(key);
    this.emit({ uris: [key] });
  }

  private touched(uri: string): void {
    this.files.touch(uri);
    this.noteSettings(uri);
  }

  /** Whoever depends on a balance or config file has to ask for it again. */
  private noteSettings(uri: string): void {
    if (!isSettings(uri)) return;
    this.settingsChanged();
    if (nameOf(uri) === configName) this.rescanIfLevelsMove(uri).catch(() => undefined);
    this.emit('everything');
  }

  /** Only where a config file names other files as levels than before do the files have to be listed anew. */
  private async rescanIfLevelsMove(uri: string): Promise<void> {
    const config = await this.finder.config(uri);
    if (this.index.isOtherwise(uri, config?.value.levels ?? [])) this.rescan();
  }

  private settingsChanged(): void {
    this.epoch++;
    this.folderSettings = new Map();
  }

  private isKnown(uri: string): boolean {
    return this.index.has(uri) || this.entries.has(uri);
  }

  private knownWithin(folder: string): string[] {
    const known = new Set([...this.entries.keys(), ...this.index.uris(), ...this.finder.uris()]);
    return [...known].filter((uri) => isWithin(uri, folder));
  }

  /** Whether a new file, or folder with files in it, may be one of ours. */
  private mayMatter(uri: string): boolean {
    const name = nameOf(uri);
    return isSettings(uri) || isNamedLevel(name) || !name.includes('.') || this.index.extraGlobs.size > 0;
  }

  private emit(change: ProjectChange): void {
    const told = change === 'everything' ? change : { uris: this.withTranscripts(change.uris) };
    for (const listener of this.listeners) listener(told);
  }

  /** Files, and the open transcripts of those that are levels. */
  private withTranscripts(uris: readonly string[]): readonly string[] {
    const changed = new Set(uris);
    const transcripts = [...this.files.openUris()].filter((key) =>
      levelUrisOf(key).some((level) => changed.has(level)),
    );
    return transcripts.length === 0 ? uris : [...new Set([...uris, ...transcripts])];
  }
}

/** The URIs of the levels that a file may be a transcript of; none where it is no transcript. */
function levelUrisOf(key: string): string[] {
  return isTranscript(key) ? levelsOfTranscript(key).map(canonical) : [];
}

function isSettings(uri: string): boolean {
  const name = nameOf(uri);
  return name === balanceName || name === configName;
}

/** Whether a name is that of a level without any config file. */
function isNamedLevel(name: string): boolean {
  return name.endsWith('.reactor.json');
}
