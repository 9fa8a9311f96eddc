import { seesUnderground } from '../../engine/reactor/simulation';
import { solveWords } from '../../engine/reactor/words';
import { isUndergroundSeen, lineOf, shownIndex, shownState } from './modes/line';
import { stateEvents } from './panels/causes';
import { readingWords } from './faults';
import type { View } from './store/view';
import { momentOf } from './modes/moment';

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

function verdictOf({ solver, display }: View, { solver: old }: View): string | null {
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
      return [`${headline}.`, ...(seesUnderground(from, display) ? details : [])].join(' ');
    }
  }
}

/** Describes the shown turn in one or two sentences. */
function turnSummary(view: View): string | null {
  const line = lineOf(view);
  const state = shownState(view);
  if (line === null || state === null) return null;
  const at = shownIndex(view);
  const bad = stateEvents(state, isUndergroundSeen(view)).filter(
    ({ kind, isBad }) => isBad || kind === 'ready',
  );
  const shown = bad.slice(0, 3).map(({ what, where, how }) => [what, where, how].filter(Boolean).join(' '));
  const more = bad.length > 3 ? [`and ${bad.length - 3} more`] : [];
  const events = [...shown, ...more].join('; ');
  return [`${momentOf(view, line.frames, at)}.`, ...(events === '' ? [] : [`${events}.`])].join(' ');
}
