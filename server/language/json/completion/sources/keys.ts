import type { JsonDocument, JsonValue } from '../../../../../engine/json';
import { membersOf, phrase, type Member } from '../../../../../engine/shape';
import { draftMember } from '../draft';
import { isObject, type Asked, type Offer, type Proposal } from '../proposal';
import type { Slot } from '../slot';

/**
 * The keys that an object does not have yet, required ones first, each with a whole value: `"state": "Enabled"`. A key
 * for editors, `$schema`, comes last.
 */
export function missingKeys(asked: Asked): Offer | undefined {
  const { slot, expected, value } = asked;
  const { shape } = expected;
  if (slot.kind !== 'key' || (shape.kind !== 'object' && shape.kind !== 'variant')) return undefined;
  const members = Object.entries(membersOf(shape, value)).filter(([key]) => !has(value, key));
  const proposals = members
    .sort(([oneKey, one], [otherKey, other]) => rankOf(oneKey, one) - rankOf(otherKey, other))
    .flatMap(([key, member]) => keyProposal(key, member, asked) ?? []);
  return { proposals };
}

function rankOf(key: string, { required }: Member): number {
  return required ? 0 : key.startsWith('$') ? 2 : 1;
}

function has(value: JsonValue, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}

function keyProposal(
  key: string,
  member: Member,
  { slot, value, guess, narrowed }: Asked,
): Proposal | undefined {
  const owner = isObject(value) ? value : {};
  const shape = narrowed([...slot.path, key], owner, member.shape);
  if (shape === undefined) return undefined;
  const insert = slot.hasColon
    ? [JSON.stringify(key)]
    : draftMember(key, { ...member, shape }, { path: slot.path, owner, guess }).insert;
  return {
    kind: 'key',
    label: key,
    detail: member.required ? 'required' : 'optional',
    doc: memberDoc(member),
    insert,
  };
}

/** Returns the documentation of a member: its meaning, its type and its default. */
function memberDoc({ doc, shape, default: fallback }: Member): string {
  const says = phrase(shape);
  const kind = says === 'an object' ? [] : [`${says.charAt(0).toUpperCase()}${says.slice(1)}.`];
  const without = fallback === undefined ? [] : [`Default: \`${JSON.stringify(fallback)}\`.`];
  return [doc, ...kind, ...without].join('\n\n');
}

/** Returns the key that is being typed in a key slot; `undefined` if there is none. */
export function ownKey(json: JsonDocument, { kind, span }: Slot): string | undefined {
  if (kind !== 'key' || span.start === span.end) return undefined;
  const written = json.text.slice(span.start, span.end);
  try {
    const key: unknown = JSON.parse(written);
    return typeof key === 'string' ? key : written;
  } catch {
    return written.replace(/^"|"$/g, '');
  }
}
