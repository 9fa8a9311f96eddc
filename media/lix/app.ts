import { html, nothing, type TemplateResult } from 'lit';
import { verdictWords, type Timeline } from '../../engine/lix';
import { icon } from '../shared/parts/icon';
import { iconButton } from '../shared/parts/icon-button';
import type { Commands } from './commands';
import { endOf } from './lanes';
import { side } from './side';
import type { LanesBox } from './lanes-box';
import { atOf, isOld, lastOf, timelineOf, type View } from './view';
import { momentWords } from './words';

/** Renders the whole page. The lanes are drawn by themselves in their place. */
export function app(lanes: LanesBox, view: View, commands: Commands): TemplateResult {
  const timeline = timelineOf(view);
  return html`<div class="panel">
    <header>
      <h1 class="visually-hidden">Scenario ${view.now?.name ?? ''}</h1>
      ${toolbar(timeline, commands)} ${banner(view, commands)}
    </header>
    <main class="stage">
      <p id="lix-hint" class="visually-hidden">
        Arrow keys go from update to update. The keys are listed beside.
      </p>
      ${lanes.element}${timeline === null ? html`<p class="empty">${emptyWords(view)}</p>` : nothing}
      ${view.notice === '' ? nothing : html`<p class="notice">${view.notice}</p>`}
    </main>
    <aside class="side" aria-label="Details" tabindex="0">
      ${timeline === null ? nothing : side(view, timeline, atOf(view, timeline), commands)}
    </aside>
    <footer>${timeline === null ? nothing : scrubber(view, timeline, commands)}</footer>
  </div>`;
}

function toolbar(timeline: Timeline | null, commands: Commands): TemplateResult {
  const button = (label: string, title: string, click: () => void): TemplateResult =>
    html`<button
      type="button"
      class="tool-button"
      title=${title}
      ?disabled=${timeline === null}
      @click=${click}
    >
      ${label}
    </button>`;
  return html`<div class="toolbar" role="toolbar" aria-label="Scenario">
    <p class=${`outcome ${timeline?.verdict.status ?? ''}`}>
      ${timeline === null ? nothing : verdictWords(timeline)}
    </p>
    <div class="tools">
      ${button('−', 'Zoom out (-)', () => commands.zoom(1 / 1.5))}
      ${button('Fit', 'Fit the whole game (0)', commands.zoomToFit)}
      ${button('+', 'Zoom in (+)', () => commands.zoom(1.5))}
      <span class="exports" role="group" aria-label="Export">
        ${button('SVG', 'Export the lanes as SVG', () => commands.save('svg'))}
        ${button('Text', 'Export what happens as text', () => commands.save('text'))}
      </span>
    </div>
  </div>`;
}

/** What is wrong with the text, and whether that is shown. */
function banner(view: View, { revealError }: Commands): TemplateResult {
  const { now, gone } = view;
  const error = now?.firstError;
  if (gone !== null || now === null || error == null) return html``;
  const more = now.errors > 1 ? ` (1 of ${now.errors} errors)` : '';
  const how =
    timelineOf(view) === null
      ? ''
      : isOld(view)
        ? 'The lanes show the scenario as it last was.'
        : 'What has errors is left out.';
  return html`<div class="banner" role="note">
    ${icon('error')} <span>${error.message}${more} ${how}</span>
    <button type="button" class="link" @click=${revealError}>Show it</button>
  </div>`;
}

function emptyWords({ gone, now }: View): string {
  if (gone !== null) return gone;
  return now === null ? 'Waiting for the scenario …' : 'There is nothing to play yet.';
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
      <button
        type="button"
        class="tool-button"
        title="To the event before ([)"
        @click=${() => commands.event(-1)}
      >
        Previous event
      </button>
      ${iconButton({ icon: 'back', label: 'An update back', key: ',', click: () => commands.step(-1), disabled: at === 0 })}
      ${iconButton({ icon: 'forward', label: 'An update on', key: '.', click: () => commands.step(1), disabled: at === last })}
      <button
        type="button"
        class="tool-button"
        title="To the event after (])"
        @click=${() => commands.event(1)}
      >
        Next event
      </button>
      <span class="moment">${words}</span>
    </div>
  </div>`;
}
