import type { Scene } from '../../../engine/reactor/picture';
import { rasterOf, type RasterOptions } from './raster';

/** A moving picture of scenes, each shown for so many milliseconds. */
export async function gifOf(
  scenes: readonly Scene[],
  options: RasterOptions,
  delay: number,
): Promise<Uint8Array> {
  // few want one: what makes it is loaded when somebody does
  const { applyPalette, GIFEncoder, quantize } = (await import('gifenc')).default;
  const encoder = GIFEncoder();
  for (const scene of scenes) {
    const { context, width, height } = rasterOf(scene, options);
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, 256);
    encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
  }
  encoder.finish();
  return encoder.bytes();
}
