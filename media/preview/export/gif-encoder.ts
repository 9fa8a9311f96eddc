/** The used part of the encoder of GIFs, in a module of its own so that the rest is not bundled. */
export { applyPalette, GIFEncoder, quantize } from 'gifenc';
