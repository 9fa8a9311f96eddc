export { Lines, type Position, type Range } from './lines';
export { underlined } from '../../../engine/json';
