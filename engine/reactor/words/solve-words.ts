import { counted, decimal } from '../../core';
import type { Level } from '../level';
import type { ReactorSolveResult, RelaxedFailure, ImpossibilityReason } from '../solver';
import { carrierKeys } from '../terms';
import { lossText, positionText, sentence } from './forecast-words';

/** A solver's answer for people. */
export interface SolveWords {
  /** The result, without a full stop: `Won in 6 turns, 14 actions (shortest)`. */
  readonly headline: string;
  /** Sentences about the reason, or about the extent of the search. */
  readonly details: readonly string[];
}

/** Describes the answer to whether a level can be won. */
export function solveWords(result: ReactorSolveResult, level: Level): SolveWords {
  switch (result.verdict) {
    case 'solved': {
      const length = `Won in ${counted(result.turns, 'turn')}, ${counted(result.actions.length, 'action')}`;
      if (result.shortest) return { headline: `${length} (shortest)`, details: [] };
      return { headline: `${length} (a shorter one may exist)`, details: [] };
    }
    case 'impossible':
      return { headline: 'Impossible (proved)', details: result.why ? whyWords(result.why, level) : [] };
    case 'impossible-within':
      return {
        headline: `Impossible within ${counted(result.maxTurns, 'turn')}`,
        details: ['A win in more turns may be possible.'],
      };
    case 'unknown':
      return {
        headline: `Unknown after ${counted(result.states, 'state')}`,
        details: [
          limitWords[result.limit],
          `There is no win in fewer than ${counted(floorOf(result), 'turn')}.`,
        ],
      };
  }
}

const limitWords = {
  states: 'The limit on the number of states was reached.',
  memory: 'The memory limit was reached.',
  stop: 'The search was stopped.',
  actions: 'The game has actions that it does not list.',
} as const;

function floorOf({ turns }: ReactorSolveResult): number {
  return Math.max(1, turns);
}

/** Returns sentences about the necessary conditions that fail. */
function whyWords(why: ImpossibilityReason, level: Level): readonly string[] {
  switch (why.kind) {
    case 'relaxation':
      return why.failures.map((failure) => failureWords(failure, level));
    case 'forced-loss': {
      const { turn, idle } = why;
      const by =
        turn === null ? 'Every sequence of actions loses' : `Every sequence of actions loses by turn ${turn}`;
      if (idle === null) return [turn === null ? 'The level is lost from the start.' : `${by}.`];
      return [
        sentence(
          `${by}. Without any action, the level is lost on turn ${idle.turn}: ${lossText(level, idle)}`,
        ),
      ];
    }
    case 'exhausted':
      return [
        `The search reached ${counted(why.states, 'state')}, which is all there are, and found no win.`,
      ];
  }
}

function failureWords(failure: RelaxedFailure, level: Level): string {
  const { reactor } = failure;
  switch (failure.kind) {
    case 'control-out-of-reach':
      return `The robot ${positionText(level, failure.robot)} cannot reach the control of reactor ${reactor} ${positionText(level, failure.control)}: no path over floor leads there.`;
    case 'too-dear':
      return `Reactor ${reactor} needs ${failure.action}, which costs ${counted(failure.cost, 'action')}, but a turn has only ${failure.budget}.`;
    case 'never-supplied': {
      const where = positionText(level, failure.consumer);
      const carrier = carrierKeys[failure.carrier];
      const force = failure.carrier === 'Electricity' ? 'voltage' : 'pressure';
      const best =
        failure.amount > 0
          ? `it receives at most ${decimal(failure.amount)} at ${force} ${decimal(failure.potential)}`
          : 'it receives nothing';
      return `The ${carrier} consumer ${where} of reactor ${reactor} can never be supplied: ${best}.`;
    }
    case 'props-out-of-reach': {
      const where = positionText(level, failure.consumer);
      const props = [...new Set(failure.choices.flat())].slice(0, 3).map((prop) => {
        const { type, cell } = level.props[prop] ?? { type: 'prop', cell: 0 };
        return `${type} ${positionText(level, cell)}`;
      });
      return `The ${carrierKeys[failure.carrier]} consumer ${where} of reactor ${reactor} needs a setting of a prop that the robot cannot reach: ${props.join(', ')}.`;
    }
  }
}
