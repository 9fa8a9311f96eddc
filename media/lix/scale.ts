/** Maps updates to pixels. */
export interface Scale {
  /** Pixels per update. */
  readonly per: number;
  /** The visible part of the picture, in its pixels. */
  readonly left: number;
  readonly width: number;
}

/** The margin before the first update and after the last, as wide as the slider's thumb needs. */
export const margin = 8;
export const largestZoom = 64;

/** The pixels per update at which the whole game fits. */
export function fitting(end: number, width: number): number {
  return Math.max(1e-3, (width - 2 * margin) / Math.max(1, end));
}

/** The x coordinate of an update in the visible part. */
export function xOf({ per, left }: Scale, update: number): number {
  return Math.round((margin + update * per - left) * 10) / 10;
}

/** The update at an x coordinate of the visible part. */
export function updateAt({ per, left }: Scale, x: number): number {
  return Math.round((x + left - margin) / per);
}

/** The visible updates, and one more on each side. */
export function seen({ per, left, width }: Scale): { readonly from: number; readonly to: number } {
  return { from: Math.floor((left - margin) / per) - 1, to: Math.ceil((left + width - margin) / per) + 1 };
}

/** Round numbers for the labels of an axis, at least `room` pixels apart. */
export function ticks(scale: Scale, end: number, room = 56): number[] {
  const least = Math.max(1, room / scale.per);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least) ?? 10 * power;
  const { from, to } = seen(scale);
  const first = Math.max(0, Math.ceil(from / step));
  const last = Math.floor(Math.min(end, to) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

/** The index of the first entry at or after an update, in a list sorted by update. */
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
