/** Icons are bundled as text. */
declare module '*.svg' {
  const markup: string;
  export { markup as default };
}

/** Encodes animated GIFs. The package ships no types. */
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
  export function quantize(pixels: Uint8ClampedArray, colors: number): Palette;
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
  /** The same module in the form that a dynamic import returns. */
  const all: {
    readonly GIFEncoder: typeof GIFEncoder;
    readonly quantize: typeof quantize;
    readonly applyPalette: typeof applyPalette;
  };
  export { all as default };
}
