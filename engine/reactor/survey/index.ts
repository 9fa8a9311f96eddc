export {
  ABSENT,
  PRESENT,
  UNKNOWN,
  layOut,
  gridNames,
  gridPath,
  lengthOf,
  type Axis,
  type Grid,
  type GridName,
  type Layout,
} from './layout';
export { survey, type PropEntry, type Survey } from './survey';
