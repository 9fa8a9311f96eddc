import type { Brush, Font, Pen, PenState, Tile } from '../pen';

/** Creates a pen that only counts calls, as a canvas with cached tiles would receive them. */
export function countingPen(): Pen & { count: number } {
  const tick = () => {
    counting.count++;
  };
  const counting = {
    count: 0,
    rect: tick,
    line: tick,
    polyline: tick,
    polygon: tick,
    circle: tick,
    text: tick,
    tile: tick,
    mosaic: tick,
    push: tick,
    pop: tick,
  };
  return counting;
}

/** Creates a pen that records everything drawn, with tiles in full. Equal lists mean equal drawings. */
export function recordingPen(): Pen & { readonly drawn: string[] } {
  const drawn: string[] = [];
  const record = (...parts: readonly unknown[]) => {
    drawn.push(JSON.stringify(parts));
  };
  const pen = {
    drawn,
    rect: (x: number, y: number, w: number, h: number, brush: Brush) => record('rect', x, y, w, h, brush),
    line: (a: number, b: number, c: number, d: number, brush: Brush) => record('line', a, b, c, d, brush),
    polyline: (points: readonly number[], brush: Brush) => record('polyline', points, brush),
    polygon: (points: readonly number[], brush: Brush) => record('polygon', points, brush),
    circle: (x: number, y: number, r: number, brush: Brush) => record('circle', x, y, r, brush),
    text: (x: number, y: number, text: string, font: Font) => record('text', x, y, text, font),
    tile: (tile: Tile, x: number, y: number) => {
      record('tile', x, y);
      tile.draw(pen);
    },
    mosaic: (x: number, y: number, columns: number, rows: number, size: number, squares: Uint8Array) =>
      record('mosaic', x, y, columns, rows, size, [...squares]),
    push: (state: PenState) => record('push', state),
    pop: () => record('pop'),
  };
  return pen;
}
