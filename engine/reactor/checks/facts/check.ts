import type { Path, Place, RelatedPlace } from '../../../core';
import type { IssueCode } from '../../codes';
import type { FirstTurn } from '../../simulation';
import type { LevelFacts } from '../../level-facts';

/** A finding of a check: the message, the place and related data. The check itself has the code. */
export interface Finding extends Place {
  readonly message: string;
  readonly related?: readonly RelatedPlace[];
  readonly cells?: readonly number[];
  /** The parts of the draft that are at fault. Issues that refer to them are not reported. */
  readonly blame?: readonly object[];
}

export type Report = (finding: Finding) => void;

/** A part of the file that a check may read. */
export type Member = 'networks' | 'props' | 'leaks' | 'hazards' | 'robot' | 'rules' | 'state' | 'metadata';

/**
 * One rule of validation. The doc comment of its file is its entry in the manual: the meaning, the reason and the fix.
 * Checks run in the order of the registry, so of several faults of one thing the first is reported.
 */
export interface Check {
  readonly code: IssueCode;
  /**
   * The members of the file that the check reads, besides the map's size and terrain. While they stay the same, the
   * findings stay the same.
   */
  readonly reads: readonly Member[];
  readonly check: (facts: LevelFacts, report: Report) => void;
}

/** A rule about the start of a level without errors, whose first flow is known. One file each, as with `Check`. */
export interface StartCheck {
  readonly code: IssueCode;
  readonly reads: readonly Member[];
  readonly check: (facts: LevelFacts, start: FirstTurn, report: Report) => void;
}

/** Formats a position or cell for messages. */
export function at(position: readonly [number, number]): string {
  return `[${position[0]}, ${position[1]}]`;
}

/** Formats a cell for messages. */
export function atCell(facts: LevelFacts, cell: number): string {
  const width = facts.layout.width ?? 1;
  return at([cell % width, Math.floor(cell / width)]);
}

/** Returns the character of a grid for a cell. */
export function characterOf(
  facts: LevelFacts,
  grid: 'terrain' | 'Fuel' | 'Coolant' | 'Electricity',
  cell: number,
): Place {
  const width = facts.layout.width ?? 1;
  const path: Path = [...facts.layout.grids[grid].path, Math.floor(cell / width)];
  return { path, index: cell % width };
}

/** Returns true if two cells share a side. */
export function isAdjacent(facts: LevelFacts, a: number, b: number): boolean {
  const width = facts.layout.width ?? 1;
  const columns = Math.abs((a % width) - (b % width));
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return columns + rows === 1;
}
