import { html, nothing, type TemplateResult } from 'lit';
import backIcon from '@vscode/codicons/src/icons/chevron-left.svg';
import forwardIcon from '@vscode/codicons/src/icons/chevron-right.svg';
import { verdictWords, type Timeline } from '../../engine/lix';
import { banner } from '../shared/parts/banner';
import { button } from '../shared/parts/button';
import { iconButton } from '../shared/parts/icon-button';
import { notice } from '../shared/parts/notice';
import type { Commands } from './commands';
import { endOf } from './lanes';
import { side } from './side';
import type { LanesBox } from './lanes-box';
import { atOf, isStale, lastOf, timelineOf, type View } from './view';
import { momentWords } from './words';

/** Renders the page. The lanes draw themselves into their element. */
export function app(lanes: LanesBox, view: View, commands: Commands): TemplateResult {
  const timeline = timelineOf(view);
  return html`<div class="panel">
    <header>
      <h1 class="visually-hidden">Scenario ${view.now?.name ?? ''}</h1>
      ${toolbar(timeline, commands)} ${faults(view, commands)}
    </header>
    <main class="stage">
      <p id="lix-hint" class="visually-hidden">
        Arrow keys move between updates. The side panel lists all keys.
      </p>
      ${lanes.element}${timeline === null ? html`<p class="empty">${emptyWords(view)}</p>` : nothing}
      ${notice(view.notice)}
    </main>
    <aside class="side" aria-label="Details" tabindex="0">
      ${timeline === null ? nothing : side(view, timeline, atOf(view, timeline), commands)}
    </aside>
    <footer>${timeline === null ? nothing : scrubber(view, timeline, commands)}</footer>
  </div>`;
}

function toolbar(timeline: Timeline | null, commands: Commands): TemplateResult {
  const disabled = timeline === null;
  return html`<div class="toolbar" role="toolbar" aria-label="Scenario">
    <p class=${`outcome ${timeline?.verdict.status ?? ''}`}>
      ${timeline === null ? nothing : verdictWords(timeline)}
    </p>
    <div class="tools">
      ${button('−', () => commands.zoom(1 / 1.5), { title: 'Zoom out (-)', disabled })}
      ${button('Fit', commands.zoomToFit, { title: 'Fit the whole game (0)', disabled })}
      ${button('+', () => commands.zoom(1.5), { title: 'Zoom in (+)', disabled })}
      <span class="exports" role="group" aria-label="Export">
        ${button('SVG', () => commands.save('svg'), { title: 'Export the lanes as SVG', disabled })}
        ${button('Text', () => commands.save('text'), { title: 'Export the events as text', disabled })}
      </span>
    </div>
  </div>`;
}

/** Renders the first error of the text and its effect on the lanes. */
function faults(view: View, { revealError }: Commands): TemplateResult | typeof nothing {
  const { now, gone } = view;
  const error = now?.firstError;
  if (gone !== null || now === null || error == null) return nothing;
  const more = now.errors > 1 ? ` (1 of ${now.errors} errors)` : '';
  const how =
    timelineOf(view) === null
      ? ''
      : isStale(view)
        ? 'The lanes show the last valid version.'
        : 'Parts with errors are omitted.';
  return banner(`${error.message}${more} ${how}`, 'Show error', revealError);
}

function emptyWords({ gone, now }: View): string {
  if (gone !== null) return gone;
  return now === null ? 'Loading the scenario…' : 'The scenario cannot be played yet.';
}

function scrubber(view: View, timeline: Timeline, commands: Commands): TemplateResult {
  const at = atOf(view, timeline);
  const last = lastOf(timeline);
  const words = momentWords(timeline, at);
  return html`<div class="scrubber" role="group" aria-label="Updates">
    <input
      type="range"
      min="0"
      max=${Math.max(1, last)}
      step="1"
      .value=${String(at)}
      .style=${`--share: ${Math.max(1, last) / endOf(timeline)}`}
      aria-label="Update"
      aria-valuetext=${words}
      @input=${({ target }: Event) => commands.seek(Number((target as HTMLInputElement).value))}
    />
    <div class="transport">
      ${button('Previous event', () => commands.event(-1), { title: 'Previous event ([)' })}
      ${iconButton({ icon: backIcon, label: 'Previous update', key: ',', click: () => commands.step(-1), disabled: at === 0 })}
      ${iconButton({ icon: forwardIcon, label: 'Next update', key: '.', click: () => commands.step(1), disabled: at === last })}
      ${button('Next event', () => commands.event(1), { title: 'Next event (])' })}
      <span class="moment">${words}</span>
    </div>
  </div>`;
}
