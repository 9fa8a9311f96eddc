import { lookOf, palettes, rulerRoom, type Region, type Scene } from '../../../engine/reactor/picture';

/** The visible part of the board: pixels per cell, and the point of the board in the view's corner, in cells. */
export interface Viewport {
  readonly cell: number;
  readonly x: number;
  readonly y: number;
}

/** The position of the board in the view. Lengths are in CSS pixels from the view's top left corner. */
export interface Placement {
  /** The size of a cell. */
  readonly cell: number;
  /** The corner of cell (0, 0); it may lie outside of the view. */
  readonly left: number;
  readonly top: number;
  /** The size of the rulers. */
  readonly room: { readonly left: number; readonly top: number };
  /** The view's size, including the rulers. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. Cells and the board's corner are aligned to device pixels, except for very small cells. */
  readonly ratio: number;
  /** The cells that are at least partly visible. */
  readonly region: Region;
  /** True if the board is larger than the view. */
  readonly isCut: boolean;
}

export type BoardSize = Pick<Scene, 'width' | 'height'>;
export interface ViewSize {
  readonly width: number;
  readonly height: number;
  /** By default 1. */
  readonly ratio?: number;
}

/** The margin between the board and the view's edge. */
const margin = 6;
const largestFit = 64;
const smallestCell = 0.25;
const largestCell = 96;

/** Rounds a cell size to device pixels, unless cells are too small for it to matter. */
export function snapped(cell: number, ratio = 1): number {
  const held = Math.min(largestCell, Math.max(smallestCell, cell));
  return held >= 2 ? Math.floor(held * ratio + rounding) / ratio : Math.floor(held * 4) / 4;
}

/** The tolerance for rounding errors of the division by the ratio. */
const rounding = 1e-6;

function roomAt(board: BoardSize, cell: number): Placement['room'] {
  return rulerRoom(board, lookOf(palettes.dark, cell));
}

/** The cell size at which the whole board fits. */
export function fittingCell(board: BoardSize, { width, height, ratio }: ViewSize): number {
  let cell = largestFit;
  // the rulers' digits grow with the cells
  for (let round = 0; round < 4; round++) {
    const room = roomAt(board, cell);
    const across = (width - room.left - margin) / board.width;
    const down = (height - room.top - margin) / board.height;
    cell = snapped(Math.min(largestFit, across, down), ratio);
  }
  return cell;
}

/** Places a board in a view. Without a viewport, it fits. */
export function place(board: BoardSize, view: ViewSize, viewport: Viewport | null): Placement {
  const cell = viewport === null ? fittingCell(board, view) : snapped(viewport.cell, view.ratio);
  const room = roomAt(board, cell);
  const { width, height, ratio = 1 } = view;
  const across = along(board.width, cell, room.left, width, viewport?.x ?? 0, ratio);
  const down = along(board.height, cell, room.top, height, viewport?.y ?? 0, ratio);
  return {
    cell,
    left: across.start,
    top: down.start,
    room,
    width,
    height,
    ratio,
    region: { left: across.from, right: across.to, top: down.from, bottom: down.to },
    isCut: across.isCut || down.isCut,
  };
}

function along(cells: number, cell: number, room: number, size: number, scroll: number, ratio: number) {
  const free = size - room - margin;
  const isCut = cells * cell > free;
  const most = Math.max(0, cells - free / cell);
  const scrolled = Math.min(most, Math.max(0, scroll));
  const start =
    Math.round((isCut ? room - scrolled * cell : room + (free - cells * cell) / 2) * ratio) / ratio;
  const from = Math.max(0, Math.floor((room - start) / cell));
  const to = Math.min(cells, Math.ceil((size - start) / cell));
  return { start, from, to: Math.max(from, to), isCut };
}

/** The cell at a point of the view; `null` if there is none. */
export function cellAt(board: BoardSize, at: Placement, x: number, y: number): number | null {
  if (x < at.room.left || y < at.room.top) return null;
  const column = Math.floor((x - at.left) / at.cell);
  const row = Math.floor((y - at.top) / at.cell);
  if (column < 0 || row < 0 || column >= board.width || row >= board.height) return null;
  return row * board.width + column;
}

/** The viewport that corresponds to a placement. */
export function viewportOf({ cell, left, top, room }: Placement): Viewport {
  return { cell, x: Math.max(0, (room.left - left) / cell), y: Math.max(0, (room.top - top) / cell) };
}

/** Zooms around a point of the view. */
export function zoomed(board: BoardSize, at: Placement, factor: number, x: number, y: number): Viewport {
  const wanted = snapped(at.cell * factor, at.ratio);
  // at least one device pixel, otherwise nothing would change
  const cell = wanted !== at.cell ? wanted : snapped(at.cell + (factor > 1 ? 1 : -1), at.ratio);
  const room = roomAt(board, cell);
  const column = (x - at.left) / at.cell;
  const row = (y - at.top) / at.cell;
  return {
    cell,
    x: Math.max(0, column - (x - room.left) / cell),
    y: Math.max(0, row - (y - room.top) / cell),
  };
}

/** Zooms like `zoomed`; `null` if the whole board then fits. */
export function zoomedOrFit(
  board: BoardSize,
  at: Placement,
  factor: number,
  x: number,
  y: number,
): Viewport | null {
  const viewport = zoomed(board, at, factor, x, y);
  return place(board, at, viewport).isCut ? viewport : null;
}

/** Moves the viewport by a number of pixels. */
export function panned(at: Placement, dx: number, dy: number): Viewport {
  const { cell, x, y } = viewportOf(at);
  return { cell, x: Math.max(0, x + dx / cell), y: Math.max(0, y + dy / cell) };
}

/** The viewport that reveals a cell; `null` if it is fully visible already. */
export function revealing(board: BoardSize, at: Placement, cell: number): Viewport | null {
  if (!at.isCut) return null;
  const left = at.left + (cell % board.width) * at.cell;
  const top = at.top + Math.floor(cell / board.width) * at.cell;
  const dx = beyond(left, at.cell, at.room.left, at.width);
  const dy = beyond(top, at.cell, at.room.top, at.height);
  return dx === 0 && dy === 0 ? null : panned(at, dx, dy);
}

function beyond(start: number, cell: number, from: number, to: number): number {
  if (start < from) return start - from;
  return start + cell > to - margin ? start + cell - to + margin : 0;
}
