export { cellAt, charactersOf, gridOf } from './cell-at';
export { LevelContext } from './context';
export { roleOf, type Mention, type MentionRole } from './mentions';
export {
  gridNames,
  gridPath,
  sketchLevel,
  type GridName,
  type LeakEntry,
  type LevelSketch,
  type PropEntry,
  type RuleEntry,
} from './sketch';
