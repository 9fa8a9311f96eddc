/** Finds the cells outlined for the caret by their pixels. */
import type { Locator } from 'playwright-core';
import { palettes, type PaletteName } from '../../../engine/reactor/picture';

/** The cells of a board whose edges are all drawn in the palette's accent. */
export function outlinedCells(board: Locator, palette: PaletteName = 'dark'): Promise<number[]> {
  const { accent } = palettes[palette];
  const color = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  return board.evaluate((element, [red, green, blue]) => {
    const canvas = element.querySelector<HTMLCanvasElement>('canvas.marks');
    const context = canvas?.getContext('2d');
    if (canvas == null || context == null) throw new Error('There are no marks.');
    const { left, top, width } = canvas.getBoundingClientRect();
    const ratio = canvas.width / width;
    const isLine = (x: number, y: number): boolean => {
      const [r, g, b] = context.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data;
      return r === red && g === green && b === blue;
    };
    // half of the line is inside the cell
    const isSide = (x: number, y: number, across: number, down: number): boolean =>
      isLine(x, y) || isLine(x - across, y - down);
    return [...element.querySelectorAll('[role=gridcell]')].flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const [x, y, side] = [box.left - left, box.top - top, box.width];
      const isOutlined =
        isSide(x, y + side / 2, 1, 0) &&
        isSide(x + side, y + side / 2, 1, 0) &&
        isSide(x + side / 2, y, 0, 1) &&
        isSide(x + side / 2, y + side, 0, 1);
      return isOutlined ? [Number(cell.id.slice('cell-'.length))] : [];
    });
  }, color);
}
