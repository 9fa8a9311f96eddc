import type { JsonDocument, Span, TextEdit } from '../../../../engine/json';
import { measureGrids } from './layout';
import { pieceOf, type PieceItem } from './piece';
import { beginsLine, marginAt, skipForward, type Container } from './places';
import { styleOf } from './print';

/** An entry to insert, and the entry that it is placed before or after. */
export interface Insertion {
  readonly item: PieceItem;
  readonly step: string | number;
  readonly neighbor: Span;
  readonly side: 'before' | 'after';
}

/** Returns the edits that insert an entry next to another: on a line of its own if the other has one, else inline. */
export function insertBeside(
  json: JsonDocument,
  container: Container,
  { item, step, neighbor, side }: Insertion,
): TextEdit[] {
  const { text } = json;
  const style = styleOf(json);
  const isOnLine = beginsLine(text, neighbor.start);
  const margin = marginAt(text, neighbor.start);
  const separator = isOnLine ? style.eol + margin : ' ';
  const colon = colonLike(text, neighbor);
  const key = item.key === undefined ? '' : item.key + colon;
  const path = [...container.path, step];
  const printed = key + measureGrids(item.value, style, { margin, path });
  if (side === 'before') {
    const at = neighbor.start;
    return [{ start: at, end: at, text: `${printed},${separator}` }];
  }
  const next = skipForward(text, neighbor.end);
  if (text[next] === ',')
    return [{ start: next + 1, end: next + 1, text: separator + printed + followed(json, next) }];
  return [{ start: neighbor.end, end: neighbor.end, text: `,${separator}${printed}` }];
}

/** Returns a comma if something follows the comma at an offset. */
function followed({ text }: JsonDocument, comma: number): string {
  const next = text[skipForward(text, comma + 1)];
  return next === undefined || next === ']' || next === '}' ? '' : ',';
}

/** Returns the edits that insert the first entry into an empty container. */
export function fillEmpty(json: JsonDocument, container: Container, item: PieceItem): TextEdit[] {
  const { start, end } = container.span;
  const { text } = json;
  const margin = marginAt(text, start);
  const piece = { kind: container.kind, items: [item], isBroken: false };
  const place = { margin, path: container.path };
  return [{ start: start + 1, end: end - 1, text: measureGrids(piece, styleOf(json), place).slice(1, -1) }];
}

/** An element or member as it is printed. */
export function itemOf(key: string | undefined, value: Parameters<typeof pieceOf>[0]): PieceItem {
  return { key: key === undefined ? undefined : JSON.stringify(key), name: key, value: pieceOf(value) };
}

const COLON = /^"(?:[^"\\\r\n]|\\.)*"(:[ \t]*)/;

/** Returns the text between a member's key and value; one space if columns are aligned. */
function colonLike(text: string, member: Span): string {
  const found = COLON.exec(text.slice(member.start, member.start + 200))?.[1];
  return found === ':' ? ':' : ': ';
}
