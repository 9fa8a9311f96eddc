import { counted } from '../../core';
import { alternatives, quote } from '../../shape';
import { bounds } from '../format/shapes';
import { glyphOf, glyphs } from '../glyphs';
import { commonLengths, textOffset, isWalkable, piecesOf, type Layout } from '../layout';
import type { FilePlace, Report } from '../source';

/** The maximum number of issues reported for faults that occur many times in a layout. */
const enough = 20;

const legend = alternatives(
  Object.entries(glyphs).map(([glyph, { meaning }]) => `${quote(glyph)} ${meaning.split(/[,;]/)[0] ?? ''}`),
);

/**
 * Checks a layout by itself: it has to be a closed rectangle of known characters, connected, with doors where corridors
 * can dock. Later rules are skipped if earlier ones report an issue, because they would report the same fault again.
 */
export function checkLayout(layout: Layout, place: FilePlace, report: Report): boolean {
  for (const check of [checkSize, checkLengths, checkGlyphs, checkRim, checkPieces]) {
    if (!check(layout, place, report)) return false;
  }
  return true;
}

type LayoutCheck = (layout: Layout, place: FilePlace, report: Report) => boolean;

const checkSize: LayoutCheck = ({ rows }, place, report) => {
  const [width = 0] = commonLengths(rows);
  const { minLayout: least, maxLayout: most } = bounds;
  const isFine = (side: number): boolean => side >= least && side <= most;
  if (isFine(width) && isFine(rows.length)) return true;
  report(
    'layout-size',
    `Expected ${least} to ${most} rows and columns but found ${counted(rows.length, 'row')} and ${counted(width, 'column')}.`,
    place,
  );
  return false;
};

/** Reports the rows that are not as long as most: of several lengths that are equally frequent, the first is expected. */
const checkLengths: LayoutCheck = (layout, place, report) => {
  const { rows } = layout;
  const [expected = 0] = commonLengths(rows);
  const wrong = rows.flatMap((row, y) => (row.length === expected ? [] : [y]));
  const good = rows.findIndex(({ length }) => length === expected);
  for (const y of wrong.slice(0, enough)) {
    const { length } = rows[y] ?? [];
    const apart = Math.abs(length - expected);
    const advice = `${length < expected ? 'Add' : 'Remove'} ${counted(apart, 'character')}.`;
    report(
      'row-length',
      `Expected ${counted(expected, 'character')} in row ${y + 1}, as in row ${good + 1}, but found ${length}. ${advice}`,
      { ...place, index: textOffset(layout, { x: Math.min(length, expected), y }) },
      [
        {
          ...place,
          index: textOffset(layout, { x: 0, y: good }),
          message: `Row ${good + 1} has ${counted(expected, 'character')}.`,
        },
      ],
    );
  }
  return wrong.length === 0;
};

const checkGlyphs: LayoutCheck = (layout, place, report) => {
  let found = 0;
  for (const [y, row] of layout.rows.entries()) {
    for (const [x, character] of row.entries()) {
      if (glyphOf(character) !== undefined) continue;
      found++;
      if (found > enough) continue;
      const name = character === ' ' ? 'space' : `character ${quote(character)}`;
      report('unknown-glyph', `Unexpected ${name}. Expected ${legend}.`, {
        ...place,
        index: textOffset(layout, { x, y }),
      });
    }
  }
  return found === 0;
};

const checkRim: LayoutCheck = (layout, place, report) => {
  const { rows } = layout;
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  let found = 0;
  for (const [y, row] of rows.entries()) {
    for (const [x, character] of row.entries()) {
      const acrossEdge = x === 0 || x === width - 1;
      const alongEdge = y === 0 || y === height - 1;
      const wall = acrossEdge && alongEdge ? '"#"' : '"#" or "+"';
      const at = { ...place, index: textOffset(layout, { x, y }) };
      const before = found++;
      if (character === '+' && acrossEdge && alongEdge)
        report('door-in-corner', 'A door cannot be in a corner. Move it along the wall.', at);
      else if (character === '+' && !acrossEdge && !alongEdge)
        report(
          'door-not-on-rim',
          'No corridor can reach a door inside the room. Move it to an outer wall.',
          at,
        );
      else if (character !== '#' && character !== '+' && (acrossEdge || alongEdge))
        report(
          'wall-open',
          `The outer wall is open here. Expected ${wall} but found ${quote(character)}.`,
          at,
        );
      else found = before;
    }
  }
  return found === 0;
};

const checkPieces: LayoutCheck = (layout, place, report) => {
  const [largest, ...others] = piecesOf(layout.rows);
  if (largest?.some(({ x, y }) => layout.rows[y]?.[x] !== '+') !== true) {
    report('room-not-connected', 'This room has no floor. Add "." inside.', place);
    return false;
  }
  const main = largest[0];
  for (const [first] of others.slice(0, enough)) {
    if (first === undefined || main === undefined) continue;
    const isDoor = layout.rows[first.y]?.[first.x] === '+' && isWalkable('+');
    report(
      'room-not-connected',
      isDoor
        ? 'This door is blocked by a wall. Open a path from it to the rest of the room, or replace it with "#".'
        : 'This part of the room cannot be reached from the rest. Open a path, or fill it with "#".',
      { ...place, index: textOffset(layout, first) },
      [{ ...place, index: textOffset(layout, main), message: 'The rest of the room is here.' }],
    );
  }
  return others.length === 0;
};
