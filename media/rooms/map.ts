import { roomsPalettes, shapesOf, type Floor, type Palette, type Picture } from '../../engine/rooms';
import { createChangeDetector } from '../shared/page/changes';
import { paletteOf } from '../shared/page/theme';

/** The content of the map. */
interface MapContent {
  readonly picture: Picture;
  readonly floor: Floor | undefined;
  readonly cursor: number;
  readonly cell: number | null;
  readonly marks: { readonly cells: readonly number[]; readonly rooms: readonly number[] };
  readonly words: (cell: number) => string;
}

/** The picture in a scrollable box, with a grid on top for screen readers. */
export interface RoomsMap {
  readonly element: HTMLElement;
  readonly grid: HTMLElement;
  readonly paint: (content: MapContent | null) => void;
  /** The cell at a point of the window; `null` if there is none. */
  readonly cellAt: (x: number, y: number) => number | null;
  /** The displayed size of a cell in pixels. */
  readonly cellSize: () => number;
  /** Scrolls a cell into view. */
  readonly reveal: (cell: number) => void;
}

export const [smallestCell, largestCell] = [2, 40];
const largestFit = 28;
/** The maximum number of pixels of a canvas. */
const largestArea = 2 ** 24;
/** The number of grid rows and columns on each side of the cursor. */
const [rowsAround, columnsAround] = [4, 8];

export const palette = (): Palette => roomsPalettes[paletteOf(document.body.classList)];

export function createMap(): RoomsMap {
  const element = document.createElement('div');
  element.className = 'rooms-stage';
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  const [canvas, over] = [document.createElement('canvas'), document.createElement('canvas')];
  for (const each of [canvas, over]) each.setAttribute('aria-hidden', 'true');
  const grid = document.createElement('div');
  grid.className = 'rooms-grid';
  grid.tabIndex = 0;
  grid.setAttribute('role', 'grid');
  grid.setAttribute('aria-label', 'Cells');
  grid.setAttribute('aria-describedby', 'rooms-hint');
  sheet.append(canvas, over, grid);
  element.append(sheet);
  let size = { width: 0, height: 0, cell: 1 };
  /** Returns true if the lower canvas has to be redrawn. */
  const isOther = createChangeDetector();
  let drawn: {
    readonly picture: Picture;
    readonly paths: readonly { path: Path2D; fill: string }[];
    readonly of: Palette;
  } | null = null;

  const pathsOf = (picture: Picture, colors: Palette) => {
    if (drawn?.picture !== picture || drawn.of !== colors) {
      const paths = shapesOf(picture, colors).map(({ path, fill }) => ({ path: new Path2D(path), fill }));
      drawn = { picture, paths, of: colors };
    }
    return drawn.paths;
  };

  const fit = ({ width, height }: Picture, wanted: number | null): number => {
    const { clientWidth, clientHeight } = element;
    const fitting = Math.min(largestFit, (clientWidth - 16) / width, (clientHeight - 16) / height);
    const most = Math.sqrt(largestArea / (width * height)) / window.devicePixelRatio;
    return Math.max(1, Math.floor(Math.min(most, wanted ?? fitting)));
  };

  return {
    element,
    grid,
    cellSize: () => size.cell,
    paint(content) {
      element.hidden = content === null;
      const [context, lower] = [over.getContext('2d'), canvas.getContext('2d')];
      if (content === null || context === null || lower === null) return;
      const { picture, cursor, marks, floor } = content;
      const cell = fit(picture, content.cell);
      size = { width: picture.width, height: picture.height, cell };
      const [across, down] = [picture.width * cell, picture.height * cell];
      sheet.style.setProperty('width', `${across}px`);
      sheet.style.setProperty('height', `${down}px`);
      const ratio = window.devicePixelRatio;
      const colors = palette();
      if (isOther(picture, colors, cell, ratio)) {
        for (const each of [canvas, over])
          [each.width, each.height] = [Math.round(across * ratio), Math.round(down * ratio)];
        drawPicture(lower, picture, pathsOf(picture, colors), colors, cell * ratio);
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, across, down);
      const ring = (x: number, y: number, wide: number, high: number, color: string, line: number): void => {
        const box = [x * cell + 1, y * cell + 1, wide * cell - 2, high * cell - 2] as const;
        for (const [style, thick] of [
          [colors.page, line + 2],
          [color, line],
        ] as const) {
          context.strokeStyle = style;
          context.lineWidth = thick;
          context.strokeRect(...box);
        }
      };
      for (const index of marks.rooms) {
        const rect = floor?.rooms[index]?.rect;
        if (rect !== undefined) ring(rect.x, rect.y, rect.width, rect.height, colors.accent, 2);
      }
      const spot = (each: number, color: string, line: number): void =>
        ring(each % picture.width, Math.floor(each / picture.width), 1, 1, color, line);
      for (const each of marks.cells) spot(each, colors.warning, 2);
      spot(cursor, colors.ink, document.activeElement === grid ? 2.5 : 1.5);
      fillGrid(grid, content, cell);
    },
    cellAt(left, top) {
      const box = canvas.getBoundingClientRect();
      const x = Math.floor((left - box.left) / size.cell);
      const y = Math.floor((top - box.top) / size.cell);
      return x < 0 || y < 0 || x >= size.width || y >= size.height ? null : y * size.width + x;
    },
    reveal(cell) {
      const [x, y] = [(cell % size.width) * size.cell, Math.floor(cell / size.width) * size.cell];
      const room = 2 * size.cell;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      const inside = (at: number, from: number, length: number): number =>
        at - room < from
          ? at - room
          : at + size.cell + room > from + length
            ? at + size.cell + room - length
            : from;
      element.scrollTo(inside(x, scrollLeft, clientWidth), inside(y, scrollTop, clientHeight));
    },
  };
}

