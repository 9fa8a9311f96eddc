import { membersOf, quote, suggest } from '../../../../../engine/shape';
import { removeAt, renameKey } from '../../edits';
import type { JsonFix } from '../context';
import { expected, objectAt } from '../tools/values';

/** Fixes an unknown key: changes it to the most similar one, removes it, or marks it as a note. */
export const unknownField: JsonFix = {
  advice:
    'Change it to the most similar valid key (also by _Fix All_ if only capitalization differs), remove it, or prefix it with ' +
    '`x-` to keep it as a note.',
  *propose(problem) {
    const { context, diagnostic } = problem;
    const { path } = diagnostic;
    const key = path.at(-1);
    if (typeof key !== 'string') return;
    const owner = path.slice(0, -1);
    const shape = expected(problem, owner)?.shape;
    if (shape?.kind === 'object' || shape?.kind === 'variant') {
      const value = objectAt(problem, owner);
      const members = membersOf(shape, value);
      const absent = Object.keys(members).filter((name) => !Object.hasOwn(value, name));
      const meant = suggest(key, absent);
      if (meant !== undefined) {
        yield {
          title: `Change ${quote(key)} to "${meant}"`,
          edits: renameKey(context.json, path, meant),
          isPreferred: true,
          isSafe: meant.toLowerCase() === key.toLowerCase(),
        };
        // removing it would leave a required member missing
        if (members[meant]?.required) return;
      }
    }
    yield { title: `Remove ${quote(key)}`, edits: removeAt(context.json, path) };
    yield {
      title: `Keep it as a note ${quote(`x-${key}`)}`,
      edits: renameKey(context.json, path, `x-${key}`),
    };
  },
};
