import type { Path } from '../../../../engine/core';
import type { JsonObject, JsonValue, TextEdit } from '../../../../engine/json';
import { carriers, type Cell } from '../../../../engine/reactor';
import { noPlace, replaceValue } from '../../json/edits';
import { freshId } from '../../text/fresh-id';
import { gridNames, type GridName, type LevelContext } from '../level';
import { placesIn, placeOf } from '../refactor/positions';
import { paint } from './paint';
import type { Box, Copied, Place, Stroke } from './stroke';
import type { Refusal, EditSession } from './edit-session';

const doesNotFit: Refusal = 'The region does not fit on the map at that cell.';

/** Moves the contents of a box and overwrites the target. The source becomes wall without networks. */
export function shiftRegion(
  level: LevelContext,
  session: EditSession,
  { box, to, things }: Extract<Stroke, { type: 'shift' }>,
): Refusal | undefined {
  const { sketch } = level;
  const target = { ...box, at: to };
  if (!isOnMap(level, box) || !isOnMap(level, target)) return doesNotFit;
  const by = [to[0] - box.at[0], to[1] - box.at[1]] as const;
  const wanted = perGrid((grid) => {
    const cells = new Map<Cell, string>();
    for (const cell of cellsOf(level, box)) cells.set(cell, emptyOf(grid));
    for (const cell of cellsOf(level, box))
      cells.set(cell + by[1] * sketch.width + by[0], sketch.glyphAt(grid, cell) ?? emptyOf(grid));
    return cells;
  });
  const refusal = paintAll(level, session, wanted);
  if (refusal !== undefined || !things) return refusal;
  const edits: TextEdit[] = [];
  for (const { path, place } of placesIn(level)) {
    if (!isIn(box, ownerOf(level, path) ?? place)) continue;
    const edit = replaceValue(session.json, path, [place[0] + by[0], place[1] + by[1]]);
    if (edit === undefined) return noPlace;
    edits.push(...edit);
  }
  return session.apply(edits) ?? makeRoom(level, session, target, box);
}

/** Pastes a copy: rows and entries. Overwrites the target. */
export function pasteRegion(
  level: LevelContext,
  session: EditSession,
  { content, to }: Extract<Stroke, { type: 'paste' }>,
): Refusal | undefined {
  const { sketch } = level;
  if (!isWhole(content)) return 'The clipboard does not contain a board region.';
  const target = { at: to, width: content.width, height: content.height };
  if (!isOnMap(level, target)) return doesNotFit;
  const wanted = perGrid((grid) => {
    const glyphs = content.grids[grid].flatMap((row) => Array.from(row));
    return new Map(cellsOf(level, target).map((cell, index) => [cell, glyphs[index] ?? emptyOf(grid)]));
  });
  const refusal = paintAll(level, session, wanted) ?? makeRoom(level, session, target);
  if (refusal !== undefined) return refusal;
  const ids = new Set(sketch.props.map(({ value }) => value['id']));
  for (const list of ['props', 'leaks', 'hazards'] as const) {
    for (const entry of content[list]) {
      const moved = movedEntry(content, to, entry);
      const { id } = moved;
      const named = typeof id === 'string' ? { ...moved, id: freshId(id, ids) } : moved;
      ids.add(named['id']);
      const refused = session.append(list, named);
      if (refused !== undefined) return refused;
    }
  }
  return undefined;
}

function perGrid<T>(find: (grid: GridName) => T): readonly (readonly [GridName, T])[] {
  return gridNames.map((grid) => [grid, find(grid)]);
}

function emptyOf(grid: GridName): string {
  return grid === 'terrain' ? '#' : '.';
}

