import { changeDocument, readDocument, type DocumentChange } from '../text/document';
import type { WorkspaceSymbol } from './features';
import { FileIndex } from './file-index';
import type { FileChange, FilePort } from './file-port';
import { TextStore } from './text-store';
import { FolderSettings } from './folder-settings';
import { FileSet } from './file-set';
import type { DocumentContext, Language } from './language';
import type { LanguageRegistry, Languages } from './language-registry';
import { unpaced, type Pace } from './pace';
import type { Report } from './report';
import { Reports } from './reports';
import { Roots } from './roots';
import { configName, SettingsFinder, type Settings } from './settings';
import { canonical, isWithin, nameOf } from './uris';

/** The files whose reports may have changed. */
export type ProjectChange = { readonly uris: readonly string[] } | 'everything';

/**
 * All files of a workspace and their reports. Reports are computed on request and kept until the file's text, its
 * balance or its config changes; files without a request are not checked.
 */
export class Project {
  private readonly files: TextStore;
  private readonly finder: SettingsFinder;
  private readonly index: FileIndex;
  private readonly known: FileSet;
  private readonly settings: FolderSettings;
  private readonly languages: Languages;
  private readonly reports: Reports;
  private readonly listeners = new Set<(change: ProjectChange) => void>();
  private roots = new Roots([]);
  private listed = new Roots([]);

  /** `pace` is that of the checks of large files. */
  constructor(port: FilePort, registry: LanguageRegistry, pace: Pace = unpaced) {
    this.files = new TextStore(port);
    this.finder = new SettingsFinder(this.files, registry.config, registry.settingsFiles);
    this.index = new FileIndex(port, this.finder, registry.globs, {
      open: () => this.files.openUris(),
      above: (folder) => this.roots.foldersFrom(folder),
    });
    this.known = new FileSet(this.files, this.index);
    this.settings = new FolderSettings(this.finder, () => this.roots);
    this.languages = registry.create({
      content: (key: string) => this.files.content(key),
      open: (key: string) => this.files.open(key),
      configuredAs: (key: string) => this.index.configuredAs(key),
      isNamed: (key: string) => this.known.isNamed(key),
      listedFolderOf: (key: string) => this.listed.outermost(key),
      keys: () => this.uris(),
      alike: (key: string) => this.known.alike(key),
      settingsFor: (key: string) => this.settings.for(key),
      settingsFiles: this.finder,
      config: registry.config,
      pace,
    });
    const { files, settings, languages } = this;
    this.reports = new Reports({ files, settings, languages, isOurs: (key) => this.known.has(key) });
  }

