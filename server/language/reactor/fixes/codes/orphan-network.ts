import { carriers } from '../../../../../engine/reactor';
import { gridPath } from '../../level';
import type { Mend } from '../../../json/fixes/mend';
import { writeGlyph } from '../tools/cells';

/** More cells than this are not cleared at once. */
const mostCells = 500;

/** A piece of network that carries nothing: it is cleared, where nothing stands on it, leaks from it or means it. */
export const orphanNetwork: Mend = {
  says: 'Clear the cells, where nothing stands on them, leaks from them or means them. Never preferred, since the network may be unfinished.',
  *propose(fault) {
    const { subject, diagnostic } = fault;
    const { cells } = diagnostic;
    const carrier = carriers.find((one) => gridPath(one).every((step, at) => diagnostic.path[at] === step));
    if (carrier === undefined || cells.length > mostCells) return;
    const own = new Set(cells);
    const isUsed = subject.mentions.some(
      ({ cell, role }) =>
        own.has(cell) && (role === 'leak' || role === 'predicate' || role === 'effect' || role === 'saved'),
    );
    const isUnder = cells.some((cell) => (subject.sketch.propAt(cell)?.type ?? '').endsWith('Junction'));
    if (isUsed || isUnder) return;
    const parts = cells.map((cell) => writeGlyph(fault, carrier, cell, '.'));
    yield {
      title: `Clear ${cells.length === 1 ? 'the cell' : `the ${cells.length} cells`}`,
      edits: parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []),
    };
  },
};
