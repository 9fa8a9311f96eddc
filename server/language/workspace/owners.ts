import type { Language } from './language';
import type { FileKind } from './report';
import type { Settings } from './settings';

/** Whose a file is, and what it is there. */
export interface Owner {
  readonly language: Language;
  readonly kind: FileKind;
}

/** The languages of a project. The first that has a file is the one that tells of it. */
export class Owners {
  constructor(private readonly languages: readonly Language[]) {}

  /** Whose a file is; `undefined` where it is none of ours. */
  of(key: string, settings: Settings): Owner | undefined {
    for (const language of this.languages) {
      const kind = language.kindOf(key, settings);
      if (kind !== undefined) return { language, kind };
    }
    return undefined;
  }

  /** A language by its class, for what only that language can be asked. */
  language<T extends Language>(wanted: new (...workspace: never[]) => T): T | undefined {
    return this.languages.find((language): language is T => language instanceof wanted);
  }

  /** Other files from whose texts a file's report is made as well. */
  besides(key: string): readonly string[] {
    return this.languages.map((language) => language.besides(key)).find(({ length }) => length > 0) ?? [];
  }

  /** Whether a file may be of one of the languages by its name. */
  mayOwn(name: string): boolean {
    return this.languages.some((language) => language.mayOwn(name));
  }
}
