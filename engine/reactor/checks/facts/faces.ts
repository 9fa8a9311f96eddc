import { alternatives, type PositionDraft } from '../../../shape';
import { PRESENT, type Survey } from '../../survey';
import { at } from './check';

/** A sentence that names the floor cells beside a position. */
export function floorBeside(survey: Survey, [x, y]: PositionDraft): string {
  const beside: PositionDraft[] = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
  const floor = beside.filter((position) => {
    const cell = survey.cellOf(position);
    return cell !== undefined && survey.ground(cell) === PRESENT;
  });
  if (floor.length === 0) return 'No floor is beside it: move the leak, or open a floor cell there.';
  return `Possible: ${alternatives(floor.map(at))}.`;
}
