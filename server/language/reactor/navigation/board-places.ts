import type { Path } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import type { Cell } from '../../../../engine/reactor';
import { cellAt, charactersOf, type LevelContext } from '../level';

/**
 * Returns the cells that a board outlines for the caret: the cell of the position or row character at the caret, or
 * else the cells that the innermost entry around the caret names (the targets of a rule, the cells of a prop or leak).
 * The cell on which the entry stands comes first.
 */
export function cellsAtCaret(level: LevelContext, offset: number): readonly Cell[] {
  const named = cellAt(level, offset);
  if (named !== undefined) return [named.cell];
  const { path } = level.document.json.locate(offset);
  for (let depth = path.length; depth >= 1; depth--) {
    const around = path.slice(0, depth);
    if (depth === 1 && around[0] !== 'robot') return [];
    const inside = level.mentionsWithin(around);
    if (inside.length > 0) return [...new Set(inside.map(({ cell }) => cell))];
  }
  return [];
}

/**
 * Finds the place in the text of what is on a cell: the position of a prop, leak, hazard or the robot, or else the
 * character of the cell in the terrain or in a network. The first that exists is returned.
 */
export function placeOfCell(level: LevelContext, cell: Cell): Span | undefined {
  const { sketch, document } = level;
  const prop = sketch.propAt(cell);
  const leak = sketch.leaksAt(cell)[0];
  const hazard = sketch.hazardAt(cell);
  const owners: (Path | undefined)[] = [
    prop && ['props', prop.index, 'position'],
    leak && ['leaks', leak.index, 'position'],
    hazard && ['hazards', hazard.index, 'position'],
    sketch.robot === cell ? ['robot', 'position'] : undefined,
  ];
  for (const owner of owners) {
    const span = owner && document.json.spanOf(owner);
    if (span !== undefined) return span;
  }
  return charactersOf(level, cell)[0];
}
