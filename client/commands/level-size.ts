/** Parses sizes in input boxes. */

/** Columns and rows. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The proposed size. */
export const defaultSizeText = '12 x 8';

/** Reads `12 x 8`, `12×8`, `12, 8` or `12 8`; `undefined` for other texts. */
export function sizeIn(text: string): Size | undefined {
  const found = /^\s*(\d{1,9})(?:\s*[x×*,;]\s*|\s+)(\d{1,9})\s*$/i.exec(text);
  return found === null ? undefined : { width: Number(found[1]), height: Number(found[2]) };
}
