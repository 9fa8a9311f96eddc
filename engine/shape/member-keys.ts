import type { JsonObject, JsonValue } from '../json';
import type { Compiled } from './compile';
import type { Walk } from './context';
import { didYouMean } from './did-you-mean';
import { isObject, forName } from './faults';
import { alternatives, phrase, quote } from './phrases';
import { faulty } from './shape';
import { suggest } from './suggest';

/** Reports unknown keys, and returns the absent members that they were probably meant to be. */
export function reportUnknown(
  unknown: readonly string[],
  compiled: Compiled,
  value: JsonObject,
  context: Walk,
  lenient: boolean,
): Set<string> {
  const claimed = new Set<string>();
  // the contents of an object that was not closed may belong to another one
  if (context.isOpen(value)) return claimed;
  for (const key of unknown) {
    const absent = [...compiled.members.keys()].filter((name) => !Object.hasOwn(value, name));
    const meant = suggest(
      key,
      absent.filter((name) => !claimed.has(name)),
    );
    if (meant === undefined && lenient) continue;
    if (meant !== undefined) claimed.add(meant);
    context.path.push(key);
    context.report(
      'unknown-field',
      unknownMessage(key, meant, compiled, value),
      { path: context.path, onKey: true },
      meant === undefined ? undefined : { meant },
    );
    context.path.pop();
  }
  return claimed;
}

function unknownMessage(
  key: string,
  meant: string | undefined,
  compiled: Compiled,
  value: JsonObject,
): string {
  const start = `Unknown field ${quote(key)}.`;
  if (meant !== undefined) return `${start}${didYouMean(key, meant)}`;
  const free = [...compiled.members.keys()].filter((name) => !Object.hasOwn(value, name));
  const choice =
    free.length > 0 && free.length <= 8 ? ` Available fields: ${free.map(quote).join(', ')}.` : '';
  return `${start} Remove it, or start its name with "x-" to keep it as a note.${choice}`;
}

/** Reports missing required members, and returns their keys. */
export function reportAbsent(
  compiled: Compiled,
  value: JsonObject,
  drafted: Readonly<Record<string, unknown>> | undefined,
  claimed: ReadonlySet<string>,
  context: Walk,
): string[] {
  const absent = compiled.required.filter((key) => !Object.hasOwn(value, key));
  if (context.broken) return absent;
  for (const key of absent) {
    if (claimed.has(key)) continue;
    const member = compiled.members.get(key);
    if (member === undefined) continue;
    context.report(
      member.absent ?? 'missing-field',
      `Missing field ${quote(key)}${forName(context.path, 'in')}. Expected ${phrase(member.shape)}.`,
      context,
      { missing: key },
    );
  }
  const { atLeastOne } = compiled;
  if (
    atLeastOne.length > 0 &&
    !atLeastOne.some((key) => claimed.has(key) || drafted?.[key] === faulty || saysSomething(value[key]))
  ) {
    context.report(
      'missing-field',
      `Expected at least one of ${alternatives(atLeastOne.map(quote))}${forName(context.path, 'in')}.`,
      context,
    );
  }
  return absent;
}

function saysSomething(value: JsonValue): boolean {
  return value !== undefined && !(isObject(value) && Object.keys(value).every((key) => key.startsWith('x-')));
}
