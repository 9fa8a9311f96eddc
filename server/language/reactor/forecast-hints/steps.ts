import type { RelatedPlace } from '../../../../engine/core';
import { bands, hazardFields, hazardKeys } from '../../../../engine/reactor';
import {
  crossingsOf,
  hazardAt,
  type BandCrossing,
  type FiredRule,
  type Forecast,
  type ForecastTurn,
} from '../../../../engine/reactor/simulation';
import { hazardText, positionText } from '../../../../engine/reactor/words';
import { cellPlace, propPlace, rulePlace } from './places';

/**
 * Lists the events of a forecast that do not happen as early in other turns: rules that fire (except those in
 * `reported`), consumers that starve, and floor values that rise into a band: the first of each field, and those on the
 * cell of the loss.
 */
export function stepsOf(
  forecast: Forecast,
  others: readonly ForecastTurn[],
  reported: readonly string[],
): RelatedPlace[] {
  const { turns } = forecast;
  const elsewhere = new Happened(others.slice(0, turns.length));
  const known = new Set(reported.map(ruleKey));
  return turns.flatMap((turn) =>
    happenings(forecast, turn).flatMap(({ key, kind, step }) => {
      if (elsewhere.by(turn.report.turn, key) || known.has(kind)) return [];
      known.add(kind);
      return [step];
    }),
  );
}

/** Something that happens in a turn. */
interface Happening {
  /** Identifies the event. */
  readonly key: string;
  /** Only the first event of a kind is reported. */
  readonly kind: string;
  readonly step: RelatedPlace;
}

function happenings({ from, summary }: Forecast, turn: ForecastTurn): Happening[] {
  const { machine } = from;
  const { level } = machine;
  const { state, report } = turn;
  const say = (key: string, kind: string, place: Omit<RelatedPlace, 'message'>, text: string): Happening => {
    return { key, kind, step: { ...place, message: `Turn ${report.turn}: ${text}` } };
  };
  const rules = report.fired.map(({ id, phase, forecast }) => {
    const place = rulePlace(level.rules.findIndex((rule) => rule.id === id));
    return { phase, it: say(ruleKey(id), ruleKey(id), place, `${id} fires. ${forecast ?? ''}`.trimEnd()) };
  });
  const rulesIn = (when: FiredRule['phase']) =>
    rules.filter(({ phase }) => phase === when).map(({ it }) => it);
  return [
    ...rulesIn('StartOfSimulation'),
    ...starvedIn(turn).map(({ prop, cell }) => {
      const text = `${level.props[prop]?.type ?? ''} ${positionText(level, cell)} is starved.`;
      return say(starvedKey(prop), starvedKey(prop), propPlace(level, prop), text);
    }),
    ...risesIn(turn).map((rise) => {
      const { cell, field, to } = rise;
      const amount = hazardText(machine.balance, field, hazardAt(state, cell, hazardFields.indexOf(field)));
      const text = `${hazardKeys[field]} on ${positionText(level, cell)} rises to ${amount}.`;
      const kind = cell === summary.loss?.cell ? riseKey(rise) : `${field} ${to}`;
      return say(riseKey(rise), kind, cellPlace(level, cell), text);
    }),
    ...rulesIn('EndOfTurn'),
  ];
}

/** The events of some turns, by the turn in which each happens first. */
class Happened {
  private readonly first = new Map<string, number>();

  constructor(turns: readonly ForecastTurn[]) {
    for (const turn of turns) {
      const { fired } = turn.report;
      const keys = [
        ...fired.map(({ id }) => ruleKey(id)),
        ...starvedIn(turn).map(({ prop }) => starvedKey(prop)),
        ...risesIn(turn).map(riseKey),
      ];
      for (const key of keys) if (!this.first.has(key)) this.first.set(key, turn.report.turn);
    }
  }

  by(turn: number, key: string): boolean {
    return (this.first.get(key) ?? Infinity) <= turn;
  }
}

function starvedIn({ report }: ForecastTurn) {
  return report.services.filter(({ to }) => to === 'Starved');
}

function risesIn({ state, report }: ForecastTurn): BandCrossing[] {
  return crossingsOf(state.machine, report).filter(({ from, to }) => bands.indexOf(to) > bands.indexOf(from));
}

function ruleKey(id: string): string {
  return `rule ${id}`;
}

function starvedKey(prop: number): string {
  return `starved ${prop}`;
}

function riseKey({ cell, field, to }: BandCrossing): string {
  return `${field} ${to} ${cell}`;
}
