import type { SolveResult } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { forecast } from '../simulation/forecast';
import { reactorGame } from '../simulation/game';
import type { Loss } from '../simulation/report';
import type { State } from '../simulation/state';
import { relaxedWhy, type RelaxedFailure } from './relaxed-why';

/** Why a level cannot be won: which necessary thing fails. */
export type Why =
  | {
      /** Something that activating a reactor needs fails even without hazards; at least one thing for each reactor. */
      readonly kind: 'relaxation';
      readonly failures: readonly RelaxedFailure[];
    }
  | {
      readonly kind: 'forced-loss';
      /** The turn, as the level counts, by which every line of play is lost; `null` where that is not known. */
      readonly turn: number | null;
      /** The loss that comes if turns are only ended, and its turn; `null` where the level begins lost. */
      readonly idle: (Loss & { readonly turn: number }) | null;
    }
  | {
      /** The whole space was searched, and no win was in it. */
      readonly kind: 'exhausted';
      /** How many different states it has, as the search tells them apart. */
      readonly states: number;
    };

/** How far the loss that comes without acting is looked for, where the proof does not tell. */
const mostTurns = 200;

/** Says why a level cannot be won, from the proof that it cannot. */
export function whyImpossible(
  level: Level,
  balance: Balance,
  result: Extract<SolveResult, { verdict: 'impossible' }>,
): Why {
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

function forcedLoss(start: State, lostBy: number | undefined): Why {
  const turn = lostBy === undefined ? null : start.turn + lostBy - 1;
  return { kind: 'forced-loss', turn, idle: forecast(start, lostBy ?? mostTurns).summary.loss };
}
