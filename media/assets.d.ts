/** Icons are bundled as their text. */
declare module '*.svg' {
  const markup: string;
  export { markup as default };
}

/** Writes animated pictures; the package has no types of its own. */
declare module 'gifenc' {
  export type Palette = readonly (readonly number[])[];
  export interface Encoder {
    writeFrame(
      pixels: Uint8Array,
      width: number,
      height: number,
      options: { readonly palette: Palette; readonly delay: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(pixels: Uint8ClampedArray, colours: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
  /** The same, as it comes where it is imported while the page runs. */
  const all: {
    readonly GIFEncoder: typeof GIFEncoder;
    readonly quantize: typeof quantize;
    readonly applyPalette: typeof applyPalette;
  };
  export { all as default };
}
