import type { JsonObject, JsonValue } from '../json';
import { alternatives, isTypo, quote } from '../shape';
import { roomsShape } from './format/shapes';
import { isId } from './ids';
import type { Report } from './source';
import type { Id } from './terms';

/** The keys of a file that are read here. */
const ownKeys = Object.keys(roomsShape.members);

/**
 * Checks the keys of a file that are not read here. Rooms are some of many registries, so tables of other ones are left
 * unread; a misspelled table of rooms and a key without a table are reported. Returns the ids of the other registries,
 * and whether something that was meant for rooms is not read.
 */
export function foreignTables(
  file: string,
  kept: ReadonlyMap<string, JsonValue>,
  report: Report,
): { readonly ids: readonly Id[]; readonly isMisspelled: boolean } {
  const ids: Id[] = [];
  let isMisspelled = false;
  for (const [key, value] of kept) {
    const place = { file, path: [key], onKey: true };
    const meant = ownKeys.find((name) => isMisspelling(key, name));
    if (meant !== undefined) {
      isMisspelled = true;
      const message = `Unknown field ${quote(key)}. Did you mean ${quote(meant)}?`;
      report('unknown-field', message, place, [], { meant });
    } else if (isTable(value)) ids.push(...idsIn(value));
    else {
      const known = alternatives(ownKeys.map(quote));
      report(
        'unknown-field',
        `Unknown field ${quote(key)}. Expected ${known}, or a table of another registry.`,
        place,
      );
    }
  }
  return { ids, isMisspelled };
}

/** Returns true for the beginning of a name and for single typing errors, whatever the case, the number and the hyphens. */
function isMisspelling(key: string, name: string): boolean {
  const [typed, known] = [stemOf(key), stemOf(name)];
  if (typed.length < 3) return false;
  return known.startsWith(typed) || (typed.length > 3 && isTypo(typed, known));
}

function stemOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[-_\s]/g, '')
    .replace(/s$/, '');
}

function isTable(value: JsonValue): value is JsonObject | readonly JsonValue[] {
  return typeof value === 'object' && value !== null;
}

function idsIn(table: JsonObject | readonly JsonValue[]): Id[] {
  const entries = Array.isArray(table) ? (table as readonly JsonValue[]) : [table as JsonValue];
  return entries.flatMap((entry) => {
    const id = isTable(entry) && 'id' in entry ? entry['id'] : undefined;
    return typeof id === 'string' && isId(id) ? [id] : [];
  });
}
