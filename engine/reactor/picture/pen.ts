/**
 * What the board is drawn with: a canvas implements it for the screen, `SvgPen` for files. Lengths are in pixels of the
 * board, y grows downwards. Styles are plain objects that a look makes once, so that a pen can tell by identity that
 * nothing has to be set anew.
 */
export interface Pen {
  rect(x: number, y: number, width: number, height: number, brush: Brush): void;
  line(x1: number, y1: number, x2: number, y2: number, brush: Brush): void;
  /** An open line through points: x, y, x, y, … */
  polyline(points: readonly number[], brush: Brush): void;
  /** A closed shape through points: x, y, x, y, … */
  polygon(points: readonly number[], brush: Brush): void;
  circle(x: number, y: number, radius: number, brush: Brush): void;
  /** One line of text; `y` is its baseline. */
  text(x: number, y: number, text: string, font: Font): void;
  /** Draws a tile with its top left corner at a place. What it looks like may be kept: a tile never changes. */
  tile(tile: Tile, x: number, y: number): void;
  /**
   * Small squares in rows: by square the index of its colour, 0 for none. The buffer is only valid during the call.
   * For boards whose cells are too small for anything else.
   */
  mosaic(
    x: number,
    y: number,
    columns: number,
    rows: number,
    size: number,
    squares: Uint8Array,
    colours: readonly string[],
  ): void;
  /** What follows, up to the matching `pop`, is moved, clipped and made translucent on top of what holds already. */
  push(state: PenState): void;
  pop(): void;
}

/** A part of what a pen's later drawing depends on. */
export interface PenState {
  /** Moves the origin. */
  readonly x?: number;
  readonly y?: number;
  /** In `[0, 1]`. */
  readonly alpha?: number;
  /** What lies outside is not drawn; after the move. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** How a shape is filled and outlined. Joins are round. */
export interface Brush {
  /** A CSS colour; `null` for none. */
  readonly fill: string | null;
  /** Fills in place of `fill`, or on top of it. Its squares begin at the board's origin (of a tile: at its corner). */
  readonly pattern: Pattern | null;
  readonly stroke: string | null;
  readonly width: number;
  readonly dash: readonly number[] | null;
  readonly cap: 'butt' | 'round';
}

/** Lines and dots in a square that repeats. */
export interface Pattern {
  /** The side of the square. */
  readonly size: number;
  readonly stroke: string;
  readonly width: number;
  /** Polylines: x, y, x, y, … They may reach over the square's edges. */
  readonly lines: readonly (readonly number[])[];
  /** Filled circles: x, y, radius. */
  readonly dots: readonly (readonly [number, number, number])[];
}

export interface Font {
  /** The height of the letters' body, in pixels. */
  readonly size: number;
  readonly fill: string;
  /** Drawn around the letters so that they stand off; `null` for none. */
  readonly halo: string | null;
  readonly bold: boolean;
  readonly family: 'sans-serif' | 'monospace';
  readonly anchor: 'start' | 'middle' | 'end';
}

/** A drawing in a square that is used many times; all of it lies inside the square. */
export interface Tile {
  readonly size: number;
  readonly draw: (pen: Pen) => void;
}

/** A brush that only fills. */
export function filled(fill: string): Brush {
  return { fill, pattern: null, stroke: null, width: 0, dash: null, cap: 'butt' };
}

/** A brush that only outlines. */
export function stroked(
  stroke: string,
  width: number,
  more: { readonly dash?: readonly number[]; readonly cap?: Brush['cap'] } = {},
): Brush {
  return { fill: null, pattern: null, stroke, width, dash: more.dash ?? null, cap: more.cap ?? 'butt' };
}

/** A brush that fills, and outlines in another colour. */
export function outlined(fill: string | null, stroke: string, width: number): Brush {
  return { fill, pattern: null, stroke, width, dash: null, cap: 'butt' };
}

/** A brush that fills with a pattern. */
export function hatched(pattern: Pattern): Brush {
  return { fill: null, pattern, stroke: null, width: 0, dash: null, cap: 'butt' };
}
