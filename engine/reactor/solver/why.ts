import type { SolveResult } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { forecast } from '../simulation/forecast';
import { reactorGame } from '../simulation/game';
import type { Loss } from '../simulation/report';
import type { State } from '../simulation/state';
import { relaxedWhy, type RelaxedFailure } from './relaxed-why';

/** The reason why a level cannot be won: the necessary condition that fails. */
export type ImpossibilityReason =
  | {
      /** A condition for activating a reactor fails even without hazards; at least one for each reactor. */
      readonly kind: 'relaxation';
      readonly failures: readonly RelaxedFailure[];
    }
  | {
      readonly kind: 'forced-loss';
      /** The turn, as the level counts, by which every line of play is lost; `null` if unknown. */
      readonly turn: number | null;
      /** The loss if turns are only ended, and its turn; `null` if the level begins lost. */
      readonly idle: (Loss & { readonly turn: number }) | null;
    }
  | {
      /** The search covered all states and did not find a win. */
      readonly kind: 'exhausted';
      /** The number of distinct states, as the search distinguishes them. */
      readonly states: number;
    };

/** The number of turns to search for the loss that happens without acting, if the proof does not name one. */
const maxTurns = 200;

/** Explains why a level cannot be won, based on the proof that it cannot. */
export function whyImpossible(
  level: Level,
  balance: Balance,
  result: Extract<SolveResult, { verdict: 'impossible' }>,
): ImpossibilityReason {
  const start = reactorGame(balance).init(level, 0);
  switch (result.proof) {
    case 'relaxation':
      return { kind: 'relaxation', failures: relaxedWhy(start) };
    case 'forced-loss':
      return forcedLoss(start, result.lostBy);
    case 'exhausted':
      return { kind: 'exhausted', states: result.states };
  }
}

function forcedLoss(start: State, lostBy: number | undefined): ImpossibilityReason {
  const turn = lostBy === undefined ? null : start.turn + lostBy - 1;
  return { kind: 'forced-loss', turn, idle: forecast(start, lostBy ?? maxTurns).summary.loss };
}