/** Gives cells of grids their characters, one character after the other. */
function paintAll(
  { sketch }: LevelContext,
  session: EditSession,
  wanted: readonly (readonly [GridName, ReadonlyMap<Cell, string>])[],
): Refusal | undefined {
  for (const [grid, cells] of wanted) {
    const byGlyph = new Map<string, Cell[]>();
    for (const [cell, glyph] of cells) {
      const known = byGlyph.get(glyph);
      if (known === undefined) byGlyph.set(glyph, [cell]);
      else known.push(cell);
    }
    for (const [glyph, same] of byGlyph) {
      const refusal = paint(session, sketch, { grid, glyph, cells: same });
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

/** Removes the props, leaks and hazards of a box, except those of another box that is being moved. */
function makeRoom(
  { sketch }: LevelContext,
  session: EditSession,
  box: Box,
  except?: Box,
): Refusal | undefined {
  for (const list of ['props', 'leaks', 'hazards'] as const) {
    const gone = sketch[list].filter(({ cell }) => {
      if (cell === undefined) return false;
      const place = sketch.positionOf(cell);
      return isIn(box, place) && (except === undefined || !isIn(except, place));
    });
    const refusal = session.remove(
      [list],
      gone.map(({ index }) => index),
    );
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/**
 * Returns the position of the thing that a position belongs to: an edge moves with its door, an access with its leak.
 */
function ownerOf({ document }: LevelContext, path: Path): Place | undefined {
  const [list, index, part] = path;
  if ((list !== 'props' || part !== 'edge') && (list !== 'leaks' || part !== 'access')) return undefined;
  const entries = (document.json.value as JsonObject)[list];
  const entry = Array.isArray(entries) ? (entries[Number(index)] as JsonObject) : undefined;
  return placeOf(entry?.['position']);
}

/** Translates an entry to the place of its copy. Bindings to consumers that were not copied stay. */
function movedEntry(content: Copied, to: Place, entry: JsonObject): JsonObject {
  const move = (value: JsonValue): JsonValue => {
    const place = placeOf(value);
    return place && [place[0] + to[0] - content.at[0], place[1] + to[1] - content.at[1]];
  };
  const moveAll = (value: JsonValue): JsonValue =>
    Array.isArray(value) ? (value as readonly JsonValue[]).map((one) => move(one) ?? one) : value;
  const moved: Record<string, JsonValue> = { ...entry };
  for (const [key, value] of Object.entries(entry)) {
    if (key === 'position' || key === 'access') moved[key] = move(value) ?? value;
    else if (key === 'edge' || key === 'area') moved[key] = moveAll(value);
    else if (key === 'consumers' && isObject(value))
      moved[key] = Object.fromEntries(
        Object.entries(value).map(([carrier, bound]) => {
          const place = placeOf(bound);
          return [carrier, place !== undefined && isIn(content, place) ? move(bound) : bound];
        }),
      );
  }
  return moved;
}

function isIn({ at, width, height }: Box, [x, y]: Place): boolean {
  return x >= at[0] && y >= at[1] && x < at[0] + width && y < at[1] + height;
}

function isOnMap({ sketch }: LevelContext, { at, width, height }: Box): boolean {
  const [x, y] = at;
  if (![x, y, width, height].every(Number.isSafeInteger)) return false;
  if (width < 1 || height < 1 || x < 0 || y < 0) return false;
  return x + width <= sketch.width && y + height <= sketch.height;
}

function cellsOf({ sketch }: LevelContext, { at, width, height }: Box): Cell[] {
  return Array.from({ length: width * height }, (_, index) => {
    return (at[1] + Math.floor(index / width)) * sketch.width + at[0] + (index % width);
  });
}

/** Returns true if the contents of the clipboard are valid. */
function isWhole(content: Copied): boolean {
  const { at, width, height, grids, props, leaks, hazards } = content as Partial<Copied>;
  if (placeOf(at) === undefined || !isObject(grids)) return false;
  const areRows = ['terrain', ...carriers].every((grid) => {
    const rows = grids[grid as GridName] as readonly unknown[] | undefined;
    if (!Array.isArray(rows) || rows.length !== height) return false;
    return rows.every((row) => typeof row === 'string' && Array.from(row).length === width);
  });
  return areRows && [props, leaks, hazards].every((list) => Array.isArray(list) && list.every(isObject));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
