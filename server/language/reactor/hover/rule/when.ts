import type { Forecast, State } from '../../../../../engine/reactor/simulation';

/** The turns in which a rule fires if the player only ends turns. */
export interface RuleTurns {
  /** The turns of the forecast in which it fires. */
  readonly turns: readonly number[];
  /** True if a saved game says that the rule has fired, so it cannot fire again. */
  readonly isSpent: boolean;
  /** The last turn of the forecast; `null` if the level has already ended. */
  readonly last: number | null;
  /** True if the forecast ends there because the level is lost. */
  readonly isLost: boolean;
}

/** Reads off a forecast when the rule with this index fires. */
export function ruleTurns(start: State, { turns, summary }: Forecast, index: number): RuleTurns {
  const id = start.machine.level.rules[index]?.id;
  return {
    turns: summary.rules.filter((fired) => fired.id === id).map(({ turn }) => turn),
    isSpent: start.fired[index] === 1,
    last: turns.at(-1)?.report.turn ?? null,
    isLost: summary.loss !== null,
  };
}

/** The same as a sentence. */
export function whenSentence({ turns, isSpent, last, isLost }: RuleTurns): string {
  if (turns.length > 0) return `Fires on ${turnsText(turns)} of the forecast.`;
  if (isSpent) return 'Has already fired.';
  if (last === null) return 'Does not fire: the level has already ended.';
  if (isLost) return `Does not fire before the level is lost on turn ${last} without any action.`;
  return `Does not fire up to turn ${last} without any action.`;
}

/** The same in two or three words, for places with little room. */
export function whenWords({ turns, isSpent, last }: RuleTurns): string {
  if (turns.length > 0) return turnsText(turns);
  if (isSpent) return 'already fired';
  return last === null ? 'never' : `not by turn ${last}`;
}

function turnsText(turns: readonly number[]): string {
  const [first, ...others] = turns;
  const last = others.pop();
  if (last === undefined) return `turn ${first ?? ''}`;
  const isRow = turns.every((turn, index) => turn === (first ?? 0) + index);
  if (isRow && others.length > 0) return `turns ${first ?? ''}–${last}`;
  return `turns ${[first, ...others].join(', ')} and ${last}`;
}
