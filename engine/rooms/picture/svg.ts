import type { Rect } from '../terms';
import type { Palette } from './palette';
import type { Picture } from './picture';
import { shapesOf } from './shapes';

export interface SvgOptions {
  readonly palette: Palette;
  /** The side of a cell in pixels. */
  readonly cellSize: number;
  /** A text that describes the picture. */
  readonly label: string;
  /** Parts of the picture with texts of their own. */
  readonly titles?: readonly (Rect & { readonly title: string })[];
}

/** Returns a picture as SVG. */
export function pictureSvg(picture: Picture, options: SvgOptions): string {
  const { palette, cellSize, label, titles = [] } = options;
  const [width, height] = [picture.width * cellSize, picture.height * cellSize];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picture.width} ${picture.height}" width="${width}" height="${height}" role="img" aria-label="${escaped(label)}">`,
    `<rect width="100%" height="100%" fill="${palette.page}"/>`,
    ...shapesOf(picture, palette).map(
      ({ path, fill }) => `<path d="${path}" fill="${fill}" shape-rendering="crispEdges"/>`,
    ),
    ...picture.captions.map(
      ({ x, y, text }) =>
        `<text x="${x}" y="${y + 0.75}" font-size=".8" font-family="sans-serif" fill="${palette.ink}">${escaped(text)}</text>`,
    ),
    ...titles.map(
      ({ x, y, width: wide, height: high, title }) =>
        `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="transparent"><title>${escaped(title)}</title></rect>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
