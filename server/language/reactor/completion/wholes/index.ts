/**
 * The complete objects that completion offers in a level: a whole level in an empty file, named rules and leaks, and the
 * cases of props, predicates and effects, the ones with a fitting cell first. Enter at `wholesFor`. They may know the
 * text of a level, but no editor.
 */
import { isAt, type Asked, type Whole } from '../../../json/completion/proposal';
import type { LevelContext } from '../../level';
import { fittingFirst } from './cases';
import { wholeLeaks } from './leaks';
import { wholeLevels } from './levels';
import { namedRules } from './rules';

/** Returns the complete objects at a place; `undefined` where those of the shape are meant. */
export function wholesFor(level: LevelContext, asked: Omit<Asked, 'wholes'>): readonly Whole[] | undefined {
  const { shape } = asked.expected;
  const { path } = asked.slot;
  if (shape.kind === 'variant') return fittingFirst(level, shape, asked);
  if (shape.kind !== 'object') return undefined;
  if (path.length === 0) return wholeLevels(level);
  if (isAt(path, 'rules/*')) return namedRules(level, shape, asked);
  return isAt(path, 'leaks/*') || isAt(path, 'state/leaks/*') ? wholeLeaks(shape, asked) : undefined;
}
