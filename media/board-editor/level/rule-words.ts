import type { JsonObject, JsonValue } from '../../../engine/json';
import {
  effectWords,
  predicateWords,
  ruleTimeWords,
  type RuleVoice,
} from '../../../engine/reactor/words/rule-words';
import { quote } from '../../../engine/shape';
import { entryAt, member } from './document';

/** Creates the vocabulary that describes rules, with the type of the prop at each position. */
export function voiceOf(document: JsonValue): RuleVoice {
  const shown = (text: string): string => quote(text).slice(1, -1);
  return {
    word: shown,
    plain: shown,
    place(position) {
      const place = placeIn(position);
      if (place === undefined) return undefined;
      const type = member(entryAt(document, 'props', ...place), 'type');
      return `[${place.join(', ')}]${typeof type === 'string' ? ` (${shown(type)})` : ''}`;
    },
  };
}

/** Returns a value as column and row; `undefined` if it is not a position. */
export function placeIn(position: JsonValue): [number, number] | undefined {
  if (!Array.isArray(position) || position.length !== 2) return undefined;
  const [x, y] = position as readonly JsonValue[];
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? [x as number, y as number] : undefined;
}

/** Describes a rule in one sentence. */
export function ruleSentence(voice: RuleVoice, rule: JsonObject): string {
  const predicates = objectsIn(rule['predicates']).map((one) => predicateWords(voice, one));
  const effects = objectsIn(rule['effects']).map((one) => effectWords(voice, one));
  const when = predicates.length === 0 ? '' : `, when ${predicates.join(' and ')}`;
  const switched = rule['enabled'] === false ? 'Disabled. ' : '';
  return `${switched}${ruleTimeWords(voice, rule)}${when}: ${effects.join(', then ') || '…'}.`;
}

/** Returns the objects of a list and skips all other values. */
export function objectsIn(list: JsonValue): JsonObject[] {
  return entriesIn(list).map(({ value }) => value);
}

/** Returns the objects of a list with their indices. */
export function entriesIn(list: JsonValue): { readonly index: number; readonly value: JsonObject }[] {
  if (!Array.isArray(list)) return [];
  return (list as readonly JsonValue[]).flatMap((value, index) =>
    isObject(value) ? [{ index, value }] : [],
  );
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
