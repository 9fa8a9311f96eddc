import {
  includes,
  junctionModes,
  junctionTypes,
  propTypes,
  statesOfProp,
} from '../../../../../engine/reactor';
import { suggest } from '../../../../../engine/shape';
import { removeAt, replaceValue } from '../../../json/edits';
import type { Proposal } from '../../../text/fixes';
import type { LevelFix, LevelProblem } from '../context';
import { idsOf } from '../tools/ids';
import { targetsFor } from '../tools/targets';
import { at, objectAt, shown } from '../../../json/fixes/tools/values';

/**
 * Fixes a target of a predicate or effect that does not exist: proposes the nearest target of the kind, or a word that
 * fits the prop there.
 */
export const ruleTarget: LevelFix = {
  advice:
    'Change to the nearest target of the expected kind, to the reactor with the most similar name, or to a state, mode or quantity that the ' +
    'prop there can have; preferred if there is only one. Or remove the predicate or effect.',
  *propose(problem) {
    const { json } = problem.context;
    const { path } = problem.diagnostic;
    const own = path.slice(0, -1);
    const values =
      path.at(-1) === 'position' ? targetsFor(problem, path, objectAt(problem, own)) : wordsFor(problem);
    for (const value of values) {
      yield {
        title: `Change to ${shown(value)}`,
        edits: replaceValue(json, path, value),
        isPreferred: values.length === 1 || value === likeliest(problem, values),
      };
    }
    yield* removal(problem);
  },
};

/** Returns the value that is most similar to the written one; `undefined` if none is similar. */
function likeliest(problem: LevelProblem, values: readonly unknown[]): string | undefined {
  const written = at(problem, problem.diagnostic.path);
  const words = values.filter((value) => typeof value === 'string');
  return typeof written === 'string' ? suggest(written, words) : undefined;
}

/** Returns the words that are possible at the place. */
function wordsFor(problem: LevelProblem): readonly string[] {
  const { sketch } = problem.context;
  const { path } = problem.diagnostic;
  const owner = objectAt(problem, path.slice(0, -1));
  const cell = sketch.cellOf(owner['position']);
  const type = cell === undefined ? undefined : sketch.propAt(cell)?.type;
  switch (path.at(-1)) {
    case 'reactor': {
      const ids = [...idsOf(problem, 'props')];
      const meant = likeliest(problem, ids);
      return (meant === undefined ? ids : [meant, ...ids.filter((id) => id !== meant)]).slice(0, 5);
    }
    case 'state':
      return type !== undefined && includes(propTypes, type) ? statesOfProp(type) : [];
    case 'mode':
      return type !== undefined && includes(junctionTypes, type) ? junctionModes[type] : [];
    case 'quantity':
      return [owner['carrier'] === 'Electricity' ? 'Voltage' : 'Pressure'];
    default:
      return [];
  }
}

/** Removes the member that cannot be, the predicate, or the effect; with the last effect the rule. */
function* removal(problem: LevelProblem): Iterable<Proposal> {
  const { json } = problem.context;
  const { path } = problem.diagnostic;
  if (path.at(-1) === 'mode') yield { title: 'Remove "mode"', edits: removeAt(json, path) };
  const list = at(problem, path.slice(0, 3));
  const isEffect = path[2] === 'effects';
  if (isEffect && Array.isArray(list) && list.length === 1) {
    yield { title: 'Remove the rule', edits: removeAt(json, path.slice(0, 2)) };
    return;
  }
  // without one of its predicates a rule fires more often, which is a design decision
  yield { title: `Remove the ${isEffect ? 'effect' : 'predicate'}`, edits: removeAt(json, path.slice(0, 4)) };
}
