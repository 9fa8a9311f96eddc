export { roomsPalettes, type Palette } from './palette';
export {
  cellsOfSpot,
  floorPicture,
  pictureRows,
  prefabPicture,
  variantNames,
  waitingCells,
  type CellKind,
  type Picture,
  type VariantBlock,
} from './picture';
export { shapesOf, type Shape } from './shapes';
export { pictureSvg, type SvgOptions } from './svg';
