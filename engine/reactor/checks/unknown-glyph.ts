import { quote } from '../../shape';
import { carrierLetters } from '../terms';
import { gridNames, type GridName } from '../level-facts';
import type { Check } from './facts/check';

/**
 * A grid contains an unknown character.
 *
 * Terrain uses `#` for a wall and `.` for floor. A network uses its own letter (`F`, `C` or `E`) for a cell and `.` for
 * none.
 *
 * Fix: replace the character with one of the two that the grid uses.
 */
export const unknownGlyph: Check = {
  code: 'unknown-glyph',
  reads: ['networks'],
  check: ({ layout }, report) => {
    for (const name of gridNames) {
      const { path, wrongGlyphs } = layout.grids[name];
      for (const { row, index, glyph } of wrongGlyphs) {
        report({
          message: `Unexpected character ${quote(glyph)} in ${meanings(name)}`,
          path: [...path, row],
          index,
          cells: row < (layout.height ?? 0) ? [row * (layout.width ?? 0) + index] : [],
        });
      }
    }
  },
};

function meanings(name: GridName): string {
  return name === 'terrain'
    ? 'the terrain. Expected "#" for a wall or "." for floor.'
    : `the ${name.toLowerCase()} network. Expected "${carrierLetters[name]}" for a cell or "." for none.`;
}
