import { removeAt, replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';
import { freshId } from '../../../text/fresh-id';
import { idsOf } from '../tools/ids';
import { at, listAt } from '../../../json/fixes/tools/values';

/** Fixes a duplicate id: appends a free number. */
export const duplicateId: LevelFix = {
  advice:
    'Append the next free number to the second id; references keep pointing to the first. An identical copy of a rule can be removed instead.',
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { path } = diagnostic;
    const list = path[0] === 'rules' ? 'rules' : 'props';
    const id = at(problem, path);
    if (typeof id !== 'string') return;
    const fresh = freshId(id, idsOf(problem, list));
    yield {
      title: `Rename to "${fresh}"`,
      edits: replaceValue(context.json, path, fresh),
      isPreferred: true,
    };
    const entry = path.slice(0, -1);
    const text = JSON.stringify(at(problem, entry));
    const isTwice = listAt(problem, [list]).filter((one) => JSON.stringify(one) === text).length > 1;
    if (isTwice) yield { title: 'Remove the second one', edits: removeAt(context.json, entry) };
  },
};
