export { cellWords } from './cell-words';
export { mapPicture, type PictureOptions } from './map-picture';
