import type { Issue, Severity } from '../../../../engine/core';
import { decode, faulty, quote, type Faulty } from '../../../../engine/shape';
import { diagnoseOther } from '../../reactor/analyse';
import type { Diagnostic } from '../../text/diagnostic';
import type { Document } from '../../text/document';
import { languageDefinitions, type OtherKind } from '../definitions';
import type { SeverityOf } from '../../text/severity';
import { globFault, isExclusion, matchFolders, matchGlobs, type PathMatcher } from './globs';
import { configShape, defaultLevelGlobs, isFixed, type ConfigDraft } from './shape';

/** How much codes weigh. */
export type Severities = Readonly<Partial<Record<string, Severity | 'off'>>>;

/** What a config file says. Paths are relative to its folder and written with `/`. */
export interface Config {
  /** Globs of the levels. */
  readonly levels: readonly string[];
  readonly isLevel: PathMatcher;
  /** Globs of the files of other languages, by language, beyond those that are theirs by their names. */
  readonly others: readonly OtherGlobs[];
  /** How much codes weigh in the file at `path`. */
  severitiesFor(path: string): SeverityOf;
}

/** Which files are of a language. */
export interface OtherGlobs {
  readonly kind: OtherKind;
  readonly globs: readonly string[];
  readonly matches: PathMatcher;
}

/** A config file's text, what it says as far as it is sound, and its faults. */
export interface ConfigAnalysis {
  readonly config: Config;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a config file. What is faulty in it is reported and left out; the rest holds. */
export function analyseConfig(document: Document): ConfigAnalysis {
  const issues: Issue[] = [];
  const report = (code: string, message: string, place: Pick<Issue, 'path' | 'onKey'>): void => {
    const path = [...place.path];
    const said = code === 'invalid-value' ? (loweringMessage(path) ?? message) : message;
    const onKey = place.onKey === true ? { onKey: true } : {};
    issues.push({ code, severity: 'error', message: said, path, ...onKey, related: [], cells: [] });
  };
  const { json } = document;
  const draft = decode(configShape, json.value, {
    report,
    isOpen: (container) => json.isOpen(container),
    broken: json.faults.length > 0,
    path: [],
  });
  const config = makeConfig(draft === faulty ? {} : draft, report);
  return { config, diagnostics: diagnoseOther(document, issues) };
}

/** What is said where a config file tries to lower an error. */
function loweringMessage(path: readonly (string | number)[]): string | undefined {
  const code = path.at(-1);
  if (path.at(-2) !== 'severities' || typeof code !== 'string' || !isFixed(code)) return undefined;
  return `${quote(code)} is an error and stays one, since the game cannot load such a level. Mend the levels that have it, and remove this line.`;
}

type Report = (code: string, message: string, place: Pick<Issue, 'path'>) => void;

function makeConfig(draft: ConfigDraft, report: Report): Config {
  const levels = soundGlobs(draft.levels ?? faulty, ['levels'], report);
  const others = languageDefinitions.flatMap(({ kind }): OtherGlobs[] => {
    const chosen = soundGlobs(draft[kind] ?? faulty, [kind], report);
    return chosen.some((glob) => !isExclusion(glob))
      ? [{ kind, globs: chosen, matches: matchGlobs(chosen) }]
      : [];
  });
  const base = severitiesOf(draft.severities ?? faulty);
  const overrides = sound(draft.overrides ?? faulty).flatMap((override, index) => {
    const paths = soundGlobs(override.paths, ['overrides', index, 'paths'], report);
    return paths.length === 0
      ? []
      : [{ matches: matchFolders(paths), severities: severitiesOf(override.severities) }];
  });
  return {
    levels: levels.length > 0 ? levels : defaultLevelGlobs,
    isLevel: matchGlobs(levels, defaultLevelGlobs),
    others,
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

/** The globs that can be used; the others are reported. */
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
    report('invalid-value', `${quote(glob)} cannot be used. ${fault}`, { path: [...path, index] });
    return [];
  });
}

function sound<T>(items: readonly (T | Faulty)[] | Faulty): T[] {
  return items === faulty ? [] : items.filter((item): item is T => item !== faulty);
}

/** The severities that hold: sound ones, and none that lowers an error. */
function severitiesOf(draft: Readonly<Record<string, unknown>> | Faulty): Severities {
  if (draft === faulty) return {};
  const holding = Object.entries(draft).filter(
    (entry): entry is [string, Severity | 'off'] => typeof entry[1] === 'string' && !isFixed(entry[0]),
  );
  return Object.fromEntries(holding.filter(([code]) => !code.startsWith('x-')));
}

/** What holds where there is no config file. */
export const defaultConfig: Config = {
  levels: defaultLevelGlobs,
  isLevel: matchGlobs(defaultLevelGlobs),
  others: [],
  severitiesFor: () => (_code, own) => own,
};
