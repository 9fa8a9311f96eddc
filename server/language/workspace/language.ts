import type { Shape } from '../../../engine/shape';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';
import type { LanguageDefinition } from './definition';
import type { LanguageFeatures, WorkspaceSymbol } from './features';
import type { Content, OpenDocument } from './text-store';
import type { Pace } from './pace';
import type { Report } from './report';
import type { Settings, SettingsFinder } from './settings';

/** A language as a project is given it. */
export interface LanguageModule {
  readonly definition: LanguageDefinition;
  create(workspace: Workspace): Language;
}

/** The services of a project that a language may use. Files go by their canonical URIs. */
export interface Workspace {
  /** The current text. */
  content(key: string): Promise<Content>;
  open(key: string): OpenDocument | undefined;
  /** The kind that a config file gives to this file; `undefined` if none does. */
  configuredAs(key: string): string | undefined;
  /** Returns true if the user named the file, which then counts whatever its name is. */
  isNamed(key: string): boolean;
  /** The outermost folder of the listed ones that a file lies in. */
  listedFolderOf(key: string): string | undefined;
  /** Every file that is open, listed or named, in a fixed order; another array when the files change. */
  keys(): readonly string[];
  /** The known file that a name means: itself, or else one with the same name in another Unicode normal form. */
  alike(key: string): string;
  settingsFor(key: string): Promise<Settings>;
  /** The settings files of all languages, and the config files. */
  readonly settingsFiles: SettingsFinder;
  /** The shape of a config file, and its check. */
  readonly config: { readonly shape: Shape; diagnose(document: Document): readonly Diagnostic[] };
  /** The pace at which checks run. */
  readonly pace: Pace;
}

/** The result of checking a file. */
export interface Finding extends Pick<Report, 'details' | 'fault' | 'forecastKey'> {
  readonly diagnostics: readonly Diagnostic[];
}

/** A version of an open document, with the features that its language offers for it. */
export interface DocumentContext {
  /** As the editor spells it. */
  readonly uri: string;
  readonly version: number;
  readonly document: Document;
  readonly kind: string;
  readonly features: LanguageFeatures;
}

/** A language of a project: it owns files, checks them and offers features for them. */
export interface Language {
  readonly definition: LanguageDefinition;
  /** Returns true if the language may own a file with this name. */
  ownsFileName(name: string): boolean;
  /** The kind of a file in this language; `undefined` if the language does not own it. */
  kindOf(key: string, settings: Settings): string | undefined;
  /** Returns the other files, existing or not, whose texts affect the report of a file. */
  dependenciesOf(key: string): readonly string[];
  /** Checks a file of this language; `undefined` if the file does not exist. */
  diagnose(key: string, kind: string, settings: Settings): Promise<Finding | undefined>;
  /** An open document with its features; `undefined` if there are none. */
  contextOf(
    open: OpenDocument,
    kind: string,
    settings: Settings,
    key: string,
  ): DocumentContext | undefined | Promise<DocumentContext | undefined>;
  /** The named things of a file, for a search of the whole workspace. */
  symbolsOf(key: string, kind: string): Promise<readonly WorkspaceSymbol[]>;
}
