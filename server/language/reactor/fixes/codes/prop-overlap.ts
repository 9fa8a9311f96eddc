import { removeAt } from '../../../json/edits';
import type { LevelFix } from '../context';
import { propOf } from '../tools/props';
import { propPlace } from './prop-place';

/** Fixes two props on one cell: removes the second if they are the same, else moves it. */
export const propOverlap: LevelFix = {
  advice:
    'Remove the second prop if both are equal (also by _Fix All_); otherwise move it to the nearest free cell where ' +
    'it can be placed, or remove it.',
  *propose(problem) {
    const { sketch, json } = problem.context;
    const prop = propOf(problem);
    const first = prop?.cell === undefined ? undefined : sketch.propAt(prop.cell);
    if (prop === undefined || first === undefined) return;
    if (JSON.stringify(first.value) === JSON.stringify(prop.value)) {
      yield {
        title: 'Remove the second one',
        edits: removeAt(json, ['props', prop.index]),
        isPreferred: true,
        isSafe: true,
      };
      return;
    }
    yield* propPlace.propose(problem);
  },
};