  /** Calls the listener whenever reports may have changed. Returns a function that stops this. */
  onChange(listener: (change: ProjectChange) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Sets the folders at which the search for balance and config files ends, and those whose files are listed; by
   * default they are the same.
   */
  setRoots(uris: readonly string[], listed: readonly string[] = uris): void {
    this.roots = new Roots(uris);
    this.listed = new Roots(listed);
    this.settings.forget();
    this.rescan();
  }

  /** Returns true if the files of the listed folders are known. */
  get isScanned(): boolean {
    return this.index.isSettled;
  }

  /** Lists the files again. */
  rescan(): void {
    this.index.scan(this.listed.uris, (others) => {
      // whether a file is listed decides whether it has a report
      others.forEach((uri) => this.files.touch(uri));
      this.known.forget();
      this.emit('everything');
    });
  }

  /** Resolves when the files of the workspace have been listed. */
  whenScanned(): Promise<void> {
    return this.index.settled();
  }

  /** Globs, relative to their folder, of levels that go by other names than usual. */
  extraGlobs(): ReadonlyMap<string, readonly string[]> {
    return this.index.extraGlobs;
  }

  /** The canonical URIs of all files that may have a report, in a fixed order, open documents first. */
  uris(): readonly string[] {
    return this.known.uris();
  }

  /** Treats a file as a level whatever its name is, since the user named it. */
  include(uri: string): void {
    this.known.name(canonical(uri));
  }

  /** Returns the kind of a file; `undefined` if it does not belong to a language. */
  async kindOf(uri: string): Promise<string | undefined> {
    const key = this.keyOf(uri);
    return this.languages.ownerOf(key, await this.settings.for(key))?.kind;
  }

  /** The settings that hold for a file. */
  settingsFor(uri: string): Promise<Settings> {
    return this.settings.for(this.keyOf(uri));
  }

  /** Opens a document of the editor; `language` is the editor's id of its language. */
  open(uri: string, version: number, text: string, language?: string): void {
    this.setOpen(canonical(uri), { uri, version, language, document: readDocument(text) });
  }

  /** Changes an open document; changes of a document that is not open are passed over. */
  change(uri: string, version: number, changes: readonly DocumentChange[]): void {
    const key = canonical(uri);
    const before = this.files.open(key);
    if (before === undefined) return;
    this.setOpen(key, { ...before, version, document: changeDocument(before.document, changes) });
  }

  /** Closes a document. From now on the file on disk counts, if there is one. */
  close(uri: string): void {
    const key = canonical(uri);
    if (this.files.open(key) === undefined) return;
    this.setOpen(key, undefined);
    if (!this.index.has(key) && this.roots.of(key) !== undefined) this.rescan();
  }

  /** The open document, if it is open. */
  openDocument(uri: string): ReturnType<TextStore['open']> {
    return this.files.open(this.keyOf(uri));
  }

  /** Returns true if a file may belong to a language, by its name or because a config file names it. */
  isOfInterest(uri: string): boolean {
    const key = canonical(uri);
    return (
      this.languages.ownsFileName(nameOf(key)) ||
      this.isSettings(key) ||
      this.isKnown(key) ||
      this.index.isNamed(key)
    );
  }

  /** Handles changes on disk. Deleting a folder deletes everything in it. */
  filesChanged(changes: readonly FileChange[]): void {
    const touched = new Set<string>();
    let isListOld = false;
    for (const change of changes) {
      const uri = canonical(change.uri);
      if (change.kind === 'deleted') {
        for (const gone of this.knownWithin(uri)) touched.add(gone);
        this.index.remove(uri);
        this.known.forget();
      } else {
        // only a listing can decide if a new file is checked, because it applies the exclusions of the user
        isListOld ||= change.kind === 'created' && !this.index.has(uri) && this.mayMatter(uri);
        if (this.isKnown(uri) || this.isSettings(uri)) touched.add(uri);
      }
    }
    const closed = [...touched].filter((uri) => this.files.open(uri) === undefined);
    for (const uri of closed) this.touched(uri);
    if (closed.length > 0) this.emit({ uris: closed });
    if (isListOld) this.rescan();
  }

  /**
   * Returns the report of the current content of a file; `undefined` if the file does not exist, is not listed or does
   * not belong to a language.
   */
  async report(uri: string): Promise<Report | undefined> {
    return this.reports.of(this.keyOf(uri));
  }

  /** Returns the result of `report` if it is already computed, else `undefined`. */
  currentReport(uri: string): { readonly report: Report | undefined } | undefined {
    return this.reports.current(this.keyOf(uri));
  }

  /**
   * Returns the current version of an open document with its features; `undefined` if it is not open or does not belong
   * to a language.
   */
  async contextOf(uri: string): Promise<DocumentContext | undefined> {
    const key = this.keyOf(uri);
    const open = this.files.open(key);
    if (open === undefined) return undefined;
    const settings = await this.settings.for(key);
    const found = this.languages.ownerOf(key, settings);
    return found?.language.contextOf(open, found.kind, settings, key);
  }

  /**
   * Returns the named things in the current content of a file. Empty if the file does not exist or does not belong to a
   * language.
   */
  async symbolsOf(uri: string): Promise<readonly WorkspaceSymbol[]> {
    const key = this.keyOf(uri);
    const settings = await this.settings.for(key);
    const found = this.known.has(key) ? this.languages.ownerOf(key, settings) : undefined;
    return (await found?.language.symbolsOf(key, found.kind)) ?? [];
  }

  /** Returns a number that is different for each text of a file and never used twice. */
  revisionOf(uri: string): number {
    return this.files.revisionOf(this.keyOf(uri));
  }

  /** The canonical URI. */
  keyOf(uri: string): string {
    return this.reports.keyOf(uri);
  }

  /** Returns a language of the project by its class, for requests that only this language supports. */
  languageOf<T extends Language>(wanted: new (...workspace: never[]) => T): T | undefined {
    return this.languages.byClass(wanted);
  }

  private setOpen(key: string, document: Parameters<TextStore['setOpen']>[1]): void {
    if ((this.files.open(key) === undefined) !== (document === undefined)) this.known.forget();
    this.files.setOpen(key, document);
    this.noteSettings(key);
    this.emit({ uris: [key] });
  }

  private touched(uri: string): void {
    this.files.touch(uri);
    this.noteSettings(uri);
  }

  /** Invalidates everything that depends on a balance or config file. */
  private noteSettings(uri: string): void {
    if (!this.isSettings(uri)) return;
    this.settings.forget();
    if (nameOf(uri) === configName) this.rescanIfLevelsMove(uri).catch(() => undefined);
    this.emit('everything');
  }

  /** Lists the files again if a config file names other files as levels than before. */
  private async rescanIfLevelsMove(uri: string): Promise<void> {
    const config = await this.finder.configFile(uri);
    if (this.index.isOtherwise(uri, config?.value)) this.rescan();
  }

  private isSettings(uri: string): boolean {
    return this.finder.hasName(nameOf(uri));
  }

  private isKnown(uri: string): boolean {
    return this.index.has(uri) || this.reports.knows(uri);
  }

  private knownWithin(folder: string): string[] {
    const known = new Set([...this.reports.keys(), ...this.index.uris(), ...this.finder.uris()]);
    return [...known].filter((uri) => isWithin(uri, folder));
  }

  /** Returns true if a new file, or a folder with files in it, may belong to a language. */
  private mayMatter(uri: string): boolean {
    const name = nameOf(uri);
    return this.languages.ownsFileName(name) || !name.includes('.') || this.index.extraGlobs.size > 0;
  }

  private emit(change: ProjectChange): void {
    const reported = change === 'everything' ? change : { uris: this.reports.withDependents(change.uris) };
    for (const listener of this.listeners) listener(reported);
  }
}
