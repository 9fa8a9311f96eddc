import { quote } from '../../shape';
import type { Report } from '../source';
import type { Winners } from './winners';

/** Checks the numbers of floors. `isComplete`: all floors are known. */
export function checkNumbers({ floors }: Winners, isComplete: boolean, report: Report): void {
  const sorted = [...floors.values()]
    .flatMap((entry) => (entry.value === undefined ? [] : [{ ...entry, number: entry.value.number }]))
    .sort((one, other) => one.number - other.number);
  for (const [index, floor] of sorted.entries()) {
    const before = sorted[index - 1];
    const place = { file: floor.file, path: [...floor.path, 'number'] };
    if (before?.number === floor.number)
      report(
        'duplicate-number',
        `The floor number ${floor.number} is already used by ${quote(before.id)}. Use another number.`,
        place,
        [{ file: before.file, path: [...before.path, 'number'], message: 'The other floor is here.' }],
      );
    else if (isComplete && (before?.number ?? 0) + 1 !== floor.number)
      report(
        'floor-gap',
        before === undefined
          ? `Expected 1 as the number of the first floor but found ${floor.number}.`
          : `There is no floor ${before.number + 1}, so a run ends on floor ${before.number} and never reaches this floor.`,
        place,
      );
  }
}
