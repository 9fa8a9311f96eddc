import type { Severity } from '../../../engine/core';
import type { Diagnostic } from '../text/diagnostic';
import type { Document } from '../text/document';
import type { FileKind } from './file-names';

/** The facts about a language that hold without any of its files. */
export interface LanguageDefinition {
  /** The kind of its main files, in one word. */
  readonly kind: string;
  /** The word for a main file in messages. */
  readonly noun: string;
  /** The kinds of other files, next to the main files, that the language reads as well. */
  readonly otherKinds?: readonly string[];
  /** Globs of the files that are its own by their names. */
  readonly globs: readonly string[];
  /** The member of a config file that names main files with other names. */
  readonly configGlobs: ConfigGlobs;
  /** Settings files of its own. */
  readonly settingsFiles?: readonly SettingsFileKind<unknown>[];
  /** The kinds of its files that their names make so. */
  readonly files: readonly FileKind[];
  /** The page of `docs/` that has a chapter for each code. */
  readonly manual: string;
  /** Every code that its files can be given, with its severity. */
  readonly codes: Readonly<Record<string, Severity>>;
}

/** A kind of settings file. The nearest one, in the folder or above, applies to the files in a folder. */
export interface SettingsFileKind<T> {
  /** The name of all such files. */
  readonly name: string;
  /** The value without such a file. */
  readonly fallback: T;
  /**
   * Reads a file; `before` is its previous value. Returning the same value means that no file has to be checked again.
   */
  read(
    document: Document,
    before: T | undefined,
  ): { readonly value: T; readonly diagnostics: readonly Diagnostic[] };
}

/** The member of a config file that has globs of a language's main files. */
export interface ConfigGlobs {
  readonly member: string;
  /** The member's documentation. */
  readonly doc: string;
  /** The default globs, which the member replaces. If absent, the globs of the member are added to the usual ones. */
  readonly replaces?: readonly string[];
}
