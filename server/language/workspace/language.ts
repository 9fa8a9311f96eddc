import type { Severity } from '../../../engine/core';
import type { Diagnostic } from '../text/diagnostic';
import type { WorkspaceSymbol } from './answers';
import type { DocumentContext } from '../reactor/contexts';
import type { OtherKind } from './definitions';
import type { Content, OpenDocument } from './files';
import type { Pace } from './pace';
import type { FileKind, Report } from './report';
import type { Settings } from './settings';

/** What there is to know of a language without any file of it. */
export interface LanguageDefinition {
  /** What its files are, in one word. */
  readonly kind: string;
  /** Which files are its own by their names. */
  readonly globs: readonly string[];
  /** The same, for a config file that names others: what its member of this `kind` means. */
  readonly globsDoc: string;
  /** The page of `docs/` that has a chapter for each code. */
  readonly manual: string;
  /** Every code that its files can be given, and how much it weighs. */
  readonly codes: Readonly<Record<string, Severity>>;
}

/** What a language may ask of the project. Files go by their canonical URIs. */
export interface Workspace {
  /** The text as it now is. */
  content(key: string): Promise<Content>;
  open(key: string): OpenDocument | undefined;
  /** The language whose files a config file says that this one is among; `undefined` where none does. */
  configuredAs(key: string): OtherKind | undefined;
  /** Whether a person named the file, so that it counts whatever its name is. */
  isNamed(key: string): boolean;
  /** The folder of the workspace that a file lies in. */
  rootOf(key: string): string | undefined;
  /** Every file that is open, listed or named, in a fixed order; another array where they are others. */
  keys(): readonly string[];
  settingsFor(key: string): Promise<Settings>;
  /** At which checks are worked through. */
  readonly pace: Pace;
}

/** What a language has to say of a file. */
export interface Finding extends Partial<Pick<Report, 'analysis' | 'transcript' | 'fault'>> {
  readonly diagnostics: readonly Diagnostic[];
}

/** One language of the project: which files are its own, and what there is to say of them. */
export interface Language {
  /** Whether a file may be its own by its name. */
  mayOwn(name: string): boolean;
  /** What a file is in this language; `undefined` where it is none of its files. */
  kindOf(key: string, settings: Settings): FileKind | undefined;
  /** Other files from whose texts a file's report is made as well, there or not. */
  besides(key: string): readonly string[];
  /** What there is to say of a file of this language; `undefined` where it is not there. */
  find(key: string, kind: FileKind, settings: Settings): Promise<Finding | undefined>;
  /** An open document with the answers of features about it; `undefined` where there are none. */
  contextOf(
    open: OpenDocument,
    kind: FileKind,
    settings: Settings,
    key: string,
  ): DocumentContext | undefined | Promise<DocumentContext | undefined>;
  /** The named things of a file, for those who look for them in the whole workspace. */
  symbolsOf(key: string, kind: FileKind): Promise<readonly WorkspaceSymbol[]>;
}

/** Makes a language for a project. */
export type LanguageFactory = (workspace: Workspace) => Language;
