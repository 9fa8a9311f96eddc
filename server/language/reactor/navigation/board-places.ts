import type { Path } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import type { Cell } from '../../../../engine/reactor';
import { cellAt, charactersOf, type LevelContext } from '../level';

/**
 * The cells that a board outlines for the caret: the one of a position or of a row's character, else those that the
 * innermost entry around the caret names (a rule its targets, a prop and a leak their cells), the one it stands on first.
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
 * Where the text says what is at a cell: the position of the prop that stands there, else of a leak, hazard or the robot,
 * else the cell's character in the terrain, else in a network.
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
