import type { Severity } from '../../../../engine/core';
import {
  list,
  nonEmptyText,
  object,
  oneOf,
  optional,
  required,
  text,
  type DraftOf,
} from '../../../../engine/shape';
import type { ConfigGlobs } from '../definition';

const choices = ['error', 'warning', 'information', 'off'] as const;

const globs = list(nonEmptyText, { min: 1 });

const globsMember = ({ doc, replaces = [] }: ConfigGlobs) => optional(globs, doc, [...replaces]);

function severitiesShape(codes: Readonly<Record<string, Severity>>) {
  return object(
    Object.fromEntries(
      Object.entries(codes).map(([code, severity]) => [
        code,
        severity === 'error'
          ? optional(oneOf(['error']), 'Always an error: the game cannot load such a level.', 'error')
          : optional(oneOf(choices), 'The severity; `off` disables the diagnostic.', severity),
      ]),
    ),
  );
}

/** The shape of `reactor.config.json`, with a member for the globs of each language. */
export function configShape(languages: readonly ConfigGlobs[], codes: Readonly<Record<string, Severity>>) {
  const severities = severitiesShape(codes);
  return object({
    $schema: optional(text, 'The JSON Schema for editors. The checker ignores it.'),
    ...globsMembers(languages),
    severities: optional(severities, 'Severities of warnings and information, by code.', {}),
    overrides: optional(
      list(
        object({
          paths: required(globs, 'Globs or folders, relative to the folder of this file.'),
          severities: required(severities, 'Severities in those files, by code.'),
        }),
      ),
      'Other severities for some files. If several entries apply to a file and a code, the last one wins.',
      [],
    ),
  });
}

function globsMembers(
  languages: readonly ConfigGlobs[],
): Readonly<Record<string, ReturnType<typeof globsMember>>> {
  return Object.fromEntries(languages.map((one) => [one.member, globsMember(one)]));
}

export type ConfigShape = ReturnType<typeof configShape>;
export type ConfigDraft = DraftOf<ConfigShape>;
