import { memoize } from '../../core';
import type { HazardField } from '../terms';
import type { Palette } from './palette';
import { stroked, filled, outlined, type Brush, type Font, type Tile } from './pen';

/** The amount of detail that fits in a cell: `dot` under 8 pixels, `small` under 20, `medium` under 32. */
export type Detail = 'dot' | 'small' | 'medium' | 'large';

/**
 * A palette at a cell size: brushes, fonts and tiles, each created once. Drawing gets everything from the look, so
 * drawing a cell does not allocate and a pen can cache what it derives from a tile.
 */
export interface Look {
  readonly palette: Palette;
  /** The side of a cell in pixels. */
  readonly size: number;
  readonly detail: Detail;
  /** The width of the thinnest line: one pixel, or more for large cells. */
  readonly hair: number;
  readonly fill: (color: string) => Brush;
  readonly stroke: (color: string, width: number, dash?: 'dashed' | 'dotted', cap?: Brush['cap']) => Brush;
  readonly outline: (fill: string | null, color: string, width: number) => Brush;
  readonly font: (
    size: number,
    fill: string,
    more?: Partial<Pick<Font, 'halo' | 'bold' | 'anchor' | 'family'>>,
  ) => Font;
  /** Returns the tile of a kind and number. `draw` draws it on first use. */
  readonly tile: (kind: string, number: number, draw: Tile['draw']) => Tile;
  /** Creates any other object on first use and keeps it. */
  readonly keep: <T extends object>(name: string, make: () => T) => T;
}

/** Returns the look of a palette at a cell size in pixels. */
export const lookOf: (palette: Palette, size: number) => Look = memoize(createLook);

function createLook(palette: Palette, size: number): Look {
  const kept = new Map<string, object>();
  const tiles = new Map<string, Map<number, Tile>>();
  const keep = <T extends object>(name: string, make: () => T): T => {
    let thing = kept.get(name);
    if (thing === undefined) kept.set(name, (thing = make()));
    return thing as T;
  };
  const dashes = { dashed: [size / 6, size / 8], dotted: [size / 16, size / 10] } as const;
  return {
    palette,
    size,
    detail: size < 8 ? 'dot' : size < 20 ? 'small' : size < 32 ? 'medium' : 'large',
    hair: Math.max(1, size / 24),
    keep,
    fill: (color) => keep(`fill ${color}`, () => filled(color)),
    stroke: (color, width, dash, cap = 'butt') =>
      keep(`stroke ${color} ${width} ${dash ?? ''} ${cap}`, () =>
        stroked(color, width, dash === undefined ? { cap } : { dash: dashes[dash], cap }),
      ),
    outline: (fill, color, width) =>
      keep(`outline ${fill ?? ''} ${color} ${width}`, () => outlined(fill, color, width)),
    font: (fontSize, fill, { halo = null, bold = false, anchor = 'middle', family = 'sans-serif' } = {}) =>
      keep(`font ${fontSize} ${fill} ${halo ?? ''} ${bold} ${anchor} ${family}`, () => ({
        size: fontSize,
        fill,
        halo,
        bold,
        family,
        anchor,
      })),
    tile(kind, number, draw) {
      let ofKind = tiles.get(kind);
      if (ofKind === undefined) tiles.set(kind, (ofKind = new Map<number, Tile>()));
      let tile = ofKind.get(number);
      if (tile === undefined) ofKind.set(number, (tile = { size, draw }));
      return tile;
    },
  };
}

/** Returns the color in which a field's outlines and letters are legible. On white, yellow needs its casing. */
export function legible(palette: Palette, field: HazardField): string {
  return palette.legible[field];
}
