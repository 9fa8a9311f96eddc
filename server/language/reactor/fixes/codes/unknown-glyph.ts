import { carrierLetters, type Carrier } from '../../../../../engine/reactor';
import { replaceCharacters } from '../../../json/edits';
import { gridNames, gridPath } from '../../level';
import type { LevelFix } from '../context';
import { at } from '../../../json/fixes/tools/values';

/** Characters that people take for a wall, and for an empty cell. */
const walls = new Set(['X', 'x', 'W', 'w', '█', '▓', '@', '%', '■', '+', '|', '-', '=']);
const blanks = new Set([' ', '_', ',', '·', '0', 'o', 'O', '\u00a0', '-']);

/**
 * Fixes an unknown character: changes it to the letter of the grid if it is another spelling of it, else proposes the
 * two valid characters.
 */
export const unknownGlyph: LevelFix = {
  advice:
    "Change to one of the two characters of the grid: its own letter for other capitalization or another network's letter, `.` for a blank.",
  *propose(problem) {
    const { diagnostic, context } = problem;
    const { path, span } = diagnostic;
    const { index } = context.json.locate(span.start);
    const grid = gridNames.find((one) => gridPath(one).every((step, place) => path[place] === step));
    const row = at(problem, path);
    if (grid === undefined || index === undefined || typeof row !== 'string') return;
    const glyph = Array.from(row)[index] ?? '';
    const letter = grid === 'terrain' ? '#' : carrierLetters[grid];
    const isLetter = grid === 'terrain' ? walls.has(glyph) : isNetworkLetter(glyph, grid);
    const isBlank = blanks.has(glyph) && !isLetter;
    for (const one of isBlank ? ['.', letter] : [letter, '.']) {
      yield {
        title: `Change to "${one}"`,
        edits: replaceCharacters(context.json, path, index, 1, one),
        isPreferred: (isBlank && one === '.') || (isLetter && one === letter),
      };
    }
  },
};

function isNetworkLetter(glyph: string, carrier: Carrier): boolean {
  const upper = glyph.toUpperCase();
  return upper === carrierLetters[carrier] || Object.values(carrierLetters).some((one) => one === upper);
}
