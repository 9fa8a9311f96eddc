import { withArticle } from '../../../../../engine/core';
import { includes, junctionModes, junctionTypes } from '../../../../../engine/reactor';
import { suggest } from '../../../../../engine/shape';
import { replaceValue } from '../../../json/edits';
import { jsonFixes } from '../../../json/fixes';
import { at, objectAt } from '../../../json/fixes/tools/values';
import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';

/** A value that cannot be: as in every JSON format, and for a junction's mode the modes and types of junctions. */
export const invalidValue: LevelFix = {
  advice:
    'Change a word to the most similar valid one (also by _Fix All_ if only capitalization differs) or to one of a short list; ' +
    'round a number and bring it into range; give a junction a mode of its type, or the type of its mode; ' +
    'cut a position to two numbers; remove duplicates from a list; or remove an optional field.',
  *propose(problem) {
    const mode = at(problem, problem.diagnostic.path);
    if (problem.diagnostic.path.at(-1) === 'mode' && typeof mode === 'string')
      yield* otherJunction(problem, mode);
    yield* jsonFixes['invalid-value'].propose(problem);
  },
};

/** Fixes a mode of the other type of junction: changes the type of the junction, or sets the mode with equal shares. */
function* otherJunction(problem: LevelProblem, mode: string): Iterable<Proposal> {
  const { json } = problem.context;
  const owner = problem.diagnostic.path.slice(0, -1);
  const type = objectAt(problem, owner)['type'];
  if (typeof type !== 'string' || !includes(junctionTypes, type)) return;
  const even = type === 'TJunction' ? '2/2' : '2/2/2';
  yield {
    title: `Change to "${even}"`,
    edits: replaceValue(json, problem.diagnostic.path, even),
    isPreferred: suggest(mode, junctionModes[type]) === undefined,
  };
  const other = type === 'TJunction' ? 'CrossJunction' : 'TJunction';
  if (includes<string>(junctionModes[other], mode))
    yield { title: `Change to ${withArticle(other)}`, edits: replaceValue(json, [...owner, 'type'], other) };
}
