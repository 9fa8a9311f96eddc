import { alternatives, type PositionDraft } from '../../../shape';
import { type LevelFacts } from '../../level-facts';
import { PRESENT } from '../../cell-presence';
import { at } from './check';

/** Returns a sentence that lists the floor cells next to a leak. */
export function floorNextTo(facts: LevelFacts, [x, y]: PositionDraft): string {
  const candidates: PositionDraft[] = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
  const floor = candidates.filter((position) => {
    const cell = facts.cellOf(position);
    return cell !== undefined && facts.ground(cell) === PRESENT;
  });
  if (floor.length === 0)
    return 'There is no floor next to the leak. Move the leak, or change a cell next to it to floor.';
  return `Expected ${alternatives(floor.map(at))}.`;
}
