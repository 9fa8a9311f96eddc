export { ABSENT, PRESENT, UNKNOWN, layOut, gridNames, type Grid, type GridName, type Layout } from './layout';
export { survey, type PropEntry, type Survey } from './survey';
