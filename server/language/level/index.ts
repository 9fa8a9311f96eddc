export { cellAt, charactersOf, gridOf, positionPath, type NamedCell } from './cell-at';
export { LevelContext, type LevelSettings } from './context';
export { mentionsIn, roleOf, type Mention, type MentionRole } from './mentions';
export {
  gridNames,
  gridPath,
  sketchLevel,
  type Entry,
  type GridName,
  type LeakEntry,
  type LevelSketch,
  type PropEntry,
  type RuleEntry,
} from './sketch';
