/** An FNV-1a hash of 64 bits under construction. */
export interface Fnv64 {
  readonly byte: (value: number) => void;
  /** Adds the four bytes of a 32-bit word, lowest first. */
  readonly word: (value: number) => void;
  /** Adds the UTF-8 bytes of a text; a lone surrogate counts as U+FFFD. */
  readonly text: (value: string) => void;
  /** Returns the hash as 16 hex digits. */
  readonly digest: () => string;
}

/** Starts a hash. Two halves of 32 bits; the prime is 2^40 + 435. */
export function fnv64(): Fnv64 {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  const byte = (value: number): void => {
    const mixed = (low ^ value) >>> 0;
    const product = mixed * 435;
    low = product >>> 0;
    high = (high * 435 + (product - low) / 4294967296 + mixed * 256) >>> 0;
  };
  const word = (value: number): void => {
    byte(value & 255);
    byte((value >>> 8) & 255);
    byte((value >>> 16) & 255);
    byte(value >>> 24);
  };
  return {
    byte,
    word,
    text: (value) => {
      for (const character of value) utf8(character.codePointAt(0) ?? 0, byte);
    },
    digest: () => hex(high) + hex(low),
  };
}

/** Formats a 32-bit word as 8 hex digits. */
export function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

function utf8(point: number, byte: (value: number) => void): void {
  const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
  if (code < 0x80) {
    byte(code);
    return;
  }
  if (code < 0x800) byte(0xc0 | (code >> 6));
  else {
    if (code < 0x10000) byte(0xe0 | (code >> 12));
    else {
      byte(0xf0 | (code >> 18));
      byte(0x80 | ((code >> 12) & 63));
    }
    byte(0x80 | ((code >> 6) & 63));
  }
  byte(0x80 | (code & 63));
}
