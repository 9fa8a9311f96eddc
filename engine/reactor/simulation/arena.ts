/**
 * The allocator for the arrays of states. The arrays are views of larger buffers, because creating a buffer for each is
 * slow.
 */
export interface Arena {
  /** Returns zeroed floats that were never handed out before. */
  readonly floats: (count: number) => Float32Array;
  /** Returns zeroed bytes that were never handed out before. */
  readonly bytes: (count: number) => Uint8Array;
}

const smallest = 1 << 16;
const largest = 1 << 20;

/**
 * Creates an arena for states of about `stateBytes`. A buffer holds sixteen states, but is between 64 KB and 1 MB, or
 * as large as one state. A buffer stays in memory as long as any array in it.
 */
export function createArena(stateBytes: number): Arena {
  const chunk = Math.max(smallest, Math.min(largest, 16 * stateBytes), stateBytes + 16);
  let buffer = new ArrayBuffer(0);
  let used = 0;
  /**
   * Finds space. A large array that does not fit gets a buffer of its own, so that the rest of the current one is not
   * wasted.
   */
  const place = (bytes: number): { home: ArrayBuffer; at: number } => {
    const size = (bytes + 7) & ~7;
    const fits = used + size <= buffer.byteLength;
    if (!fits && 2 * size > chunk && used + chunk / 8 < buffer.byteLength) {
      return { home: new ArrayBuffer(size), at: 0 };
    }
    if (!fits) {
      buffer = new ArrayBuffer(Math.max(chunk, size));
      used = 0;
    }
    used += size;
    return { home: buffer, at: used - size };
  };
  return {
    floats: (count) => {
      const { home, at } = place(count * 4);
      return new Float32Array(home, at, count);
    },
    bytes: (count) => {
      const { home, at } = place(count);
      return new Uint8Array(home, at, count);
    },
  };
}
