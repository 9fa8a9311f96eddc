import { html, type TemplateResult } from 'lit';
import type { Panel } from './panel';
import { blockedReason, type View } from './store/view';
import { icon } from '../shared/parts/icon';

/** Over a board that is not what the text says: why, and the way to the first error. */
export function banner({ post, store }: Panel, view: View): TemplateResult {
  if (view.document === null || view.gone !== null) return html``;
  const reason = blockedReason(view);
  if (reason === null) return html``;
  const first = view.problems.list.find(({ severity }) => severity === 'error');
  const show = (): void => {
    if (first === undefined) store.change({ type: 'side', side: 'problems' });
    else post({ type: 'reveal-range', version: view.problems.version, range: first.range });
  };
  return html`<div class="banner" role="note">
    ${icon('error')} <span>${reason}</span>
    <button type="button" class="link" @click=${show}>Show the first error</button>
  </div>`;
}

/** While a long text is read, and its board drawn for the first time. */
export const readingWords = 'Reading the level …';

/** What stands in the board's place while there is none. */
export function emptyWords({ document, gone, isReading }: View): string {
  if (gone !== null) return gone;
  if (isReading) return readingWords;
  if (document === null) return 'Waiting for the level …';
  return 'This text has no map to draw yet.';
}
