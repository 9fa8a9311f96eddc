import type { Box, Place } from '../../../protocol/board';

export type Size = Readonly<Record<'width' | 'height', number>>;

/** The box between two cells. */
export function boxBetween([x, y]: Place, [toX, toY]: Place): Box {
  return {
    at: [Math.min(x, toX), Math.min(y, toY)],
    width: Math.abs(toX - x) + 1,
    height: Math.abs(toY - y) + 1,
  };
}

export function isInBox({ at, width, height }: Box, [x, y]: Place): boolean {
  return x >= at[0] && y >= at[1] && x < at[0] + width && y < at[1] + height;
}

/** Returns the position nearest to the wanted one at which a box is entirely on the map. */
export function fitted(size: Size, box: Size, [x, y]: Place): Place {
  return [
    Math.max(0, Math.min(x, size.width - box.width)),
    Math.max(0, Math.min(y, size.height - box.height)),
  ];
}

export function cellsOfBox({ width }: Size, box: Box): number[] {
  return Array.from(
    { length: box.width * box.height },
    (_, index) => (box.at[1] + Math.floor(index / box.width)) * width + box.at[0] + (index % box.width),
  );
}
