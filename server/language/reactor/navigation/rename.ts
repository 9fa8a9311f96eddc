import type { TextEdit } from '../../../../engine/json';
import { quote } from '../../../../engine/shape';
import type { RenameTarget } from '../../workspace/features';
import type { LevelContext } from '../level';
import { insideOf, nameAt, namesIn, usesOf } from './names';

/** Returns the name of a reactor or rule at an offset, if there is one to rename. */
export function renamableAt(level: LevelContext, offset: number): RenameTarget | undefined {
  const use = nameAt(level, offset);
  const span = use && insideOf(level, use.path);
  return span && use.name !== '' ? { ...span, name: use.name } : undefined;
}

/** Returns the edits that rename a reactor or rule everywhere, or a sentence about why it cannot be renamed. */
export function renameAt(
  level: LevelContext,
  offset: number,
  name: string,
): readonly TextEdit[] | { readonly refused: string } {
  const use = nameAt(level, offset);
  if (use === undefined || use.name === '')
    return { refused: 'Only names of reactors and rules can be renamed.' };
  if (name === '') return { refused: `Expected a ${use.kind} name.` };
  const isTaken = namesIn(level).some(
    (other) => other.kind === use.kind && other.isDefinition && other.name === name,
  );
  if (isTaken && name !== use.name) return { refused: `A ${use.kind} ${quote(name)} already exists.` };
  const text = JSON.stringify(name).slice(1, -1);
  return usesOf(level, use).flatMap(({ path }) => {
    const span = insideOf(level, path);
    return span ? [{ ...span, text }] : [];
  });
}
