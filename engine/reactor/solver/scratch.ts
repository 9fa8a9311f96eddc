import type { Arena } from '../simulation/arena';

/** An arena whose arrays live until it is cleared. Most simulated turns end in a world that is already known. */
export interface Scratch extends Arena {
  /** Takes all arrays back. They must not be read afterwards. */
  readonly clear: () => void;
}

/** Creates an arena of one buffer, which grows to the size needed between two clearings. */
export function createScratch(bytes: number): Scratch {
  let buffer = new ArrayBuffer(Math.max(1024, bytes));
  let used = 0;
  const place = (size: number): number => {
    if (used + size > buffer.byteLength) {
      // arrays handed out earlier keep the old buffer
      buffer = new ArrayBuffer(2 * Math.max(buffer.byteLength, size));
      used = 0;
    }
    const at = used;
    used += (size + 7) & ~7;
    return at;
  };
  return {
    floats: (count) => {
      const at = place(4 * count);
      return new Float32Array(buffer, at, count);
    },
    bytes: (count) => {
      const at = place(count);
      return new Uint8Array(buffer, at, count);
    },
    clear: () => {
      new Uint8Array(buffer, 0, Math.min(used, buffer.byteLength)).fill(0);
      used = 0;
    },
  };
}
