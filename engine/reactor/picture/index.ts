export { drawBoard, drawSheet, type BoardView } from './draw/board';
export { drawColumnRuler, drawRowRuler, rulerRoom } from './draw/rulers';
export { type Region } from './draw/view';
export {
  layerNames,
  overlayNames,
  sheets,
  type LayerName,
  type LayerSettings,
  type OverlayName,
} from './layers';
export { captionFor, drawCaption } from './draw/caption';
export { differencesOf } from './differences';
export { lookOf } from './look';
export { problemsOf } from './overlays';
export { paletteNames, palettes, type Palette, type PaletteName } from './palette';
export { partsOfValue } from './parts-of-value';
export { type Brush, type Font, type Pattern, type Pen, type PenState, type Tile } from './pen';
export * from './scene';
export { sceneOfParts } from './scene-of-parts';
export { sceneOfState } from './scene-of-state';
export { svgOf } from './svg/svg';
export { textOf } from './text';
export { readyLines } from './words';
export { mapGlyphs, propGlyph, type Glyph } from './text-glyphs';