/** Draws a picture on a canvas whose cells are `cell` pixels wide. */
export function drawPicture(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: Picture,
  paths: readonly { readonly path: Path2D; readonly fill: string }[],
  colors: Palette,
  cell: number,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colors.page;
  context.fillRect(0, 0, picture.width * cell, picture.height * cell);
  context.setTransform(cell, 0, 0, cell, 0, 0);
  for (const { path, fill } of paths) {
    context.fillStyle = fill;
    context.fill(path);
  }
  context.fillStyle = colors.ink;
  context.font = '0.8px sans-serif';
  for (const { x, y, text } of picture.captions) context.fillText(text, x, y + 0.75);
}

/** Fills the grid with the cells around the cursor, described in words. */
function fillGrid(grid: HTMLElement, { picture, cursor, words }: MapContent, cell: number): void {
  const { width, height } = picture;
  const [x, y] = [cursor % width, Math.floor(cursor / width)];
  grid.setAttribute('aria-rowcount', String(height));
  grid.setAttribute('aria-colcount', String(width));
  const rows: HTMLElement[] = [];
  for (let row = Math.max(0, y - rowsAround); row <= Math.min(height - 1, y + rowsAround); row++) {
    const line = part('row', 'aria-rowindex', row);
    for (
      let column = Math.max(0, x - columnsAround);
      column <= Math.min(width - 1, x + columnsAround);
      column++
    ) {
      const each = part('gridcell', 'aria-colindex', column);
      const at = row * width + column;
      each.id = `cell-${at}`;
      each.setAttribute('aria-label', words(at));
      if (at === cursor) each.setAttribute('aria-selected', 'true');
      each.style.setProperty('left', `${column * cell}px`);
      each.style.setProperty('top', `${row * cell}px`);
      each.style.setProperty('width', `${cell}px`);
      each.style.setProperty('height', `${cell}px`);
      line.append(each);
    }
    rows.push(line);
  }
  grid.replaceChildren(...rows);
  grid.setAttribute('aria-activedescendant', `cell-${cursor}`);
}

function part(role: string, index: string, at: number): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.setAttribute(index, String(at + 1));
  return element;
}
