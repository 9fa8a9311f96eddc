export { cellWords } from './cell-words';
export { mapPicture } from './map-picture';
