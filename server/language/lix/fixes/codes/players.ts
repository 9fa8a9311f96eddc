import { suggest, valueAt } from '../../../../../engine/shape';
import type { JsonProblem } from '../../../json/fixes';
import type { Proposal } from '../../../text/fixes';
import { freshId, playersIn } from '../../guess';
import { removeInput, setAt, type LixFix } from '../tools';

/** An id that no player has: the player that was meant, or without the input. */
export const unknownPlayer: LixFix = (problem) => [...meantPlayer(problem), removeInput(problem)];

function meantPlayer(problem: JsonProblem): readonly Proposal[] {
  const { path } = problem.diagnostic;
  const { value } = problem.context.json;
  const written = valueAt(value, path);
  const ids = playersIn(value);
  const near = typeof written === 'string' ? suggest(written, ids) : undefined;
  const meant = near ?? (ids.length === 1 ? ids[0] : undefined);
  return meant === undefined ? [] : [setAt(problem, path, meant, true)];
}

/** An id that two players have: the first number is appended that makes it unique. */
export const duplicateId: LixFix = (problem) => {
  const { value } = problem.context.json;
  const id = valueAt(value, problem.diagnostic.path);
  if (typeof id !== 'string') return [];
  return [setAt(problem, problem.diagnostic.path, freshId(playersIn(value), id), true)];
};
