/** Pictures for the docs: pixels of a page as a PNG of few colors, which is a fraction of the bytes. */
import { crc32, deflateSync } from 'node:zlib';
import { applyPalette, quantize } from 'gifenc';
import type { Page } from 'playwright-core';

/** A picture of what a page shows. Each pixel has one of 256 colors. */
export async function smallScreenshot(page: Page): Promise<Buffer> {
  const png = await page.screenshot();
  // a page opened without a context cannot open a second page
  const context = await page.context().browser()?.newContext();
  const other = await (context ?? page.context()).newPage();
  try {
    const { width, height, base64 } = await other.evaluate(pixelsOf, png.toString('base64'));
    const pixels = new Uint8ClampedArray(Buffer.from(base64, 'base64'));
    const palette = quantize(pixels, 256);
    return indexedPng(width, height, palette, applyPalette(pixels, palette));
  } finally {
    await other.close();
    await context?.close();
  }
}

/** Runs in a page, which can decode pictures. */
async function pixelsOf(base64: string): Promise<{ width: number; height: number; base64: string }> {
  const response = await fetch(`data:image/png;base64,${base64}`);
  const image = await createImageBitmap(await response.blob());
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('The browser has no 2D canvas.');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let at = 0; at < data.length; at += 0x8000)
    text += String.fromCharCode(...data.subarray(at, at + 0x8000));
  return { width, height, base64: btoa(text) };
}

/** A PNG whose pixels are one byte each: the number of a color. */
function indexedPng(
  width: number,
  height: number,
  palette: readonly (readonly number[])[],
  pixels: Uint8Array,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // eight bits a pixel, by palette; compression, filter and order are the only ones there are
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const colors = Buffer.from(palette.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue]));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
