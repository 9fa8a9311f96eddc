import type { Source } from '../../json/completion/proposal';
import { cellPositions } from './cell-positions';
import { coordinates } from './coordinates';
import { edgePairs } from './edges';
import { knownIds } from './ids';
import { statesThere, typesThere } from './prop-states';
import { quantities } from './quantities';
import { wholeLeaks } from './whole-leaks';

export { couldLeak, fittingCells } from './fitting';
export { guessFor } from './guess';
export { narrowedFor } from './narrowed';

/** Sources that know the game. Where one answers, it knows better than the shape. */
export const levelSources: readonly Source[] = [
  edgePairs,
  cellPositions,
  coordinates,
  statesThere,
  typesThere,
  quantities,
  knownIds,
  wholeLeaks,
];
