import { faulty, type PositionDraft } from '../../../shape';
import type { LevelFacts } from '../../level-facts';
import { carrierKeys, carriers, type Carrier } from '../../terms';
import { isOfType } from './props';

/** One of a reactor's three bindings, as far as it is valid. */
export interface Binding {
  readonly carrier: Carrier;
  readonly position: PositionDraft;
  readonly path: readonly (string | number)[];
}

/** Yields the bindings of all reactors, whether or not these have a valid position, in file order. */
export function* eachBinding(facts: LevelFacts): Generator<Binding> {
  for (const { draft, index } of facts.propsOf(['ReactorControl'])) {
    if (!isOfType(draft, 'ReactorControl') || draft.consumers === faulty) continue;
    for (const carrier of carriers) {
      const position = draft.consumers[carrierKeys[carrier]];
      if (position === faulty || facts.isBlamed(position)) continue;
      yield { carrier, position, path: ['props', index, 'consumers', carrierKeys[carrier]] };
    }
  }
}
