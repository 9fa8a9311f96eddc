import { readyLines, type Scene } from '../../../engine/reactor/picture';
import { rasterOf, type RasterOptions } from './raster';

/** Encodes scenes as an animated GIF with a delay in milliseconds. */
export async function gifOf(
  scenes: readonly Scene[],
  options: RasterOptions,
  delay: number,
): Promise<Uint8Array> {
  // rarely used, so the encoder is loaded on demand
  const { applyPalette, GIFEncoder, quantize } = await import('./gif-encoder.js');
  const encoder = GIFEncoder();
  const hasCaption = scenes.some((scene) => readyLines(scene).length > 0);
  for (const scene of scenes) {
    const { context, width, height } = rasterOf(scene, options, hasCaption);
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, 256);
    encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  }
  encoder.finish();
  return encoder.bytes();
}
