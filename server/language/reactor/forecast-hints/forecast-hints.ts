import type { Issue } from '../../../../engine/core';
import type { LevelContext } from '../level';
import { locateIssue } from '../../text/locate';
import { shownText } from '../../text/shown-text';
import type { Hint } from '../../workspace/features';
import { lossHint, type HintIssue } from './loss-hint';
import { starvedHints } from './starved-hints';

/** The maximum length of a message, in characters. */
const longest = 500;

/**
 * Finds hints for the turns to come if the player does not act: the loss, at its cause, and required consumers that
 * will be starved. In text order; empty if the level has errors. Finding the cause of a loss takes many forecasts, so
 * the generator yields often: the caller can run other work between two steps, or stop early.
 */
export function* forecastHints(level: LevelContext): Generator<void, readonly Hint[]> {
  const forecast = yield* level.forecasting();
  if (forecast === null) return [];
  const found = [...(yield* lossHint(forecast, level.balance.forecast.horizon)), ...starvedHints(forecast)];
  return found
    .map((hint): Hint => locateIssue(level.document, shown(hint)))
    .sort((one, other) => one.span.start - other.span.start);
}

/** Shortens the messages, which can contain text of the file: an editor shows them as they are. */
function shown(hint: HintIssue): Issue {
  const { message, related } = hint;
  return {
    ...hint,
    severity: 'information',
    message: shownText(message, longest),
    related: related.map((place) => ({ ...place, message: shownText(place.message, longest) })),
  };
}
