/** What the board shows: the document, with the strokes on it that are not in the text yet. */
import { readJson, type JsonObject, type JsonValue } from '../../engine/json';
import { carriers, type Carrier } from '../../engine/reactor';
import { partsOfValue, sceneOfParts, type Rows, type Scene } from '../../engine/reactor/picture';
import type { BoardHostMessage, Stroke, StrokeBreak } from '../../server/protocol-board';
import type { PreviewProblem } from '../../server/protocol-preview';

export interface BoardDocument {
  readonly name: string;
  readonly version: number;
  readonly value: JsonValue;
  readonly balance: Extract<BoardHostMessage, { type: 'document' }>['balance'];
  readonly isReadonly: boolean;
}

export function readBoardDocument(message: Extract<BoardHostMessage, { type: 'document' }>): BoardDocument {
  const { name, version, balance, isReadonly, text } = message;
  return { name, version, value: readJson(text).value, balance, isReadonly };
}

/** The scene of a document with strokes drawn on it, faulty or not; `undefined` where it has no map. */
export function draftScene(
  { value, balance }: BoardDocument,
  strokes: readonly Stroke[],
  problems: readonly PreviewProblem[],
  breaks: readonly StrokeBreak[],
): Scene | undefined {
  const parts = partsOfValue(value);
  if (parts === undefined) return undefined;
  const { width } = parts;
  let terrain = parts.terrain ?? [];
  const networks: Partial<Record<Carrier, Rows>> = { ...parts.networks };
  for (const stroke of strokes) {
    if (stroke.type === 'paint' && stroke.grid === 'terrain')
      terrain = painted(terrain, width, stroke.glyph, stroke.cells);
    else if (stroke.type === 'paint' && stroke.grid !== 'terrain')
      networks[stroke.grid] = painted(networks[stroke.grid] ?? [], width, stroke.glyph, stroke.cells);
    else if (stroke.type === 'erase')
      for (const carrier of carriers)
        if (stroke.what.includes(carrier))
          networks[carrier] = painted(networks[carrier] ?? [], width, '.', stroke.cells);
  }
  const listed = problems.flatMap(({ severity, cells }) =>
    severity === 'hint' ? [] : [{ severity, cells }],
  );
  return sceneOfParts({ ...parts, terrain, networks, issues: [...listed, ...breaks] }, balance);
}

/** Rows with a character in some cells; those that no cell is in are the same. */
function painted(rows: Rows, width: number, glyph: string, cells: readonly number[]): Rows {
  const changed = new Map<number, string[]>();
  for (const cell of cells) {
    const y = Math.floor(cell / width);
    const row = rows[y];
    if (typeof row !== 'string') continue;
    const characters = changed.get(y) ?? Array.from(row);
    if (cell % width < characters.length) characters[cell % width] = glyph;
    changed.set(y, characters);
  }
  return rows.map((row, y) => changed.get(y)?.join('') ?? row);
}

/** The entry of a list that has a position; faulty ones are passed over. */
export function entryAt(value: JsonValue, list: string, x: number, y: number): JsonObject | undefined {
  return entriesAt(value, list, x, y)[0];
}

export function entriesAt(value: JsonValue, list: string, x: number, y: number): JsonObject[] {
  const entries = member(value, list);
  if (!Array.isArray(entries)) return [];
  return (entries as readonly JsonValue[]).filter((entry): entry is JsonObject => {
    const position = member(entry, 'position');
    return Array.isArray(position) && position.length === 2 && position[0] === x && position[1] === y;
  });
}

export function member(value: JsonValue, key: string): JsonValue {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
    ? (value as JsonObject)[key]
    : undefined;
}
