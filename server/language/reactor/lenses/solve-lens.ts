import type { Level } from '../../../../engine/reactor';
import { counted, type SolverProgress } from '../../../../engine/core';
import type { ReactorSolveResult } from '../../../../engine/reactor/solver';
import { shownText } from '../../text/shown-text';
import { solveWords } from '../../../../engine/reactor/words';

/** The progress of the search for a way to win a level, for one version of its text. */
export type SolveState =
  | { readonly step: 'unasked' }
  /** The level has errors. */
  | { readonly step: 'unplayable' }
  | { readonly step: 'searching'; readonly progress: SolverProgress | undefined }
  | { readonly step: 'failed'; readonly message: string }
  | {
      readonly step: 'answered';
      readonly result: ReactorSolveResult;
      readonly level: Level;
      /** True if the text has changed since the search. */
      readonly isStale: boolean;
    };

/** The action that a click on a part of the lens runs. */
export type LensAction = 'solve' | 'cancel' | 'replay' | 'why';

/** A part of a lens: its words, and what a click does, if anything. */
export interface LensPart {
  readonly title: string;
  readonly action: LensAction | undefined;
  /** The tooltip. */
  readonly tooltip?: string;
}

/** Names of the file are cut with their line, in characters. */
const longestLine = 300;

/** Returns the solve lens on a level's first line. */
export function solveLens(state: SolveState): readonly LensPart[] {
  switch (state.step) {
    case 'unplayable':
      return [];
    case 'unasked':
      return [
        {
          title: 'Can it be won?',
          action: 'solve',
          tooltip: 'Searches for a shortest solution, or proves that there is none.',
        },
      ];
    case 'searching':
      return [
        { title: `Searching… ${progressText(state.progress)}`.trimEnd(), action: undefined },
        { title: 'Cancel', action: 'cancel' },
      ];
    case 'failed':
      return [{ title: 'Search failed', action: 'solve', tooltip: state.message }];
    case 'answered':
      return answered(state);
  }
}

function answered({
  result,
  level,
  isStale,
}: Extract<SolveState, { step: 'answered' }>): readonly LensPart[] {
  const { headline, details } = solveWords(result, level);
  const lines = details.map((line) => shownText(line, longestLine));
  const tooltip = lines.length > 0 ? { tooltip: lines.join('\n') } : {};
  if (isStale)
    return [{ title: `Before your edits: ${headline}. Search again`, action: 'solve', ...tooltip }];
  const answer: LensPart = { title: headline, action: undefined, ...tooltip };
  switch (result.verdict) {
    case 'solved':
      return [answer, { title: 'Replay', action: 'replay', tooltip: 'Shows the solution as a transcript.' }];
    case 'impossible':
      return [answer, { title: 'Why?', action: 'why', ...tooltip }];
    case 'impossible-within':
    case 'unknown':
      return [
        answer,
        { title: 'Why?', action: 'why', ...tooltip },
        { title: 'Search again', action: 'solve' },
      ];
  }
}

function progressText(progress: SolverProgress | undefined): string {
  if (progress === undefined) return '';
  const turns = progress.turns > 1 ? `, no win in fewer than ${counted(progress.turns, 'turn')}` : '';
  return `${counted(progress.states, 'state')}${turns}`;
}
