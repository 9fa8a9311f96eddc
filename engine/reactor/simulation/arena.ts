/** Where the arrays of states come from: views carved from larger buffers, since a buffer of its own is slow to make. */
export interface Arena {
  /** Zeroed floats, never handed out before. */
  readonly floats: (count: number) => Float32Array;
  /** Zeroed bytes, never handed out before. */
  readonly bytes: (count: number) => Uint8Array;
}

const smallest = 1 << 16;
const largest = 1 << 20;

/**
 * Makes an arena for states of about `stateBytes`. A buffer holds sixteen of them, but is between 64 KB and 1 MB large
 * (larger only where one array is): that much stays in memory while any one array in it does.
 */
export function createArena(stateBytes: number): Arena {
  const chunk = Math.min(largest, Math.max(smallest, 16 * stateBytes));
  let buffer = new ArrayBuffer(0);
  let used = 0;
  const take = (bytes: number): number => {
    const size = (bytes + 7) & ~7;
    if (used + size > buffer.byteLength) {
      buffer = new ArrayBuffer(Math.max(chunk, size));
      used = 0;
    }
    used += size;
    return used - size;
  };
  return {
    floats: (count) => {
      const at = take(count * 4);
      return new Float32Array(buffer, at, count);
    },
    bytes: (count) => {
      const at = take(count);
      return new Uint8Array(buffer, at, count);
    },
  };
}
