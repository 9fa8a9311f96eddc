import { counted } from '../../core';
import type { Level } from '../level';
import type { ForecastSummary } from '../simulation/explain/summary';
import { lossText, positionText } from './forecast-words';
import { stateText } from './state-words';

/** A predicted event that players should not miss. */
export interface Upcoming {
  /** The turn in whose simulation it happens; `now` if it holds already. */
  readonly when: number | 'now';
  readonly text: string;
  /** `good`: a reactor becomes ready. `bad`: a loss. */
  readonly kind: 'good' | 'caution' | 'bad';
}

/**
 * Lists the upcoming warnings of a forecast, the gravest first: the loss, then what rules announce, starved required
 * consumers and reactors that become ready, then hazards that rise into a band, each by turn. A text that is repeated
 * is listed once.
 */
export function upcomingOf(level: Level, summary: ForecastSummary): Upcoming[] {
  const { ready, starved, warnings, rules, loss } = summary;
  const events: Upcoming[] = [
    ...ready.flatMap(({ reactor, when }): Upcoming[] =>
      typeof when === 'number' ? [{ when, text: `${stateText('Ready')} (${reactor})`, kind: 'good' }] : [],
    ),
    ...starved.flatMap(({ prop, cell, when }): Upcoming[] => {
      const text = `${level.props[prop]?.type ?? ''} ${positionText(level, cell)} is starved`;
      return when === null ? [] : [{ when, text, kind: 'caution' }];
    }),
    ...rules.flatMap(({ turn, forecast }) => (forecast === undefined ? [] : caution(turn, forecast))),
    ...warnings.map(({ turn, text }) => caution(turn, text)),
  ];
  const end: Upcoming[] =
    loss === null ? [] : [{ when: loss.turn, text: `Lost: ${lossText(level, loss)}`, kind: 'bad' }];
  const first = new Map<string, Upcoming>();
  for (const each of [...end, ...events.sort((a, b) => turnOf(a) - turnOf(b)), ...rises(level, summary)])
    if (!first.has(each.text)) first.set(each.text, each);
  return [...first.values()];
}

/** Formats an upcoming warning on one line: `Turn 3: FuelConsumer [2, 1] is starved`. */
export function upcomingText({ when, text }: Upcoming): string {
  return `${when === 'now' ? 'Now' : `Turn ${when}`}: ${text}`;
}

function caution(when: number, text: string): Upcoming {
  return { when, text, kind: 'caution' };
}

function turnOf({ when }: Upcoming): number {
  return when === 'now' ? 0 : when;
}

/** Lists the rises of hazards. Rises of the same field, in the same turn and into the same band are combined. */
function rises(level: Level, { crossings }: ForecastSummary): Upcoming[] {
  const groups = new Map<string, ForecastSummary['crossings'][number][]>();
  for (const crossing of crossings) {
    const key = `${crossing.turn} ${crossing.field} ${crossing.to}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [crossing]);
    else group.push(crossing);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { turn, field, to, cell } = first;
    const where =
      group.length === 1 ? `at ${positionText(level, cell)}` : `on ${counted(group.length, 'cell')}`;
    return [caution(turn, `${field} rises to ${to.toLowerCase()} ${where}`)];
  });
}
