import type { JsonValue } from '../json';
import { maxFloat32 } from './build';
import type { IntegerShape, NumberShape, Shape } from './shape';

const LONGEST_QUOTE = 40;

/**
 * Escapes characters that are invisible or reverse the reading order, as they would be written in the file. The joiners
 * of scripts and emoji are kept.
 */
function escapeUnseen(json: string): string {
  return json.replace(UNSEEN, (character) =>
    Array.from({ length: character.length }, (_, unit) => {
      const code = character.charCodeAt(unit).toString(16);
      return `\\u${code.padStart(4, '0')}`;
    }).join(''),
  );
}

/** Control and format characters, and the line ends that are not line ends in JSON. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * Returns a value of a document, shortened to fit into a message. Lone surrogates and invisible characters are written
 * as escapes.
 */
export function quote(value: JsonValue): string {
  if (typeof value === 'string') {
    const characters = Array.from(value);
    const short =
      characters.length > LONGEST_QUOTE ? characters.slice(0, LONGEST_QUOTE).join('') + '…' : value;
    return escapeUnseen(JSON.stringify(short));
  }
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return numberWords(value);
  if (value === null || typeof value !== 'object') return String(value);
  return Array.isArray(value) ? 'a list' : 'an object';
}

/** Writes a number. A text can have numbers that are too large for a number of 64 bits, and TOML also has infinite ones. */
function numberWords(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  if (!Number.isFinite(value)) return value > 0 ? 'a number above 1.8e308' : 'a number below -1.8e308';
  return Object.is(value, -0) ? '-0' : String(value);
}

/** Returns the phrase for a value of this shape in a sentence: "a whole number from 1 to 5". */
export function phrase(shape: Shape): string {
  switch (shape.kind) {
    case 'string':
      return shape.nonEmpty ? 'a non-empty string' : 'a string';
    case 'boolean':
      return 'true or false';
    case 'integer':
      return `a whole number${integerRange(shape)}`;
    case 'number':
      return `a number${numberRange(shape)}`;
    case 'enumeration':
      return alternatives(shape.nullable ? [...shape.values.map(quote), 'null'] : shape.values.map(quote));
    case 'position':
      return 'a position [x, y]';
    case 'list':
      if (shape.item.kind === 'integer' && shape.min === shape.max)
        return `a list of ${shape.min} whole numbers${integerRange(shape.item)}`;
      if (shape.item.kind !== 'position') return 'a list';
      return `a list of ${shape.min === 2 && shape.max === 2 ? 'two ' : ''}positions [x, y]`;
    case 'object':
    case 'variant':
      return 'an object';
    case 'anything':
      return shape.called ?? 'a value';
  }
}

/** Returns the name of the value at a path for a message: its key, followed by the indexes: `edge[0]`. */
export function nameOf(path: readonly (string | number)[]): string {
  let from = path.length - 1;
  while (from > 0 && typeof path[from] === 'number') from--;
  const key = path[from];
  if (key === undefined) return 'The file';
  const indexes = path.slice(from + 1).map((index) => `[${index}]`);
  return `\`${typeof key === 'number' ? `[${key}]` : quote(key).slice(1, -1)}${indexes.join('')}\``;
}

/** Joins words: "a", "a or b", "a, b or c". */
export function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1] ?? ''}`;
}

/** Returns the range of an integer; if the found one is too large to be exact, with the limits of exact numbers. */
export function integerRange({ min, max }: IntegerShape, found?: JsonValue): string {
  const isTooLarge = Number.isInteger(found) && !Number.isSafeInteger(found);
  const low = isTooLarge || min > Number.MIN_SAFE_INTEGER;
  const high = isTooLarge || max < Number.MAX_SAFE_INTEGER;
  if (low && high) return min === max ? ` equal to ${min}` : ` from ${min} to ${max}`;
  if (low) return ` of at least ${min}`;
  return high ? ` of at most ${max}` : '';
}

function numberRange({ min, max, above, belowMax }: NumberShape): string {
  const high = max < maxFloat32;
  const top = high ? (belowMax ? ` below ${max}` : ` up to ${max}`) : '';
  if (above !== undefined) return ` greater than ${above}${high ? ` and${top}` : ''}`;
  return high && !belowMax ? ` from ${min} to ${max}` : ` of at least ${min}${high ? ` and${top}` : ''}`;
}
