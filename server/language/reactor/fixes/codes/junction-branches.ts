import { withArticle } from '../../../../../engine/core';
import { replaceValue } from '../../../json/edits';
import type { LevelFix } from '../context';
import { nearest, shownCell } from '../tools/cells';
import { couldStand, moveProp, propOf, removeProp } from '../tools/props';

/** Fixes a junction with the wrong number of branches: changes its type, moves it to another fork, or removes it. */
export const junctionBranches: LevelFix = {
  advice:
    'Change it to the other type of junction, with an evenly split mode, if the number of branches matches; move it to the nearest fork with the right number of branches; or remove it.',
  *propose(problem) {
    const { sketch, json } = problem.context;
    const { diagnostic } = problem;
    const prop = propOf(problem);
    const cell = prop?.cell;
    if (prop === undefined || cell === undefined) return;
    // its own cell comes first, then its branches
    const branches = diagnostic.cells.length - 1;
    const other = prop.type === 'TJunction' ? 'CrossJunction' : 'TJunction';
    const isOther = branches === (other === 'TJunction' ? 3 : 4);
    if (isOther) {
      const path = ['props', prop.index];
      const type = replaceValue(json, [...path, 'type'], other);
      const mode = replaceValue(json, [...path, 'mode'], other === 'TJunction' ? '2/2' : '2/2/2');
      yield {
        title: `Change to ${withArticle(other)}`,
        edits: type && mode && [...type, ...mode],
        isPreferred: true,
      };
    }
    for (const to of nearest(sketch, sketch.positionOf(cell), (one) => couldStand(sketch, prop.type, one), 2))
      yield {
        title: `Move the ${prop.type} to ${shownCell(sketch, to)}`,
        edits: moveProp(problem, prop, to),
        isPreferred: !isOther,
      };
    yield { title: `Remove the ${prop.type}`, edits: removeProp(problem, prop) };
  },
};
