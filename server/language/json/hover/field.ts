import type { JsonValue } from '../../../../engine/json';
import { phrase, type Expectation, type Shape } from '../../../../engine/shape';
import { plain, stack, word } from './markdown';

/** Describes a known key: its meaning, type and default. */
export function fieldMarkdown(key: string, { shape, member }: Expectation, fallback?: JsonValue): string {
  if (member === undefined) return '';
  const holds = fallback ?? member.default;
  return stack([
    `**${word(key)}**${member.required ? ' (required)' : ''}`,
    member.doc,
    `Type: ${takes(shape)}.`,
    holds === undefined ? '' : `Default: \`${JSON.stringify(holds)}\``,
  ]);
}

/** Describes a known word; otherwise its field. */
export function wordMarkdown(
  key: string,
  value: JsonValue,
  expectation: Expectation,
  meaning: string | undefined,
): string {
  const isWord = expectation.shape.kind === 'enumeration';
  if (!isWord || meaning === undefined || typeof value !== 'string') return fieldMarkdown(key, expectation);
  return stack([`**${word(value)}**: ${meaning}`, `${word(key)}: ${expectation.member?.doc ?? ''}`]);
}

/** Describes a custom key. */
export function ownKeyMarkdown(key: string): string {
  return `**${plain(key)}**\n\nA note of your own: it is kept, and the game ignores it.`;
}

/** Describes the type of a field, in markdown. */
function takes(shape: Shape): string {
  switch (shape.kind) {
    case 'enumeration': {
      const values = shape.values.map((value) => `\`${value}\``);
      return [...values, ...(shape.nullable ? ['`null`'] : [])].join(', ').replace(/, ([^,]*)$/, ' or $1');
    }
    case 'list':
      return `a list${shape.item.kind === 'position' ? ' of positions `[x, y]`' : ''}`;
    case 'position':
      return 'a position `[x, y]`: column, then row, from 0';
    case 'object':
      return `an object${namesOf(Object.keys(shape.members))}`;
    default:
      return phrase(shape);
  }
}

function namesOf(names: readonly string[]): string {
  return names.length === 0 || names.length > 12 ? '' : `: ${names.map((name) => `\`${name}\``).join(', ')}`;
}
