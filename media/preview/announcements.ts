import { forecastOf, type State } from '../../engine/reactor/simulation';
import { forecastWords, solveWords } from '../../engine/reactor/words';
import { lineOf, shownIndex, shownState } from './modes/line';
import { stateEvents } from './panels/causes';
import { readingWords } from './faults';
import type { View } from './store/view';
import { momentOf } from './timeline/timeline';

/** Returns the text that screen readers announce after a change of the view; `null` for nothing. */
export function announcement(view: View, before: View): string | null {
  if (view.notice.number !== before.notice.number) return view.notice.text;
  if (view.isReading && view.document === null) return readingWords;
  const verdict = verdictOf(view, before);
  if (verdict !== null) return verdict;
  // turns are announced once the timeline has settled
  if (!view.isSettled || before.isSettled) return null;
  const words = [view.notice.text, turnSummary(view) ?? ''].filter((part) => part !== '');
  return words.length === 0 ? null : words.join(' ');
}

function verdictOf({ solver }: View, { solver: old }: View): string | null {
  if (solver === null || solver.outcome === old?.outcome) return null;
  const { outcome, from } = solver;
  switch (outcome.kind) {
    case 'running':
      return 'Searching.';
    case 'cancelled':
      return 'The search was cancelled.';
    case 'failed':
      return `The search failed: ${outcome.message}`;
    case 'done': {
      const { headline, details } = solveWords(outcome.result, from.machine.level);
      return [`${headline}.`, ...details].join(' ');
    }
  }
}

/** Describes the shown turn in one or two sentences. */
function turnSummary(view: View): string | null {
  const line = lineOf(view);
  const state = shownState(view);
  if (line === null || state === null) return null;
  const at = shownIndex(view);
  const bad = stateEvents(state).filter(({ isBad }) => isBad);
  const shown = bad.slice(0, 3).map(({ what, where, how }) => [what, where, how].filter(Boolean).join(' '));
  const more = bad.length > 3 ? [`and ${bad.length - 3} more`] : [];
  const events = [...shown, ...more].join('; ');
  return [`${momentOf(view, line.frames, at)}.`, ...(events === '' ? [] : [`${events}.`])].join(' ');
}

function isOver({ status }: State): boolean {
  return status === 'Won' || status === 'Lost';
}

/** Describes the forecast: in Play and Replay from the shown state, once the timeline has settled. */
export function headline(view: View): { readonly text: string; readonly isLost: boolean } | null {
  const { good, mode, isSettled } = view;
  if (good === null) return null;
  const state = mode === 'inspect' || mode === 'forecast' ? good.start : shownState(view);
  if (state === null || !isSettled || isOver(state)) return null;
  const forecast = forecastOf(state);
  const words = forecastWords(forecast, state.machine.balance.forecast.horizon);
  return { text: words.headline, isLost: forecast.summary.loss !== null };
}
