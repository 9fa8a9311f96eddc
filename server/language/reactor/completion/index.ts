/**
 * The knowledge of a level that completion uses: sources of proposals, guesses, and the values that are possible at a
 * place. Enter at `completeLevel`; fixes and strokes use `guessFor` and `fittingCells` as well. This folder may know
 * the text of a level, but not its forecast or an editor.
 */
import type { Shape } from '../../../../engine/shape';
import { complete, type CompletionContext, type CompletionList } from '../../json/completion';
import type { Document } from '../../text/document';
import type { Asked, Offer } from '../../json/completion/proposal';
import type { LevelContext } from '../level';
import { cellPositions } from './cell-positions';
import { coordinates } from './coordinates';
import { edgePairs } from './edges';
import { guessFor } from './guess';
import { knownIds } from './ids';
import { narrowedFor } from './narrowed';
import { statesThere, typesThere } from './prop-states';
import { quantities } from './quantities';
import { wholesFor } from './wholes';

export { couldLeak, fittingCells } from './fitting';
export { guessFor } from './guess';
export { mapOf } from './map-of';
export { wholeFile } from './whole-files';

/** Sources that know the game. If one of them answers, the sources of the shape are skipped. */
const sources: readonly ((asked: Asked, level: LevelContext) => Offer | undefined)[] = [
  edgePairs,
  cellPositions,
  coordinates,
  statesThere,
  typesThere,
  quantities,
  knownIds,
];

/** An open level, and the shape of its file. */
export interface LevelAsked {
  readonly document: Document;
  readonly shape: Shape;
  readonly level: LevelContext;
}

/** Completes a level: by the content of the level first, then by its shape. */
export function completeLevel(
  { document, shape, level }: LevelAsked,
  offset: number,
  typed?: string,
): CompletionList {
  const context: CompletionContext = {
    document,
    shape,
    guess: guessFor(level),
    sources: sources.map((source) => (asked) => source(asked, level)),
    narrowed: (path, owner, wide) => narrowedFor(level.sketch, path, owner, wide),
    wholes: (asked) => wholesFor(level, asked),
  };
  return complete(context, offset, typed);
}
