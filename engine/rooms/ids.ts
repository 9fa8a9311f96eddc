import { suggest } from '../shape';
import type { Id } from './terms';

const idForm = /^[a-z0-9_.-]+:[a-z0-9_.-]+(\/[a-z0-9_.-]+)*$/;

/** Returns true if a text has the form of ids and tags. */
export function isId(text: string): boolean {
  return idForm.test(text);
}

/**
 * Returns the id that a malformed one was probably meant to be: one of the `known` ids with the same or a similar name,
 * or else the text without capitals and spaces, in the namespace `space`.
 */
export function suggestedId(id: string, known: Iterable<Id>, space: string): Id | undefined {
  const plain = id.trim().toLowerCase().replace(/\s+/g, '_');
  const ids = [...known];
  const near = plain.includes(':') ? suggest(plain, ids) : idNamed(plain, ids, space);
  if (near !== undefined) return near;
  const whole = plain.includes(':') ? plain : `${space}:${plain}`;
  return whole.length <= 60 && isId(whole) ? whole : undefined;
}

/** Returns the id whose name, without its namespace, is most like a text. Ids of the namespace `space` come first. */
function idNamed(text: string, ids: readonly Id[], space: string): Id | undefined {
  const byName = new Map<string, Id>();
  for (const id of ids) {
    const name = id.slice(id.indexOf(':') + 1);
    if (!byName.has(name) || id === `${space}:${name}`) byName.set(name, id);
  }
  const near = suggest(text, byName.keys());
  return near === undefined ? undefined : byName.get(near);
}

/** Returns the namespace that most ids have; of several such the first. */
export function spaceOf(ids: Iterable<Id>, fallback: string): string {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const space = id.slice(0, Math.max(0, id.indexOf(':')));
    if (space !== '') counts.set(space, (counts.get(space) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? fallback;
}
