export { drawBoard, drawLayer, drawSheet, type BoardView } from './draw/board';
export { drawColumnRuler, drawRowRuler, rulerRoom } from './draw/rulers';
export { type Region } from './draw/view';
export {
  layerNames,
  opacityOf,
  overlayNames,
  sheets,
  type LayerName,
  type LayerSettings,
  type OverlayName,
  type Sheet,
  type SheetName,
} from './layers';
export { differencesOf } from './differences';
export { lookOf, type Look } from './look';
export { changedCells, ghostsOf, problemsOf } from './overlays';
export { paletteNames, palettes, type Palette, type PaletteName } from './palette';
export { partsOfValue } from './parts-of-value';
export { type Brush, type Font, type Pattern, type Pen, type PenState, type Tile } from './pen';
export { reachOf } from './reach';
export * from './scene';
export { sceneOfParts, type Rows, type SceneParts } from './scene-of-parts';
export { sceneOfState, type SceneOptions } from './scene-of-state';
export { SvgPen } from './svg/svg-pen';
export { svgOf, type SvgOptions } from './svg/svg';
export { sceneWords } from './words';
export { textOf, type TextOptions } from './text';
export { mapGlyphs, propGlyph, type Glyph } from './text-glyphs';
