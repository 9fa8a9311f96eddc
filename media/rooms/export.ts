import { pictureRows, pictureSvg, shapesOf, orient, variantNames } from '../../engine/rooms';
import type { ParamsOf } from '../../protocol/channel';
import type { RoomsRequests } from '../../protocol/rooms';
import { pngBase64 } from '../shared/page/base64';
import type { Shown } from './shown';
import { drawPicture, palette } from './map';

/** The maximum side of an exported picture, in pixels. */
const largestSide = 4096;

type File = ParamsOf<RoomsRequests, 'save'>;

/** Exports the current picture as a file. */
export async function exported(
  shown: Shown,
  seed: number,
  kind: Exclude<File['kind'], 'transcript'>,
): Promise<File | null> {
  if (!('picture' in shown)) return null;
  const { picture } = shown;
  const name = nameOf(shown, seed);
  const cellSize = Math.max(
    1,
    Math.min(24, Math.floor(largestSide / Math.max(picture.width, picture.height))),
  );
  switch (kind) {
    case 'text':
      return { kind, name: `${name}.txt`, text: textOf(shown) };
    case 'svg': {
      const text = pictureSvg(picture, { palette: palette(), cellSize, label: name });
      return { kind, name: `${name}.svg`, text };
    }
    case 'png': {
      const canvas = new OffscreenCanvas(picture.width * cellSize, picture.height * cellSize);
      const context = canvas.getContext('2d');
      if (context === null) return null;
      const colors = palette();
      const paths = shapesOf(picture, colors).map(({ path, fill }) => ({ path: new Path2D(path), fill }));
      drawPicture(context, picture, paths, colors, cellSize);
      return { kind, name: `${name}.png`, base64: await pngBase64(canvas) };
    }
  }
}

function nameOf(shown: Extract<Shown, { picture: unknown }>, seed: number): string {
  const id = shown.kind === 'prefab' ? shown.prefab.id : shown.floor.plan;
  const plain = id.replace(/[^a-z0-9_.-]/g, '-');
  if (shown.kind === 'prefab') return plain;
  return shown.kind === 'run' ? `${plain}-turn-${shown.run.turn}` : `${plain}-seed-${seed}`;
}

function textOf(shown: Extract<Shown, { picture: unknown }>): string {
  if (shown.kind !== 'prefab') return `${pictureRows(shown.picture).join('\n')}\n`;
  return variantNames
    .map((name, number) => `${name}\n${orient(shown.prefab.rows, number).join('\n')}\n`)
    .join('\n');
}
