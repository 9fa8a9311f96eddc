/**
 * A mapping of the cells of a map to the cells of a new map. Columns and rows can be any integers, so that things off
 * the map move along.
 */
export interface Movement {
  /** The map's size afterwards. */
  readonly width: number;
  readonly height: number;
  /** Maps a place of the old map to the new map. */
  readonly to: (x: number, y: number) => readonly [number, number];
  /** Maps a place of the new map to the old map; the result may be off the old map. */
  readonly from: (x: number, y: number) => readonly [number, number];
  /** True if left and right are swapped, and with them the order of a junction's branches. */
  readonly isMirrored: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `horizontal` swaps left and right, `vertical` top and bottom. */
export type MirrorAxis = 'horizontal' | 'vertical';

export function mirroring({ width, height }: Size, axis: MirrorAxis): Movement {
  const flip = (x: number, y: number): readonly [number, number] =>
    axis === 'horizontal' ? [width - 1 - x, y] : [x, height - 1 - y];
  return { width, height, to: flip, from: flip, isMirrored: true };
}

/** A quarter turn: `right` is clockwise. */
export type TurnDirection = 'left' | 'right';

export function turning({ width, height }: Size, direction: TurnDirection): Movement {
  const size = { width: height, height: width, isMirrored: false };
  return direction === 'right'
    ? { ...size, to: (x, y) => [height - 1 - y, x], from: (x, y) => [y, height - 1 - x] }
    : { ...size, to: (x, y) => [y, width - 1 - x], from: (x, y) => [width - 1 - y, x] };
}

/** The number of columns and rows to add on each side. A negative number removes them. */
export interface Growth {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function growing({ width, height }: Size, { left, top, right, bottom }: Growth): Movement {
  return {
    width: width + left + right,
    height: height + top + bottom,
    to: (x, y) => [x + left, y + top],
    from: (x, y) => [x - left, y - top],
    isMirrored: false,
  };
}

/** Returns true if a place is on a map. */
export function isOn({ width, height }: Size, [x, y]: readonly [number, number]): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}
