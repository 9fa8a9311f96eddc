import {
  list,
  nonEmptyText,
  object,
  oneOf,
  optional,
  required,
  text,
  type Drafted,
} from '../../../../engine/shape';
import { allCodes } from '../all-codes';
import { languageDefinitions, type OtherKind } from '../definitions';

/** Which files are levels where no config file says otherwise. */
export const defaultLevelGlobs = ['**/*.reactor.json'] as const;

const choices = ['error', 'warning', 'information', 'off'] as const;

/** True for codes that a config file cannot lower. */
export function isFixed(code: string): boolean {
  return Object.hasOwn(allCodes, code) && allCodes[code] === 'error';
}

const severitiesShape = object(
  Object.fromEntries(
    Object.entries(allCodes).map(([code, severity]) => [
      code,
      severity === 'error'
        ? optional(oneOf(['error']), 'An error, which stays one: the game cannot load such a level.', 'error')
        : optional(oneOf(choices), 'How much it weighs; `off` where it is not to be reported.', severity),
    ]),
  ),
);

const globs = list(nonEmptyText, { min: 1 });

const globsMember = (doc: string) => optional(globs, doc, []);

/** One member for each language beside that of levels. */
const languageMembers = Object.fromEntries(
  languageDefinitions.map(({ kind, globsDoc }) => [kind, globsMember(globsDoc)]),
) as Readonly<Record<OtherKind, ReturnType<typeof globsMember>>>;

/** The shape of `reactor.config.json`. */
export const configShape = object({
  $schema: optional(text, 'The JSON Schema that an editor may use. The checker ignores it.'),
  levels: optional(
    globs,
    'Which files are levels: globs, relative to the folder of this file; one that begins with `!` takes files away.',
    [...defaultLevelGlobs],
  ),
  ...languageMembers,
  severities: optional(severitiesShape, 'How much warnings and information weigh, by code.', {}),
  overrides: optional(
    list(
      object({
        paths: required(globs, 'Globs or folders, relative to the folder of this file.'),
        severities: required(severitiesShape, 'How much codes weigh in those files.'),
      }),
    ),
    'Other severities for some files. Of several that name a file and a code the last holds.',
    [],
  ),
});

export type ConfigDraft = Drafted<typeof configShape>;
