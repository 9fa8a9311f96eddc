import { carrierKeys, carriers } from '../../../../../engine/reactor';
import { insertElement } from '../../../json/edits';
import type { LevelFix } from '../context';
import { nearest, positionOf, shownCell } from '../tools/cells';
import { freshId } from '../../../text/fresh-id';
import { couldStand } from '../tools/props';
import { idsOf } from '../tools/ids';
import { listAt } from '../../../json/fixes/tools/values';

/** A level that cannot be won: a reactor with a consumer of each kind. */
export const noReactor: LevelFix = {
  advice:
    'Add a `ReactorControl` on a free cell in the middle, bound to the first consumer of each carrier. No fix is offered if a carrier has no consumer.',
  *propose(problem) {
    const { sketch, json } = problem.context;
    const bound = carriers.map((carrier) =>
      sketch.props.find((prop) => prop.type === `${carrier}Consumer` && prop.cell !== undefined),
    );
    const middle = [Math.floor(sketch.width / 2), Math.floor(sketch.height / 2)] as const;
    const [cell] = nearest(
      sketch,
      middle,
      (one) => couldStand(sketch, 'ReactorControl', one) && one !== sketch.robot,
    );
    if (cell === undefined || bound.some((prop) => prop === undefined)) return;
    const consumers = Object.fromEntries(
      carriers.map((carrier, index) => [carrierKeys[carrier], positionOf(sketch, bound[index]?.cell ?? 0)]),
    );
    const reactor = {
      type: 'ReactorControl',
      position: positionOf(sketch, cell),
      id: freshId('core', idsOf(problem, 'props')),
      consumers,
    };
    yield {
      title: `Add a ReactorControl at ${shownCell(sketch, cell)}`,
      edits: insertElement(json, ['props'], listAt(problem, ['props']).length, reactor),
      isPreferred: true,
    };
  },
};
