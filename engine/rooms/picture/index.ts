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
export { shapesOf } from './shapes';
export { pictureSvg } from './svg';
