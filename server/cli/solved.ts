import type { ReactorSolveResult } from '../../engine/reactor/solver';
import type { Playable } from './playable';

/** A level and the result of its search. */
export interface Solved {
  readonly playable: Playable;
  readonly result: ReactorSolveResult;
}
