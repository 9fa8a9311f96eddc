/**
 * The drawing interface of the board: a canvas implements it for the screen, `SvgPen` for files. Lengths are in pixels
 * of the board; y grows downwards. A look creates its style objects once, so a pen can compare them by identity and
 * skip a style that is already set.
 */
export interface Pen {
  rect(x: number, y: number, width: number, height: number, brush: Brush): void;
  line(x1: number, y1: number, x2: number, y2: number, brush: Brush): void;
  /** Draws an open line through points: x, y, x, y, … */
  polyline(points: readonly number[], brush: Brush): void;
  /** Draws a closed shape through points: x, y, x, y, … */
  polygon(points: readonly number[], brush: Brush): void;
  circle(x: number, y: number, radius: number, brush: Brush): void;
  /** Draws one line of text; `y` is its baseline. */
  text(x: number, y: number, text: string, font: Font): void;
  /** Draws a tile with its top left corner at a place. Its image can be cached, because a tile never changes. */
  tile(tile: Tile, x: number, y: number): void;
  /**
   * Draws small squares in rows. The buffer has the index of the color of each square, 0 for none, and is only valid
   * during the call. For boards whose cells are too small for anything else.
   */
  mosaic(
    x: number,
    y: number,
    columns: number,
    rows: number,
    size: number,
    squares: Uint8Array,
    colors: readonly string[],
  ): void;
  /** Moves, clips and fades everything that is drawn until the matching `pop`, on top of the current state. */
  push(state: PenState): void;
  pop(): void;
}

/** Settings that affect later drawing. */
export interface PenState {
  /** The offset of the origin. */
  readonly x?: number;
  readonly y?: number;
  /** In `[0, 1]`. */
  readonly alpha?: number;
  /** The rectangle to clip to, after the move. Nothing is drawn outside it. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The fill and outline of a shape. Joins are round. */
export interface Brush {
  /** A CSS color; `null` for none. */
  readonly fill: string | null;
  /** Fills instead of `fill`, or on top of it. Its squares begin at the board's origin (in a tile: at its corner). */
  readonly pattern: Pattern | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly number[] | null;
  readonly cap: 'butt' | 'round';
}

/** Lines and dots in a repeating square. */
export interface Pattern {
  /** The side of the square. */
  readonly size: number;
  readonly stroke: string;
  readonly width: number;
  /** Polylines: x, y, x, y, … They may extend beyond the square's edges. */
  readonly lines: readonly (readonly number[])[];
  /** Filled circles: x, y, radius. */
  readonly dots: readonly (readonly [number, number, number])[];
}

export interface Font {
  /** The height of the letters' body, in pixels. */
  readonly size: number;
  readonly fill: string;
  /** The color around the letters that separates them from the background; `null` for none. */
  readonly halo: string | null;
  readonly bold: boolean;
  readonly family: 'sans-serif' | 'monospace';
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A drawing in a square that is used many times. All of it is within the square. */
export interface Tile {
  readonly size: number;
  readonly draw: (pen: Pen) => void;
}

/** Creates a brush that only fills. */
export function filled(fill: string): Brush {
  return { fill, pattern: null, stroke: null, width: 0, dash: null, cap: 'butt' };
}

/** Creates a brush that only outlines. */
export function stroked(
  stroke: string,
  width: number,
  more: { readonly dash?: readonly number[]; readonly cap?: Brush['cap'] } = {},
): Brush {
  return { fill: null, pattern: null, stroke, width, dash: more.dash ?? null, cap: more.cap ?? 'butt' };
}

/** Creates a brush that fills, and outlines in another color. */
export function outlined(fill: string | null, stroke: string, width: number): Brush {
  return { fill, pattern: null, stroke, width, dash: null, cap: 'butt' };
}

/** Creates a brush that fills with a pattern. */
export function hatched(pattern: Pattern): Brush {
  return { fill: null, pattern, stroke: null, width: 0, dash: null, cap: 'butt' };
}
