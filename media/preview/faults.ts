import { nothing, type TemplateResult } from 'lit';
import { banner } from '../shared/parts/banner';
import type { Panel } from './panel';
import { blockedReason, type View } from './store/view';

/** Renders a banner if the board does not show the current text: the reason, and a link to the first error. */
export function faults({ post, store }: Panel, view: View): TemplateResult | typeof nothing {
  const reason = blockedReason(view);
  if (view.document === null || view.gone !== null || reason === null) return nothing;
  const { list, version } = view.problems;
  const first = list.find(({ severity }) => severity === 'error');
  return banner(reason, 'Show the first error', () => {
    if (first === undefined) store.change({ type: 'side', side: 'problems' });
    else post({ type: 'reveal-range', version, range: first.range });
  });
}

/** Shown while a long text is read and drawn for the first time. */
export const readingWords = 'Reading the level…';

/** The text in place of a missing board. */
export function emptyWords({ document, gone, isReading }: View): string {
  if (gone !== null) return gone;
  if (isReading) return readingWords;
  if (document === null) return 'Loading the level…';
  return 'This file has no map yet.';
}
