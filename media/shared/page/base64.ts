/** Encodes bytes in base64, in chunks small enough for the arguments of one call. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}

/** Encodes a canvas as a PNG in base64. */
export async function pngBase64(canvas: OffscreenCanvas): Promise<string> {
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return base64(new Uint8Array(await blob.arrayBuffer()));
}
