import { faulty, type PositionDraft } from '../../../shape';
import type { LevelFacts } from '../../level-facts';
import { isOfType, type DraftOf } from './props';

/** A door whose edge could be read and was not reported. */
export interface DoorEntry {
  readonly draft: DraftOf<'Door'>;
  readonly edge: readonly [PositionDraft, PositionDraft];
  readonly index: number;
  readonly path: readonly ['props', number, 'edge'];
}

/** The doors whose edges can be relied on so far, in file order. */
export function* eachDoor(facts: LevelFacts): Generator<DoorEntry> {
  for (const { draft, index } of facts.propsOf(['Door'])) {
    if (!isOfType(draft, 'Door') || draft.edge === faulty || facts.isBlamed(draft.edge)) continue;
    const [from, to] = draft.edge;
    if (from === undefined || from === faulty || to === undefined || to === faulty) continue;
    yield { draft, edge: [from, to], index, path: ['props', index, 'edge'] };
  }
}

/** The edge as the parts of the draft that a fault of it is to blame on. */
export function blameEdge({ draft }: DoorEntry): object[] {
  return draft.edge === faulty ? [] : [draft.edge];
}
