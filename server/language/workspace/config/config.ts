import type { Issue, Severity } from '../../../../engine/core';
import { decode, faulty, quote, type Faulty } from '../../../../engine/shape';
import { diagnose } from '../../text/diagnose';
import type { Diagnostic } from '../../text/diagnostic';
import type { Document } from '../../text/document';
import type { SeverityOf } from '../../text/severity';
import type { LanguageDefinition } from '../definition';
import { globFault, isExclusion, matchFolders, matchGlobs, type PathMatcher } from './globs';
import { configShape, type ConfigDraft, type ConfigShape } from './shape';

/** Severities by code. */
export type Severities = Readonly<Partial<Record<string, Severity | 'off'>>>;

/** The contents of a config file. Paths are relative to its folder and written with `/`. */
export interface Config {
  /** The globs of the main files of each language that has some. */
  readonly globs: readonly LanguageGlobs[];
  /** Returns true if the globs of a kind match a path. */
  matches(kind: string, path: string): boolean;
  /** The severities of codes in the file at `path`. */
  severitiesFor(path: string): SeverityOf;
}

/** The globs of a language's main files. */
export interface LanguageGlobs {
  readonly kind: string;
  readonly globs: readonly string[];
  readonly matches: PathMatcher;
  /** True if other files are not main files, whatever their names are. */
  readonly isExclusive: boolean;
}

/** The text of a config file, its valid content and its faults. */
export interface ConfigAnalysis {
  readonly config: Config;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads config files, with the members and codes of some languages. */
export class ConfigReader {
  readonly shape: ConfigShape;
  /** The settings without a config file. */
  readonly fallback: Config;

  constructor(
    private readonly definitions: readonly LanguageDefinition[],
    private readonly codes: Readonly<Record<string, Severity>>,
  ) {
    this.shape = configShape(
      definitions.map(({ configGlobs }) => configGlobs),
      codes,
    );
    this.fallback = this.configOf({}, () => undefined);
  }

  /** Reads a config file. Faulty parts are reported and left out. */
  analyse(document: Document): ConfigAnalysis {
    const issues: Issue[] = [];
    const report = (code: string, message: string, place: Pick<Issue, 'path' | 'onKey'>): void => {
      const path = [...place.path];
      const said = code === 'invalid-value' ? (this.loweringMessage(path) ?? message) : message;
      const onKey = place.onKey === true ? { onKey: true } : {};
      issues.push({ code, severity: 'error', message: said, path, ...onKey, related: [], cells: [] });
    };
    const { json } = document;
    const draft = decode(this.shape, json.value, {
      report,
      isOpen: (container) => json.isOpen(container),
      broken: json.faults.length > 0,
      path: [],
    });
    const config = this.configOf(draft === faulty ? {} : draft, report);
    return { config, diagnostics: diagnose(document, issues) };
  }

  diagnose(document: Document): readonly Diagnostic[] {
    return this.analyse(document).diagnostics;
  }

  private configOf(draft: ConfigDraft, report: Report): Config {
    const globs = this.definitions.flatMap((definition) => globsOf(definition, draft, report));
    const base = this.severitiesOf(draft.severities ?? faulty);
    const overrides = sound(draft.overrides ?? faulty).flatMap((override, index) => {
      const paths = soundGlobs(override.paths, ['overrides', index, 'paths'], report);
      return paths.length === 0
        ? []
        : [{ matches: matchFolders(paths), severities: this.severitiesOf(override.severities) }];
    });
    return {
      globs,
      matches: (kind, path) => globs.some((one) => one.kind === kind && one.matches(path)),
      severitiesFor: (path) => {
        const chosen: Severities = Object.assign(
          {},
          base,
          ...overrides.filter(({ matches }) => matches(path)).map(({ severities }) => severities),
        ) as Severities;
        return (code, own) => chosen[code] ?? own;
      },
    };
  }

  /** The message for an attempt to lower an error. */
  private loweringMessage(path: readonly (string | number)[]): string | undefined {
    const code = path.at(-1);
    if (path.at(-2) !== 'severities' || typeof code !== 'string' || !this.isFixed(code)) return undefined;
    return `${quote(code)} is always an error, since the game cannot load such a level. Fix the levels that have it, and remove this line.`;
  }

  /** Returns the valid severities. A severity that lowers an error is left out. */
  private severitiesOf(draft: Readonly<Record<string, unknown>> | Faulty): Severities {
    if (draft === faulty) return {};
    const holding = Object.entries(draft).filter(
      (entry): entry is [string, Severity | 'off'] => typeof entry[1] === 'string' && !this.isFixed(entry[0]),
    );
    return Object.fromEntries(holding.filter(([code]) => !code.startsWith('x-')));
  }

  /** True for codes that a config file cannot lower. */
  private isFixed(code: string): boolean {
    return Object.hasOwn(this.codes, code) && this.codes[code] === 'error';
  }
}

type Report = (code: string, message: string, place: Pick<Issue, 'path'>) => void;

/** The members of the languages, whose names only the languages know. */
type GlobsDraft = Readonly<Record<string, readonly (string | Faulty)[] | Faulty>>;

/** Returns the globs of a language's main files; none if the member has none to add. */
function globsOf(
  { kind, configGlobs: { member, replaces } }: LanguageDefinition,
  draft: ConfigDraft,
  report: Report,
): LanguageGlobs[] {
  const globs = soundGlobs((draft as GlobsDraft)[member] ?? faulty, [member], report);
  if (replaces !== undefined)
    return [
      {
        kind,
        globs: globs.length > 0 ? globs : replaces,
        matches: matchGlobs(globs, replaces),
        isExclusive: true,
      },
    ];
  return globs.some((glob) => !isExclusion(glob))
    ? [{ kind, globs, matches: matchGlobs(globs), isExclusive: false }]
    : [];
}

/** Returns the valid globs; the others are reported. */
function soundGlobs(
  globs: readonly (string | Faulty)[] | Faulty,
  path: readonly (string | number)[],
  report: Report,
): string[] {
  if (globs === faulty) return [];
  return globs.flatMap((glob, index) => {
    if (glob === faulty) return [];
    const fault = globFault(glob);
    if (fault === undefined) return [glob];
    report('invalid-value', `Invalid glob ${quote(glob)}. ${fault}`, { path: [...path, index] });
    return [];
  });
}

function sound<T>(items: readonly (T | Faulty)[] | Faulty): T[] {
  return items === faulty ? [] : items.filter((item): item is T => item !== faulty);
}
