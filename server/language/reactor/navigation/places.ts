import type { Path } from '../../../../engine/core';
import type { Span } from '../../../../engine/json';
import type { Highlight } from '../../workspace/features';
import { cellAt, charactersOf, type LevelContext } from '../level';
import { insideOf, nameAt, usesOf } from './names';

/** The target of a definition request: its whole span, and the part to select. */
export interface Target {
  /** The span of the name or position that was asked about. */
  readonly from: Span;
  readonly whole: Span;
  readonly at: Span;
}

/**
 * Returns the definition of the thing that is named at an offset: for the name of a reactor its control, for the name
 * of a rule the rule; for a position or the character of a row the prop on the cell, or else its leaks, hazard or
 * robot, or else the characters of the cell.
 */
export function definitionsAt(level: LevelContext, offset: number): readonly Target[] {
  const { json } = level.document;
  const use = nameAt(level, offset);
  if (use !== undefined) {
    const from = json.spanOf(use.path);
    return usesOf(level, use)
      .filter(({ isDefinition }) => isDefinition)
      .flatMap(({ path }) => target(level, from, path.slice(0, -1), path));
  }
  const named = cellAt(level, offset);
  if (named === undefined) return [];
  const owners = ownersOf(level, named.cell);
  if (owners.length > 0)
    return owners.flatMap((path) => target(level, named.span, path, [...path, 'position']));
  return charactersOf(level, named.cell).map((span) => ({ from: named.span, whole: span, at: span }));
}

/** Returns the entries of the file on a cell: the prop, or else everything that lies there. */
function ownersOf({ sketch }: LevelContext, cell: number): readonly Path[] {
  const prop = sketch.propAt(cell);
  if (prop !== undefined) return [['props', prop.index]];
  const hazard = sketch.hazardAt(cell);
  return [
    ...sketch.leaksAt(cell).map(({ index }) => ['leaks', index]),
    ...(hazard === undefined ? [] : [['hazards', hazard.index]]),
    ...(sketch.robot === cell ? [['robot']] : []),
  ];
}

function target(
  { document: { json } }: LevelContext,
  from: Span | undefined,
  whole: Path,
  at: Path,
): Target[] {
  const wholeSpan = json.spanOf(whole);
  const atSpan = json.spanOf(at);
  return from && wholeSpan && atSpan ? [{ from, whole: wholeSpan, at: atSpan }] : [];
}

/** Returns every place that names the cell, reactor or rule at an offset. `isDeclared` includes its definition. */
export function referencesAt(level: LevelContext, offset: number, isDeclared: boolean): readonly Span[] {
  const { json } = level.document;
  const use = nameAt(level, offset);
  if (use !== undefined) {
    return usesOf(level, use)
      .filter(({ isDefinition }) => isDeclared || !isDefinition)
      .flatMap(({ path }) => insideOf(level, path) ?? []);
  }
  const named = cellAt(level, offset);
  if (named === undefined) return [];
  return level
    .mentionsOf(named.cell)
    .filter(({ role }) => isDeclared || role !== 'prop')
    .flatMap(({ path }) => json.spanOf(path) ?? []);
}

/** Returns the places of the thing at an offset, including the characters of a cell in all grids. */
export function highlightsAt(level: LevelContext, offset: number): readonly Highlight[] {
  const { json } = level.document;
  const use = nameAt(level, offset);
  if (use !== undefined) {
    return usesOf(level, use).flatMap(({ path, isDefinition }) => {
      const span = insideOf(level, path);
      return span ? [{ ...span, kind: isDefinition ? 'write' : 'read' } as const] : [];
    });
  }
  const named = cellAt(level, offset);
  if (named === undefined) return [];
  const characters = charactersOf(level, named.cell).map((span): Highlight => ({ ...span, kind: 'text' }));
  const mentions = level.mentionsOf(named.cell).flatMap(({ path, role }): Highlight[] => {
    const span = json.spanOf(path);
    return span ? [{ ...span, kind: role === 'prop' ? 'write' : 'read' }] : [];
  });
  return [...characters, ...mentions];
}
