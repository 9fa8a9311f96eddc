import type { Balance } from '../../../engine/reactor';
import { changeDocument, readDocument, type DocumentChange } from '../document';
import type { WorkspaceSymbol } from './answers';
import { FileIndex } from './file-index';
import type { FileChange, FilePort } from './file-port';
import { Files } from './files';
import type { Finding, Language } from './language';
import { languages } from './languages';
import { ReactorLanguage } from './reactor-language';
import type { FileKind, Report } from './report';
import { Roots } from './roots';
import { balanceName, configName, SettingsFinder, type Settings } from './settings';
import { canonical, isWithin, nameOf } from './uris';
import type { DocumentContext } from './contexts';

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
  /** The first that has a file is the one that tells of it. */
  private readonly languages: readonly Language[];
  private readonly entries = new Map<string, Entry>();
  private readonly named = new Set<string>();
  private readonly listeners = new Set<(change: ProjectChange) => void>();
  private folderSettings = new Map<string, Promise<Settings>>();
  private roots = new Roots([]);
  private listed: readonly string[] = [];
  private knownUris: readonly string[] | undefined;
  private epoch = 0;
  private latestId = 0;

  constructor(port: FilePort) {
    this.files = new Files(port);
    this.finder = new SettingsFinder(this.files);
    this.index = new FileIndex(port, this.finder, {
      open: () => this.files.openUris(),
      above: (folder) => this.roots.foldersFrom(folder),
    });
    const workspace = {
      content: (key: string) => this.files.content(key),
      open: (key: string) => this.files.open(key),
      configuredAs: (key: string) => this.index.configuredAs(key),
      isNamed: (key: string) => this.named.has(key),
      rootOf: (key: string) => this.roots.of(key),
      keys: () => this.uris(),
      settingsFor: (key: string) => this.settingsFor(key),
    };
    this.languages = [
      ...languages.map((make) => make(workspace)),
      new ReactorLanguage(workspace, this.finder),
    ];
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
      this.knownUris = undefined;
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
  uris(): readonly string[] {
    return (this.knownUris ??= this.listUris());
  }

  private listUris(): string[] {
    const open = [...this.files.openUris()].sort();
    const closed = [...this.index.uris(), ...this.named].filter((uri) => this.files.open(uri) === undefined);
    return [...open, ...[...new Set(closed)].sort()];
  }

  /** Counts a file as a level whatever its name is: somebody named it. */
  include(uri: string): void {
    this.named.add(canonical(uri));
    this.knownUris = undefined;
  }

  /** The balance file that holds for a file; `undefined` where the game's own numbers do. */
  async balanceFileOf(uri: string): Promise<string | undefined> {
    return (await this.settingsFor(this.keyOf(uri))).balanceFile;
  }

  /** The balance that holds for a file. */
  async balanceOf(uri: string): Promise<Balance> {
    return (await this.settingsFor(this.keyOf(uri))).balance;
  }

  /** Takes over a document from the editor. `isOwn`: its language is that of levels. */
  open(uri: string, version: number, text: string, isOwn: boolean, language?: string): void {
    this.setOpen(canonical(uri), { uri, version, isOwn, language, document: readDocument(text) });
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
        this.knownUris = undefined;
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
    const found = this.ownerOf(key, settings);
    return found?.language.contextOf(open, found.kind, settings, key);
  }

  /** The named things of a file as it now is; none where it is not there, or none of ours. */
  async symbolsOf(uri: string): Promise<readonly WorkspaceSymbol[]> {
    const key = this.keyOf(uri);
    const settings = await this.settingsFor(key);
    const found = this.isOurs(key) ? this.ownerOf(key, settings) : undefined;
    return (await found?.language.symbolsOf(key, found.kind)) ?? [];
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
    return this.isUnchanged(key, checked.beside);
  }

  /** Whether the same files as before lie beside a file, with the same texts. */
  private isUnchanged(key: string, before: Beside): boolean {
    const keys = this.besides(key);
    return (
      keys.length === before.length &&
      before.every((one, index) => one.key === keys[index] && one.revision === this.files.revisionOf(one.key))
    );
  }

  private besides(key: string): readonly string[] {
    return this.languages.map((language) => language.besides(key)).find(({ length }) => length > 0) ?? [];
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
      this.isUnchanged(key, before.beside);
    if (isKept) {
      before.epoch = epoch;
      return;
    }
    const beside = this.textsBeside(key);
    const made = await this.makeReport(key, settings);
    // what has changed in the meantime is worked out once more by whoever asked
    if (revision === this.files.revisionOf(key))
      entry.checked = { revision, settings, epoch, beside, report: made };
  }

  private async makeReport(key: string, settings: Settings): Promise<Report | undefined> {
    const found = this.isOurs(key) ? this.ownerOf(key, settings) : undefined;
    const finding = await found?.language.find(key, found.kind, settings);
    return found === undefined || finding === undefined ? undefined : this.reportOf(key, found.kind, finding);
  }

  /** The files from which a file's report is made as well, as their texts now are. */
  private textsBeside(key: string): Beside {
    return this.besides(key).map((other) => {
      // from now on it is known, so that its changes on disk count
      this.entryOf(other);
      return { key: other, revision: this.files.revisionOf(other) };
    });
  }

  private reportOf(key: string, kind: FileKind, finding: Finding): Report {
    const open = this.files.open(key);
    const { diagnostics, analysis, transcript, fault } = finding;
    return {
      uri: open?.uri ?? key,
      kind,
      id: ++this.latestId,
      version: open?.version ?? null,
      diagnostics,
      analysis,
      ...(transcript === undefined ? {} : { transcript }),
      ...(fault === undefined ? {} : { fault }),
    };
  }

  /** Whether somebody asked for the file: the editor by opening it, the workspace by having it, a person by naming it. */
  private isOurs(key: string): boolean {
    return this.files.open(key) !== undefined || this.index.has(key) || this.named.has(key);
  }

  /** A language of the project, by its class, for what only that language can be asked. */
  languageOf<T extends Language>(wanted: new (...workspace: never[]) => T): T | undefined {
    return this.languages.find((language): language is T => language instanceof wanted);
  }

  /** Whose a file is, and what it is there. */
  private ownerOf(
    key: string,
    settings: Settings,
  ): { readonly language: Language; readonly kind: FileKind } | undefined {
    for (const language of this.languages) {
      const kind = language.kindOf(key, settings);
      if (kind !== undefined) return { language, kind };
    }
    return undefined;
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
    if ((this.files.open(key) === undefined) !== (document === undefined)) this.knownUris = undefined;
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
    if (this.index.isOtherwise(uri, config?.value)) this.rescan();
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
    return (
      this.languages.some((language) => language.mayOwn(name)) ||
      !name.includes('.') ||
      this.index.extraGlobs.size > 0
    );
  }

  private emit(change: ProjectChange): void {
    const told = change === 'everything' ? change : { uris: this.withDependents(change.uris) };
    for (const listener of this.listeners) listener(told);
  }

  /** Files, and those whose reports were, or may be, made from them as well. */
  private withDependents(uris: readonly string[]): readonly string[] {
    const changed = new Set(uris);
    const dependents = [...this.entries.keys()].filter((key) =>
      this.besides(key).some((other) => changed.has(other)),
    );
    return dependents.length === 0 ? uris : [...new Set([...uris, ...dependents])];
  }
}

function isSettings(uri: string): boolean {
  const name = nameOf(uri);
  return name === balanceName || name === configName;
}
