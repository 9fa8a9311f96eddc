import type { RelatedPlace } from '../../../../engine/core';
import type { Effect } from '../../../../engine/reactor';
import type { Forecast } from '../../../../engine/reactor/simulation';
import { positionText } from '../../../../engine/reactor/words';
import type { HintIssue } from './loss-hint';
import { propPlace, rulePlace } from './places';

/** Effects that can take a consumer's supply. */
const severing: readonly Effect['type'][] = ['DisableNetworkCell', 'SetPropState'];

/**
 * Returns a hint for each required consumer that will be starved, at its prop, with the rules that change networks in
 * that turn. Consumers that are starved at the start have a diagnostic instead.
 */
export function starvedHints({ from, turns, summary }: Forecast): HintIssue[] {
  const { level } = from.machine;
  return summary.starved.flatMap(({ prop, cell, when }) => {
    if (typeof when !== 'number') return [];
    const report = turns.find((turn) => turn.report.turn === when)?.report;
    const before = turns.find((turn) => turn.report.turn === when - 1)?.report;
    // the effects of a rule at the end of a turn show in the next turn
    const fired = [
      ...(before?.fired ?? [])
        .filter(({ phase }) => phase === 'EndOfTurn')
        .map(({ id }) => ({ id, turn: when - 1 })),
      ...(report?.fired ?? [])
        .filter(({ phase }) => phase === 'StartOfSimulation')
        .map(({ id }) => ({ id, turn: when })),
    ];
    const related = fired.flatMap(({ id, turn }): RelatedPlace[] => {
      const rule = level.rules.findIndex((each) => each.id === id);
      const effects = level.rules[rule]?.effects ?? [];
      if (!effects.some(({ type }) => severing.includes(type))) return [];
      return [{ ...rulePlace(rule), message: `Turn ${turn}: ${id} fires.` }];
    });
    const type = level.props[prop]?.type ?? '';
    const message = `${type} ${positionText(level, cell)} is starved from turn ${when} on without any action.`;
    return [{ code: 'forecast-starved', message, ...propPlace(level, prop), cells: [cell], related }];
  });
}
