import { withArticle } from '../../../../../engine/core';
import { carriers, type Cell } from '../../../../../engine/reactor';
import { insertElement } from '../../../json/edits';
import type { LevelFix } from '../context';
import { positionOf, shownCell } from '../tools/cells';
import { propOf, removeProp } from '../tools/props';
import { listAt } from '../../../json/fixes/tools/values';

/** Fixes a junction without a source: adds a flow at an end of its network. */
export const junctionNoSource: LevelFix = {
  advice:
    "Put a flow of the carrier on a free end of the junction's piece of network, or remove the junction. Never preferred, since the intended source is not known.",
  *propose(problem) {
    const { sketch, json } = problem.context;
    const prop = propOf(problem);
    const cell = prop?.cell;
    const carrier = cell === undefined ? undefined : carriers.find((one) => sketch.hasNetwork(one, cell));
    if (prop === undefined || cell === undefined || carrier === undefined) return;
    const beside = (one: Cell): Cell[] =>
      sketch.neighbors(one).filter((other) => sketch.hasNetwork(carrier, other));
    const seen = new Set([cell]);
    const piece = [cell];
    for (const one of piece) {
      for (const other of beside(one)) {
        if (!seen.has(other)) piece.push(other);
        seen.add(other);
      }
    }
    const ends = piece.filter(
      (one) => beside(one).length === 1 && sketch.isFloor(one) && sketch.propAt(one) === undefined,
    );
    for (const end of ends.slice(0, 3)) {
      const flow = { type: `${carrier}Flow`, position: positionOf(sketch, end), state: 'Enabled' };
      yield {
        title: `Add ${withArticle(`${carrier}Flow`)} at ${shownCell(sketch, end)}`,
        edits: insertElement(json, ['props'], listAt(problem, ['props']).length, flow),
      };
    }
    yield { title: `Remove the ${prop.type}`, edits: removeProp(problem, prop) };
  },
};
