import { solveLevel, type SolveResult, type SolverOptions } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { solverGame } from './game';
import { whyImpossible, type ImpossibilityReason } from './why';

/** The answer whether a level can be won, with the reason if it cannot. */
export type ReactorSolveResult = SolveResult & { readonly why?: ImpossibilityReason };

/**
 * Decides whether a level can be won under a balance. The level has no errors; a saved game continues from its state.
 * Returns a shortest win, the reason why there is none, or the reason why the search stopped.
 */
export function solveReactorLevel(
  level: Level,
  balance: Balance,
  options: SolverOptions = {},
): ReactorSolveResult {
  const result = solveLevel(solverGame(balance), level, options);
  if (result.verdict !== 'impossible') return result;
  return { ...result, why: whyImpossible(level, balance, result) };
}
