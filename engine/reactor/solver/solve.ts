import { solveLevel, type SolveResult, type SolverOptions } from '../../core';
import type { Balance } from '../balance';
import type { Level } from '../level';
import { solverGame } from './game';
import { whyImpossible, type Why } from './why';

/** An answer to whether a level can be won; where it cannot, with the reason. */
export type ReactorSolveResult = SolveResult & { readonly why?: Why };

/**
 * Whether a level (one without errors; a saved game goes on from its state) can be won under a balance: a shortest win,
 * or why there is none, or what ended the search.
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
