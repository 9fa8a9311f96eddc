import { removeAt, replaceValue } from '../../../json/edits';
import type { Mend } from '../../../json/fixes/mend';
import { freshId } from '../../../text/fresh-id';
import { idsOf } from '../tools/sensible';
import { at, listAt } from '../tools/values';

/** An id that somebody has already: a fresh one like it. */
export const duplicateId: Mend = {
  says: 'Give the later one the id with the next free number behind it; what means the id goes on meaning the first. A rule that is written twice alike can be removed instead.',
  *propose(fault) {
    const { diagnostic, subject } = fault;
    const { path } = diagnostic;
    const list = path[0] === 'rules' ? 'rules' : 'props';
    const id = at(fault, path);
    if (typeof id !== 'string') return;
    const fresh = freshId(id, idsOf(fault, list));
    yield { title: `Call it "${fresh}"`, edits: replaceValue(subject.json, path, fresh), isPreferred: true };
    const entry = path.slice(0, -1);
    const text = JSON.stringify(at(fault, entry));
    const isTwice = listAt(fault, [list]).filter((one) => JSON.stringify(one) === text).length > 1;
    if (isTwice) yield { title: 'Remove the second one', edits: removeAt(subject.json, entry) };
  },
};
