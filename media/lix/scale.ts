/** Which update is where. */
export interface Scale {
  /** Pixels an update. */
  readonly per: number;
  /** The piece of the picture that is seen, in its pixels. */
  readonly left: number;
  readonly width: number;
}

/** Left of the first update and right of the last. A slider's thumb has as much room. */
export const margin = 8;
export const largestZoom = 64;

/** The pixels an update with which everything is seen. */
export function fitting(end: number, width: number): number {
  return Math.max(1e-3, (width - 2 * margin) / Math.max(1, end));
}

/** Where an update is in the piece that is seen. */
export function xOf({ per, left }: Scale, update: number): number {
  return Math.round((margin + update * per - left) * 10) / 10;
}

/** The update at a place of the piece. */
export function updateAt({ per, left }: Scale, x: number): number {
  return Math.round((x + left - margin) / per);
}

/** The updates that are seen, and one more on either side. */
export function seen({ per, left, width }: Scale): { readonly from: number; readonly to: number } {
  return { from: Math.floor((left - margin) / per) - 1, to: Math.ceil((left + width - margin) / per) + 1 };
}

/** Round numbers at which an axis is labelled, with so many pixels between them at least. */
export function ticks(scale: Scale, end: number, room = 56): number[] {
  const least = Math.max(1, room / scale.per);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? 10 * power;
  const { from, to } = seen(scale);
  const first = Math.max(0, Math.ceil(from / step));
  const last = Math.floor(Math.min(end, to) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** The first of a list sorted by updates that is not before one. */
export function indexFrom<T>(list: readonly T[], update: number, of: (each: T) => number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = list[middle];
    if (each !== undefined && of(each) < update) low = middle + 1;
    else high = middle;
  }
  return low;
}
