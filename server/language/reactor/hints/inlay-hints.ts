import type { Span } from '../../../../engine/json';
import { levelShape } from '../../../../engine/reactor';
import { forecastState, type ForecastState } from '../hover/forecast-state';
import { ruleTurns, whenWords } from '../hover/rule/when';
import { gridOf, roleOf, type LevelContext, type MentionRole } from '../level';
import { cellWords } from '../picture';
import { shownText } from '../../text/shown-text';
import type { HintKinds, InlayHint, InlayHints, Patience } from '../../workspace/features';
import { eachPart, type Part } from '../../json/tokens/parts';

/** The maximum number of hints, which is more than fits on a screen. */
const maxHints = 3000;
const longestLabel = 40;

/** Positions of a thing itself. They get no hint, since the thing is written next to them. */
const ownPlaces: readonly MentionRole[] = ['prop', 'leak', 'hazard', 'robot', 'saved'];

/**
 * Returns the hints of the given kinds in a part of the text of a level. The level is simulated only if that part has a
 * rule.
 */
export function inlayHints(
  level: LevelContext,
  range: Span,
  kinds: HintKinds,
  patience: Patience,
): InlayHints {
  const hints: InlayHint[] = [];
  let state: ForecastState | undefined;
  const { json } = level.document;
  eachPart(json, levelShape(level.balance), range, (part) => {
    const { path, shape } = part;
    if (hints.length >= maxHints) return false;
    if (kinds.rows && gridOf(path) !== undefined) hints.push(rowHint(level, part));
    if (kinds.positions && shape.kind === 'position') hints.push(...positionHint(level, part));
    if (kinds.rules && path.length === 3 && path[0] === 'rules' && path[2] === 'id') {
      state ??= forecastState(level, patience);
      hints.push(...ruleHint(level, part, state));
    }
    // skip hazards: a level has many of them, and they have no hints
    return shape.kind !== 'position' && path[0] !== 'hazards' && path[0] !== 'state';
  });
  const inRange = hints.filter(({ offset }) => offset >= range.start && offset <= range.end);
  return { hints: inRange, isPartial: state?.kind === 'pending' };
}

/** A row's number, padded with a space as wide as a digit, so that the rows stay aligned. */
function rowHint({ sketch }: LevelContext, { path, span }: Part): InlayHint {
  const width = String(Math.max(0, sketch.height - 1)).length;
  return { offset: span.start, label: String(path.at(-1)).padStart(width, '\u2007'), side: 'before' };
}

function positionHint({ sketch }: LevelContext, { path, span, value }: Part): InlayHint[] {
  const role = roleOf(path);
  const cell = ownPlaces.includes(role) ? undefined : sketch.cellOf(value);
  if (cell === undefined) return [];
  const prop = sketch.propAt(cell);
  const id = prop?.value['id'];
  const words =
    prop === undefined || prop.type === ''
      ? cellWords(sketch, cell)
      : `${prop.type}${typeof id === 'string' ? ` ${id}` : ''}`;
  // an area is nothing but floor
  if (role === 'area' && words === 'floor') return [];
  return [{ offset: span.end, label: shownText(words, longestLabel), side: 'after' }];
}

function ruleHint({ sketch }: LevelContext, { path, span }: Part, state: ForecastState): InlayHint[] {
  const rule = sketch.rules.find(({ index }) => index === path[1]);
  if (rule === undefined) return [];
  const hint = (label: string): InlayHint[] => [{ offset: span.end, label, side: 'after' }];
  if (rule.value['enabled'] === false) return hint('switched off');
  if (state.kind !== 'known') return [];
  return hint(whenWords(ruleTurns(state.start, state.forecast, rule.index)));
}
