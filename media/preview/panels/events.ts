import { html, nothing, type TemplateResult } from 'lit';
import errorIcon from '@vscode/codicons/src/icons/error.svg';
import infoIcon from '@vscode/codicons/src/icons/info.svg';
import warningIcon from '@vscode/codicons/src/icons/warning.svg';
import { stateText, type TurnEvent } from '../../../engine/reactor/words';
import type { Frame } from '../modes/frames';
import { isUndergroundSeen, lineOf, type Line } from '../modes/line';
import type { Panel } from '../panel';
import { icon } from '../../shared/parts/icon';
import type { View } from '../store/view';
import { statusAt } from '../modes/moment';
import { reasonOf, stateEvents } from './causes';

/** The maximum number of listed events per turn. */
const maxEvents = 60;

const icons: Readonly<Record<TurnEvent['kind'], string>> = {
  rule: infoIcon,
  leak: infoIcon,
  service: infoIcon,
  ready: infoIcon,
  crossing: warningIcon,
  warning: warningIcon,
  loss: errorIcon,
};

/** Renders the events of each turn. Hovering one previews the board after it; a click pins it. */
export function events(panel: Panel, view: View): TemplateResult {
  const line = lineOf(view);
  if (line === null) return html`<p class="quiet">There is no level to run yet.</p>`;
  const turns = line.frames.flatMap((frame, index) =>
    frame.state.report === null ? [] : [{ frame, index }],
  );
  if (turns.length === 0) return html`<p class="quiet">No turn has ended yet.</p>`;
  const isForecast = view.mode === 'inspect' || view.mode === 'forecast';
  return html`${isForecast ? html`<p class="quiet">Without further action:</p>` : nothing}
  ${turns.map(({ index }) => turnEvents(panel, view, line, index))}`;
}

function turnEvents(panel: Panel, view: View, { frames, at }: Line, index: number): TemplateResult {
  const state = frames[index]?.state;
  if (state === undefined) return html``;
  const list = stateEvents(state, isUndergroundSeen(view));
  const more = list.length - maxEvents;
  return html`<section class=${index === at ? 'turn-events is-here' : 'turn-events'}>
    <h3>
      Turn ${state.report?.turn ?? 0}<span class="status">${stateText(statusAt(view, state, index))}</span>
    </h3>
    ${list.length === 0 ? html`<p class="quiet">No events.</p>` : nothing}
    <ul class="plain">
      ${list.slice(0, maxEvents).map((event) => eventRow(panel, view, event, frames, index))}
    </ul>
    ${more > 0 ? html`<p class="quiet">and ${more} more</p>` : nothing}
  </section>`;
}

function eventRow(
  { store }: Panel,
  view: View,
  event: TurnEvent,
  frames: readonly Frame[],
  frame: number,
): TemplateResult {
  const { cells } = event;
  const reason = reasonOf(frames, frame, event, isUndergroundSeen(view));
  const isPinned = view.isPinned && view.marked === cells;
  const look = () => store.change({ type: 'look', event: { frame, cells } });
  const leave = () => store.change({ type: 'look', event: null });
  return html`<li>
    <button
      type="button"
      class=${event.isBad ? 'event is-bad' : 'event'}
      aria-pressed=${isPinned ? 'true' : 'false'}
      @pointerenter=${look}
      @pointerleave=${leave}
      @focus=${look}
      @blur=${leave}
      @click=${() => store.change(isPinned ? { type: 'unpin' } : { type: 'pin', frame, cells })}
    >
      ${icon(event.isBad ? icons[event.kind] : infoIcon)}
      <span
        ><strong>${event.what}</strong> ${event.where}
        <span class="how">${event.how}</span
        >${reason === '' ? nothing : html` <span class="how">by ${reason}</span>`}</span
      >
    </button>
  </li>`;
}
