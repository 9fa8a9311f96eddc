import { counted } from '../../core';
import type { Level } from '../level';
import type { ReactorSolveResult, RelaxedFailure, Why } from '../solver';
import { carrierKeys } from '../terms';
import { lossText, positionText, sentence } from './forecast-words';

/** A solver's answer for people. */
export interface SolveWords {
  /** `Won in 6 turns, 14 actions (shortest)`, without a full stop. */
  readonly headline: string;
  /** Sentences on why, or on how far the search got. */
  readonly details: readonly string[];
}

/** Puts the answer to "can it be won?" into words. */
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
        details: ['Longer lines of play go on: more turns may win it.'],
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
  states: 'As many states as were allowed have been looked at.',
  memory: 'The memory that was allowed is used up.',
  stop: 'The search was stopped.',
} as const;

function floorOf({ turns }: ReactorSolveResult): number {
  return Math.max(1, turns);
}

/** Sentences that say which necessary thing fails. */
function whyWords(why: Why, level: Level): readonly string[] {
  switch (why.kind) {
    case 'relaxation':
      return why.failures.map((failure) => failureWords(failure, level));
    case 'forced-loss': {
      const { turn, idle } = why;
      const by =
        turn === null ? 'Every line of play ends lost' : `Every line of play is lost by turn ${turn}`;
      if (idle === null) return [turn === null ? 'The level is lost from the start.' : `${by}.`];
      return [sentence(`${by}. If nobody acts, it is lost on turn ${idle.turn}: ${lossText(level, idle)}`)];
    }
    case 'exhausted':
      return [
        `All ${counted(why.states, 'state')} that play can reach were looked at, and none is a win: what is needed at the same time never is.`,
      ];
  }
}

function failureWords(failure: RelaxedFailure, level: Level): string {
  const { reactor } = failure;
  switch (failure.kind) {
    case 'control-out-of-reach':
      return `The robot ${positionText(level, failure.robot)} cannot reach the control of reactor ${reactor} ${positionText(level, failure.control)}: no floor leads there.`;
    case 'too-dear':
      return `${failure.action} costs ${counted(failure.cost, 'action')}, and a turn has ${failure.budget}: reactor ${reactor} needs it.`;
    case 'never-supplied': {
      const where = positionText(level, failure.consumer);
      const carrier = carrierKeys[failure.carrier];
      const force = failure.carrier === 'Electricity' ? 'voltage' : 'pressure';
      const best =
        failure.amount > 0
          ? `at best ${rounded(failure.amount)} arrives, with ${force} ${rounded(failure.potential)}`
          : 'nothing arrives';
      return `The ${carrier} consumer ${where} of reactor ${reactor} never gets its demand, whatever is set: ${best}.`;
    }
    case 'props-out-of-reach': {
      const where = positionText(level, failure.consumer);
      const props = [...new Set(failure.choices.flat())].slice(0, 3).map((prop) => {
        const { type, cell } = level.props[prop] ?? { type: 'prop', cell: 0 };
        return `${type} ${positionText(level, cell)}`;
      });
      return `The ${carrierKeys[failure.carrier]} consumer ${where} of reactor ${reactor} needs a setting that the robot cannot get at: ${props.join(', ')}.`;
    }
  }
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}
