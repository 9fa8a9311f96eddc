import { faulty, type PositionDraft } from '../../../shape';
import type { LevelFacts } from '../../level-facts';
import { isOfType, type DraftOf } from './props';

/** A door with a valid edge that was not reported. */
export interface DoorEntry {
  readonly draft: DraftOf<'Door'>;
  readonly edge: readonly [PositionDraft, PositionDraft];
  readonly index: number;
  readonly path: readonly ['props', number, 'edge'];
}

/** Yields the doors whose edges are valid so far, in file order. */
export function* eachDoor(facts: LevelFacts): Generator<DoorEntry> {
  for (const { draft, index } of facts.propsOf(['Door'])) {
    if (!isOfType(draft, 'Door') || draft.edge === faulty || facts.isBlamed(draft.edge)) continue;
    const [from, to] = draft.edge;
    if (from === undefined || from === faulty || to === undefined || to === faulty) continue;
    yield { draft, edge: [from, to], index, path: ['props', index, 'edge'] };
  }
}

/** Returns the parts of the draft to blame for a fault of the edge. */
export function blameEdge({ draft }: DoorEntry): object[] {
  return draft.edge === faulty ? [] : [draft.edge];
}
