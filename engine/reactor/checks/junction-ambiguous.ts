import { faulty, type PositionDraft } from '../../shape';
import type { LevelFacts } from '../level-facts';
import { flowTypes, type Carrier } from '../terms';
import { directionsToMarked, markedBehind } from '../topology/sources';
import { wayBetween } from '../topology/ways';
import { at, type Check } from './facts/check';
import { eachDirected, type DirectedJunction } from './facts/junctions';

/** The greatest number of junctions whose sources are named. Finding the sources takes a walk through the network. */
const NAMED_JUNCTIONS = 100;

/**
 * Flow can reach a junction from more than one side.
 *
 * A junction splits the flow that enters from one side. All flow props of its carrier, enabled or not, must therefore be
 * connected through the same branch. If the same two sources affect several junctions, only the first is reported.
 *
 * Fix: connect the flow props to the same branch, or cut the network between the junction and the other sources.
 */
export const junctionAmbiguous: Check = {
  code: 'junction-ambiguous',
  reads: ['props', 'networks'],
  check: (facts, report) => {
    let named = 0;
    const explained = new Map<Carrier, Set<number>>();
    const sourceAt = new Map<number, number>();
    for (const { cell, index } of facts.propsOf(flowTypes)) {
      if (cell !== undefined) sourceAt.set(cell, index);
    }
    for (const junction of eachDirected(facts)) {
      const { draft, index, cell, carrier, pieces, behind } = junction;
      if (draft.position === faulty) continue;
      const directions = directionsToMarked(pieces, behind, cell);
      if (directions.length < 2) continue;
      let between = explained.get(carrier);
      if (!between) explained.set(carrier, (between = new Set()));
      if (between.has(cell)) {
        facts.blame(draft);
        continue;
      }
      const sources = named++ < NAMED_JUNCTIONS ? sourcesOf(facts, junction, directions) : [];
      const [one, other] = sources;
      if (one !== undefined && other !== undefined) {
        for (const step of wayBetween(pieces, one, other)) between.add(step);
      }
      report({
        message: messageOf(draft.position, directions.length, carrier),
        path: ['props', index, 'position'],
        related: sources.flatMap((source) => {
          const prop = sourceAt.get(source);
          return prop === undefined
            ? []
            : [{ message: 'A source is here.', path: ['props', prop, 'position'] }];
        }),
        cells: [cell, ...sources],
        blame: [draft],
      });
    }
  },
};

/** Finds one source in each of the junction's branches that has any. */
function sourcesOf(
  facts: LevelFacts,
  { pieces, behind, carrier, cell }: DirectedJunction,
  directions: readonly number[],
): number[] {
  const marked = facts.sources(carrier);
  return directions.flatMap((branch) => markedBehind(pieces, behind, marked, cell, branch) ?? []);
}

function messageOf(position: PositionDraft, sides: number, carrier: Carrier): string {
  return (
    `Flow reaches this junction at ${at(position)} from ${sides} sides. ` +
    `Connect every ${carrier}Flow to the same branch.`
  );
}
