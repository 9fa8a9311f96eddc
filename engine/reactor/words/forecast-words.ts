import { counted } from '../../core';
import type { Cell, Level } from '../level';
import type { Forecast, ForecastSummary, Loss } from '../simulation';
import { stateText } from './state-words';

/** A forecast's summary for people. */
export interface ForecastWords {
  /** The loss, readiness and the first warning: `Lost on turn 6: core overheats. Ready on turn 2. First warning: turn 3.` */
  readonly headline: string;
  /** Sentences about reactors, then about required consumers. */
  readonly details: readonly string[];
}

/** Describes a forecast over `horizon` turns. */
export function forecastWords(forecast: Forecast, horizon: number): ForecastWords {
  const { from, summary } = forecast;
  const { level } = from.machine;
  const warning = firstWarning(summary);
  const ready = readyWords(forecast);
  const within = withinWords(horizon);
  return {
    headline: [
      fateWords(forecast, horizon),
      ...(ready === '' ? [] : [ready]),
      ...(warning === null ? [] : [`First warning: turn ${warning}.`]),
    ].join(' '),
    details: [
      ...summary.ready.map(({ reactor, when }) =>
        when === null ? `${reactor} is not ready ${within}.` : `${reactor} is ready ${moment(when)}.`,
      ),
      ...summary.starved.map(({ prop, cell, when }) => {
        const type = level.props[prop]?.type ?? '';
        return `${type} ${positionText(level, cell)} is starved ${moment(when)}.`;
      }),
    ],
  };
}

/**
 * Returns the first turn with a sign of trouble: a floor value rises into caution or critical, a required consumer
 * becomes starved, or a rule warns. A condition that already holds at the start does not count. Returns `null` if there
 * is none.
 */
export function firstWarning({ crossings, warnings, starved }: ForecastSummary): number | null {
  const turns = [...crossings, ...warnings].map(({ turn }) => turn);
  const starving = starved.flatMap(({ when }) => (typeof when === 'number' ? [when] : []));
  const all = [...turns, ...starving];
  return all.length === 0 ? null : all.reduce((one, other) => Math.min(one, other));
}

/** Describes when the first reactor is ready; empty if none is within the forecast, or if the level is over. */
function readyWords({ from, summary }: Forecast): string {
  if (from.status === 'Won' || from.status === 'Lost') return '';
  const times = summary.ready.map(({ when }) => when);
  if (times.includes('now')) return `${stateText('Ready')}.`;
  const turns = times.filter((when) => typeof when === 'number');
  return turns.length === 0 ? '' : `Ready on turn ${Math.min(...turns)}.`;
}

/** Formats a cell as in a file: `[x, y]`. */
export function positionText({ width }: Pick<Level, 'width'>, cell: Cell): string {
  return `[${cell % width}, ${Math.floor(cell / width)}]`;
}

/** Describes the cause of a loss: `core overheats`. */
export function lossText(level: Level, { cause, cell, id, reason }: Loss): string {
  switch (cause) {
    case 'reactor':
      return `${id ?? 'a reactor'} overheats`;
    case 'robot':
      return `the robot is destroyed${cell === null ? '' : ` at ${positionText(level, cell)}`}`;
    case 'rule':
      return reason ?? `rule ${id ?? ''} ends it`;
  }
}

/** Describes the outcome of a forecast: `Lost on turn 6: core overheats.` */
export function fateWords({ from, summary: { loss } }: Forecast, horizon: number): string {
  if (loss !== null) return sentence(`Lost on turn ${loss.turn}: ${lossText(from.machine.level, loss)}`);
  if (from.status === 'Won') return 'Already won.';
  if (from.status === 'Lost') return `Already lost${from.lossCause === null ? '' : ` (${from.lossCause})`}.`;
  return `Not lost ${withinWords(horizon)}.`;
}

function withinWords(horizon: number): string {
  return `within ${counted(horizon, 'turn')}`;
}

function moment(when: number | 'now' | null): string {
  if (when === null) return 'never';
  return when === 'now' ? 'now' : `from turn ${when}`;
}

/** Adds a full stop to an author's text if it does not have an end mark. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
