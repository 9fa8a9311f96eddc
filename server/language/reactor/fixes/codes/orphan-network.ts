import { carriers } from '../../../../../engine/reactor';
import { gridPath } from '../../level';
import type { LevelFix } from '../context';
import { writeGlyph } from '../tools/cells';

/** More cells than this are not cleared at once. */
const maxCells = 500;

/** Fixes a piece of network that carries nothing: clears it, unless it has a prop, a leak or a reference. */
export const orphanNetwork: LevelFix = {
  advice:
    'Clear the cells if they have no prop, no leak and no reference. Never preferred, since the network may be unfinished.',
  *propose(problem) {
    const { context, diagnostic } = problem;
    const { cells } = diagnostic;
    const carrier = carriers.find((one) => gridPath(one).every((step, at) => diagnostic.path[at] === step));
    if (carrier === undefined || cells.length > maxCells) return;
    const own = new Set(cells);
    const isUsed = context.mentions.some(
      ({ cell, role }) =>
        own.has(cell) && (role === 'leak' || role === 'predicate' || role === 'effect' || role === 'saved'),
    );
    const isUnder = cells.some((cell) => (context.sketch.propAt(cell)?.type ?? '').endsWith('Junction'));
    if (isUsed || isUnder) return;
    const parts = cells.map((cell) => writeGlyph(problem, carrier, cell, '.'));
    yield {
      title: `Clear ${cells.length === 1 ? 'the cell' : `the ${cells.length} cells`}`,
      edits: parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []),
    };
  },
};
