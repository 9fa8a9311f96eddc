import type { Path, Place, RelatedPlace } from '../../../core';
import type { IssueCode } from '../../codes';
import type { FirstTurn } from '../../simulation';
import type { LevelFacts } from '../../level-facts';

/** What a check finds: the message, where, and what goes with it. The code is the check's. */
export interface Finding extends Place {
  readonly message: string;
  readonly related?: readonly RelatedPlace[];
  readonly cells?: readonly number[];
  /** The parts of the draft that are at fault: nothing that refers to them is reported. */
  readonly blame?: readonly object[];
}

export type Report = (finding: Finding) => void;

/** A part of the file that a check may read. */
export type Member = 'networks' | 'props' | 'leaks' | 'hazards' | 'robot' | 'rules' | 'state' | 'metadata';

/**
 * One rule of validation. The doc comment of its file is its entry in the manual: what it means, why it matters, how
 * to fix it. Checks run in the order of the registry, so that of several faults of one thing the first is reported.
 */
export interface Check {
  readonly code: IssueCode;
  /** What it reads of the file, beside the map's size and terrain. Where that is as it was, so are its findings. */
  readonly reads: readonly Member[];
  readonly check: (facts: LevelFacts, report: Report) => void;
}

/** A rule about how a level without errors starts: its first flow is known. One file each, as with `Check`. */
export interface StartCheck {
  readonly code: IssueCode;
  readonly reads: readonly Member[];
  readonly check: (facts: LevelFacts, start: FirstTurn, report: Report) => void;
}

/** A position or cell as messages write it. */
export function at(position: readonly [number, number]): string {
  return `[${position[0]}, ${position[1]}]`;
}

/** A cell as messages write it. */
export function atCell(facts: LevelFacts, cell: number): string {
  const width = facts.layout.width ?? 1;
  return at([cell % width, Math.floor(cell / width)]);
}

/** The character of a grid that stands for a cell. */
export function characterOf(
  facts: LevelFacts,
  grid: 'terrain' | 'Fuel' | 'Coolant' | 'Electricity',
  cell: number,
): Place {
  const width = facts.layout.width ?? 1;
  const path: Path = [...facts.layout.grids[grid].path, Math.floor(cell / width)];
  return { path, index: cell % width };
}

/** Whether two cells share a side. */
export function isAdjacent(facts: LevelFacts, a: number, b: number): boolean {
  const width = facts.layout.width ?? 1;
  const columns = Math.abs((a % width) - (b % width));
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return columns + rows === 1;
}
