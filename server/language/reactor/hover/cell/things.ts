import type { JsonObject, JsonValue } from '../../../../../engine/json';
import { remedies, type Cell } from '../../../../../engine/reactor';
import type { LeakEntry, LevelSketch, PropEntry } from '../../level';
import { plain, word } from '../../../json/hover/markdown';

/** More lines than this are cut: a cell on which so much is needs no more words. */
const maxLines = 8;

/** Returns one line of markdown for each thing on a cell or related to it. */
export function thingsAt(sketch: LevelSketch, cell: Cell): readonly string[] {
  const prop = sketch.propAt(cell);
  const place = { cell, beside: sketch.neighbors(cell) };
  const lines = [
    ...(sketch.robot === cell ? ['The robot starts here.'] : []),
    ...(prop === undefined ? [] : [propLine(prop)]),
    ...sketch.leaks.flatMap((leak) => leakLine(sketch, cell, leak)),
    ...sketch.props.flatMap((other) => tiesOf(sketch, place, other)),
  ];
  return lines.length > maxLines ? [...lines.slice(0, maxLines), '…'] : lines;
}

function propLine({ type, value }: PropEntry): string {
  const id = value['id'];
  const name = type === '' ? 'Prop without a type' : word(type);
  const written = [value['state'], value['mode']].flatMap((one) =>
    typeof one === 'string' ? word(one) : [],
  );
  return [name + (typeof id === 'string' ? ` ${word(id)}` : ''), ...written].join(', ');
}

function leakLine(sketch: LevelSketch, cell: Cell, leak: LeakEntry): string[] {
  const isHere = leak.cell === cell;
  const { access } = leak;
  if (!isHere && access !== cell) return [];
  const carrier = leak.carrier ?? 'A';
  const severity = leak.value['severity'] ?? 1;
  const state = leak.value['state'] === 'Repaired' ? ', repaired' : '';
  const size = `severity ${typeof severity === 'number' ? severity : '?'}${state}`;
  if (!isHere) {
    const from = leak.cell === undefined ? '' : ` in ${positionText(sketch, leak.cell)}`;
    return [`${carrier} leak${from} flows out here, ${size}`];
  }
  const face =
    access === undefined || access === cell ? '' : `, flows out at ${positionText(sketch, access)}`;
  return [`${carrier} leak, ${size}${face}`];
}

/** A cell and its neighbors, computed once for all props. */
interface Place {
  readonly cell: Cell;
  readonly beside: readonly Cell[];
}

/**
 * Describes how a prop elsewhere relates to a cell: a reactor that needs it or has it in its area, a door on its edge.
 */
function tiesOf(sketch: LevelSketch, place: Place, prop: PropEntry): string[] {
  const { cell } = place;
  const isAt = (position: JsonValue): boolean => sketch.cellOf(position) === cell;
  const { type, value } = prop;
  if (type === 'Door') {
    const { edge } = value;
    if (prop.cell === cell || !isList(edge) || !edge.some(isAt)) return [];
    const at = prop.cell === undefined ? '' : ` at ${positionText(sketch, prop.cell)}`;
    return [`On the edge of the door${at}`];
  }
  if (type !== 'ReactorControl') return [];
  const id = typeof value['id'] === 'string' ? ` ${word(value['id'])}` : '';
  const { consumers } = value;
  const isNeeded = isObject(consumers) && Object.values(consumers).some(isAt);
  return [
    ...(isNeeded ? [`Needed by reactor${id}`] : []),
    ...(prop.cell !== cell && isInArea(sketch, place, prop) ? [`In the area of reactor${id}`] : []),
  ];
}

function isInArea(sketch: LevelSketch, { cell, beside }: Place, prop: PropEntry): boolean {
  const { area } = prop.value;
  if (isList(area)) return area.some((position) => sketch.cellOf(position) === cell);
  return prop.cell !== undefined && beside.includes(prop.cell) && sketch.isFloor(cell);
}

/** Returns the robot's inventory: `1 FuelNeutralizer, 2 HeatShield`; empty if it carries nothing. */
export function inventoryText(inventory: JsonValue): string {
  if (!isObject(inventory)) return '';
  return remedies
    .flatMap((remedy) => {
      const count = inventory[remedy];
      return typeof count === 'number' && count > 0 ? [`${plain(String(count))} \`${remedy}\``] : [];
    })
    .join(', ');
}

/** A cell as a file has it. */
export function positionText(sketch: LevelSketch, cell: Cell): string {
  return `[${sketch.positionOf(cell).join(', ')}]`;
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
