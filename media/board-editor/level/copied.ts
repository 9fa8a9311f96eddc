import type { JsonObject, JsonValue } from '../../../engine/json';
import { carrierKeys, carrierLetters, type Carrier } from '../../../engine/reactor';
import { ground, presence } from '../../../engine/reactor/picture';
import type { Box, Copied, Place } from '../../../protocol/board';
import { member } from './document';
import { isInBox } from './box';

/** Copies a box of a document: its rows and, with `things`, the entries of the objects in it. */
export function copiedFrom(document: JsonValue, box: Box, things: boolean): Copied {
  const rows = (grid: JsonValue, empty: string): string[] =>
    Array.from({ length: box.height }, (_, down) => {
      const row = Array.isArray(grid) ? (grid as readonly JsonValue[])[box.at[1] + down] : undefined;
      const glyphs = typeof row === 'string' ? Array.from(row) : [];
      return Array.from({ length: box.width }, (_unused, across) => glyphs[box.at[0] + across] ?? empty).join(
        '',
      );
    });
  const network = (carrier: Carrier): string[] =>
    rows(member(member(document, 'networks'), carrierKeys[carrier]), '.');
  const entries = (list: string): JsonObject[] => {
    const all = member(document, list);
    if (!things || !Array.isArray(all)) return [];
    return (all as readonly JsonValue[]).filter((entry): entry is JsonObject => {
      const position = member(entry, 'position');
      return Array.isArray(position) && isInBox(box, position as unknown as Place);
    });
  };
  return {
    ...box,
    grids: {
      terrain: rows(member(document, 'terrain'), '#'),
      Fuel: network('Fuel'),
      Coolant: network('Coolant'),
      Electricity: network('Electricity'),
    },
    props: entries('props'),
    leaks: entries('leaks'),
    hazards: entries('hazards'),
  };
}

/** Converts a copy to clipboard text and back; `undefined` if the text is not a copy. */
export const clipText = (copied: Copied): string => JSON.stringify({ 'x-reactor-board': copied });

export function copiedIn(text: string): Copied | undefined {
  try {
    const copied = (JSON.parse(text) as { readonly 'x-reactor-board'?: Copied } | null)?.['x-reactor-board'];
    return typeof copied?.width === 'number' && typeof copied.height === 'number' ? copied : undefined;
  } catch {
    return undefined;
  }
}

/** The value of a grid character in a scene. */
export function groundOf(grid: 'terrain' | Carrier, glyph: string): number {
  if (grid === 'terrain') return glyph === '#' ? ground.wall : glyph === '.' ? ground.floor : ground.unknown;
  return glyph === carrierLetters[grid]
    ? presence.present
    : glyph === '.'
      ? presence.absent
      : presence.unknown;
}
