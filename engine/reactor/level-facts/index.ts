export { measureGrids, gridNames, type Grid, type GridName, type Layout } from './layout';
export { facts, type PropEntry, type LevelFacts } from './level-facts';
