import { alternatives, type PositionDraft } from '../../../shape';
import { type LevelFacts } from '../../level-facts';
import { PRESENT } from '../../cell-presence';
import { at } from './check';

/** A sentence that names the floor cells beside a position. */
export function floorBeside(facts: LevelFacts, [x, y]: PositionDraft): string {
  const beside: PositionDraft[] = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
  const floor = beside.filter((position) => {
    const cell = facts.cellOf(position);
    return cell !== undefined && facts.ground(cell) === PRESENT;
  });
  if (floor.length === 0) return 'No floor is beside it: move the leak, or open a floor cell there.';
  return `Possible: ${alternatives(floor.map(at))}.`;
}
