/** The four sides of a cell, clockwise: north, east, south, west. */
export const directions = [0, 1, 2, 3] as const;
export type Direction = (typeof directions)[number];

interface Grid {
  readonly width: number;
  readonly height: number;
}

/** Returns the cell next to a cell on one side, or -1 beyond the edge of the grid. */
export function stepTo({ width, height }: Grid, cell: number, direction: Direction): number {
  const x = cell % width;
  switch (direction) {
    case 0:
      return cell >= width ? cell - width : -1;
    case 1:
      return x + 1 < width ? cell + 1 : -1;
    case 2:
      return cell + width < width * height ? cell + width : -1;
    case 3:
      return x > 0 ? cell - 1 : -1;
  }
}

/** Returns true if two cells of the grid share a side. */
export function adjacent(grid: Grid, a: number, b: number): boolean {
  return a >= 0 && directions.some((direction) => stepTo(grid, a, direction) === b);
}
