import type { TextEdit } from '../../../../engine/json';
import { valueAt } from '../../../../engine/shape';
import type { LevelContext } from '../level';
import { gridsOf } from './grids';
import { placeOf } from './positions';
import { unsound } from './result';
import { mirrorLevel, rotateLevel } from './transform';

/** The refactorings that have no parameters. */
export const wholeLevelRefactorings = {
  mirrorHorizontal: {
    title: 'Flip the level horizontally',
    run: (level: LevelContext) => mirrorLevel(level, 'horizontal'),
  },
  mirrorVertical: {
    title: 'Flip the level vertically',
    run: (level: LevelContext) => mirrorLevel(level, 'vertical'),
  },
  rotateLeft: {
    title: 'Rotate the level left',
    run: (level: LevelContext) => rotateLevel(level, 'left'),
  },
  rotateRight: {
    title: 'Rotate the level right',
    run: (level: LevelContext) => rotateLevel(level, 'right'),
  },
} as const;
export type WholeLevelRefactoring = keyof typeof wholeLevelRefactorings;

/** Returns the changes of a refactoring of the whole level, or a refusal; `undefined` if there is none. */
export function editsOfRefactoring(
  level: LevelContext,
  name: string,
): readonly TextEdit[] | string | undefined {
  if (!Object.hasOwn(wholeLevelRefactorings, name)) return undefined;
  const result = wholeLevelRefactorings[name as WholeLevelRefactoring].run(level);
  return 'edits' in result ? result.edits : result.refused;
}

/** Returns the refactorings at an offset: of the whole level at its size and grids, of a prop at its entry. */
export interface RefactoringsAt {
  readonly wholeLevel: readonly WholeLevelRefactoring[];
  /** The prop that could be moved. */
  readonly prop: { readonly type: string; readonly place: readonly [number, number] } | undefined;
}

/** Returns the refactorings at an offset by the text alone, without computing them. */
export function refactoringsAt(level: LevelContext, offset: number): RefactoringsAt {
  const { json } = level.document;
  const nothing = { wholeLevel: [], prop: undefined };
  if (unsound(json) !== undefined) return nothing;
  const { path } = json.locate(offset);
  const [part, index] = path;
  if (part === 'props' && typeof index === 'number') {
    const type = valueAt(json.value, ['props', index, 'type']);
    const place = placeOf(valueAt(json.value, ['props', index, 'position']));
    const cell = place && level.sketch.cellOf([...place]);
    const isFirst = cell !== undefined && level.sketch.propAt(cell)?.index === index;
    return isFirst && typeof type === 'string'
      ? { wholeLevel: [], prop: { type, place: place ?? [0, 0] } }
      : nothing;
  }
  const isOfLevel = part === 'dimensions' || part === 'terrain' || part === 'networks';
  if (!isOfLevel || gridsOf(level) === undefined) return nothing;
  return { wholeLevel: Object.keys(wholeLevelRefactorings) as WholeLevelRefactoring[], prop: undefined };
}
