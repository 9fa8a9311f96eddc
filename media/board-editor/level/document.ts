/** Reads the document for the board, with or without errors. */
import { readJson, type JsonDocument, type JsonObject, type JsonValue } from '../../../engine/json';
import { partsOfValue, sceneOfParts, type Scene } from '../../../engine/reactor/picture';
import type { BoardHostMessage } from '../../../protocol/board';

export interface BoardDocument {
  readonly name: string;
  readonly version: number;
  readonly json: JsonDocument;
  readonly value: JsonValue;
  readonly balance: Extract<BoardHostMessage, { type: 'document' }>['balance'];
  readonly isReadonly: boolean;
}

export function readBoardDocument(message: Extract<BoardHostMessage, { type: 'document' }>): BoardDocument {
  const { name, version, balance, isReadonly, text } = message;
  const json = readJson(text);
  return { name, version, json, value: json.value, balance, isReadonly };
}

/** Applies a change to the document; `undefined` if the version or the resulting text does not match. */
export function changedBoardDocument(
  document: BoardDocument,
  { from, version, edits, length }: Extract<BoardHostMessage, { type: 'changed' }>,
): BoardDocument | undefined {
  if (document.version !== from) return undefined;
  const json = document.json.edit(edits);
  return json.text.length === length ? { ...document, version, json, value: json.value } : undefined;
}

/** The scene of a document, with or without errors; `undefined` if it has no map. */
export function sceneOfDocument({ value, balance }: BoardDocument): Scene | undefined {
  const parts = partsOfValue(value);
  return parts === undefined ? undefined : sceneOfParts(parts, balance);
}

/** Finds the entry of a list at a position. Invalid entries are skipped. */
export function entryAt(value: JsonValue, list: string, x: number, y: number): JsonObject | undefined {
  return entriesAt(value, list, x, y)[0];
}

export function entriesAt(value: JsonValue, list: string, x: number, y: number): readonly JsonObject[] {
  const entries = member(value, list);
  return Array.isArray(entries) ? (placesOf(entries as readonly JsonValue[]).get(`${x},${y}`) ?? []) : [];
}

/** Indexes the entries of lists by position: a large level looks up hundreds of them per change. */
const known = new WeakMap<readonly JsonValue[], ReadonlyMap<string, readonly JsonObject[]>>();

function placesOf(entries: readonly JsonValue[]): ReadonlyMap<string, readonly JsonObject[]> {
  const found = known.get(entries);
  if (found !== undefined) return found;
  const places = new Map<string, JsonObject[]>();
  for (const entry of entries) {
    const position = member(entry, 'position');
    if (!Array.isArray(position) || position.length !== 2 || !position.every(Number.isFinite)) continue;
    const place = position.join();
    const there = places.get(place);
    if (there === undefined) places.set(place, [entry as JsonObject]);
    else there.push(entry as JsonObject);
  }
  known.set(entries, places);
  return places;
}

export function member(value: JsonValue, key: string): JsonValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as JsonObject)[key]
    : undefined;
}
