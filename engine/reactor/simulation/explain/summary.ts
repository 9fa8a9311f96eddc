import type { Cell } from '../../level';
import { bands } from '../../terms';
import type { ForecastTurn } from '../forecast-turn';
import { crossingsOf, type BandCrossing, type FiredRule, type Loss } from '../report';
import { type State } from '../state';
import { service } from '../service';

/** A summary of a forecast. Each turn is the number of the turn in whose simulation the event happens, at its end. */
export interface ForecastSummary {
  readonly loss: (Loss & { readonly turn: number }) | null;
  /** By reactor: the first time at which it is ready. */
  readonly ready: readonly (When & { readonly reactor: string })[];
  /** Required consumers that are starved now or later, in prop order. */
  readonly starved: readonly (When & { readonly prop: number; readonly cell: Cell })[];
  /** Floor values that rise into caution or critical: the first rise for each cell, field and band. */
  readonly crossings: readonly (BandCrossing & { readonly turn: number })[];
  readonly rules: readonly (FiredRule & { readonly turn: number })[];
  readonly warnings: readonly { readonly turn: number; readonly text: string }[];
}

/**
 * `now` if the condition already holds, else the number of the turn in whose simulation it begins; `null` if it does
 * not begin within the horizon.
 */
export interface When {
  readonly when: number | 'now' | null;
}

/** Creates the summary of a forecast's turns. */
export function summarize(from: State, turns: readonly ForecastTurn[]): ForecastSummary {
  const { reactors } = from.machine;
  const last = turns.at(-1)?.report;
  return {
    loss: last?.loss == null ? null : { turn: last.turn, ...last.loss },
    ready: reactors.map(({ id }, index) => ({
      reactor: id,
      when: whenFirst(from, turns, (state) => state.ready[index] === 1),
    })),
    starved: starvedOf(from, turns),
    crossings: crossings(from, turns),
    rules: turns.flatMap(({ report }) => report.fired.map((rule) => ({ turn: report.turn, ...rule }))),
    warnings: turns.flatMap(({ report }) => report.warnings.map((text) => ({ turn: report.turn, text }))),
  };
}

function whenFirst(
  from: State,
  turns: readonly ForecastTurn[],
  holds: (state: State) => boolean,
): When['when'] {
  if (holds(from)) return 'now';
  return turns.find(({ state }) => holds(state))?.report.turn ?? null;
}

function starvedOf(from: State, turns: readonly ForecastTurn[]): ForecastSummary['starved'] {
  const { reactors, consumerProps, level } = from.machine;
  const required = new Set(reactors.flatMap(({ consumers }) => consumers));
  return consumerProps.flatMap((prop, consumer) => {
    if (!required.has(consumer)) return [];
    const when = whenFirst(from, turns, ({ services }) => services[consumer] === service.starved);
    return when === null ? [] : [{ prop, cell: level.props[prop]?.cell ?? -1, when }];
  });
}

function crossings(from: State, turns: readonly ForecastTurn[]): ForecastSummary['crossings'] {
  const seen = new Set<string>();
  return turns.flatMap(({ report }) =>
    crossingsOf(from.machine, report).flatMap((crossing) => {
      const { cell, field, from: old, to } = crossing;
      const key = `${cell} ${field} ${to}`;
      if (bands.indexOf(to) <= bands.indexOf(old) || seen.has(key)) return [];
      seen.add(key);
      return [{ turn: report.turn, ...crossing }];
    }),
  );
}
