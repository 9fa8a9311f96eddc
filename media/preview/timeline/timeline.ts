import { html, nothing, type TemplateResult } from 'lit';
import backIcon from '@vscode/codicons/src/icons/chevron-left.svg';
import forwardIcon from '@vscode/codicons/src/icons/chevron-right.svg';
import pauseIcon from '@vscode/codicons/src/icons/debug-pause.svg';
import playIcon from '@vscode/codicons/src/icons/play.svg';
import type { Frame } from '../modes/frames';
import { lineOf, shownIndex } from '../modes/line';
import type { Panel } from '../panel';
import { iconButton } from '../../shared/parts/icon-button';
import { blockedReason, type View } from '../store/view';
import { plots } from './plots';
import { ticksOf, type Tick } from './ticks';

const speeds = [1, 2, 4, 8, 16] as const;

/** Renders the timeline: steps, the slider with ticks of events, speed, plots. */
export function timeline({ store, run }: Panel, view: View): TemplateResult {
  const line = lineOf(view);
  if (line === null) return html`<div class="timeline is-empty"></div>`;
  const { frames } = line;
  const at = shownIndex(view);
  const isBlocked = blockedReason(view) !== null;
  const isStill = isBlocked || frames.length < 2;
  const label = momentOf(view, frames, at);
  return html`<div class="timeline" role="group" aria-label="Timeline">
    <div class="transport">
      ${iconButton({ icon: backIcon, label: 'Previous turn', key: ',', click: () => run('goToPreviousTurn'), disabled: isBlocked || at === 0 })}
      ${iconButton({
        icon: view.isRunning ? pauseIcon : playIcon,
        label: view.isRunning ? 'Pause' : 'Run',
        click: () => store.change({ type: 'run', isRunning: !view.isRunning }),
        disabled: isStill,
      })}
      ${iconButton({ icon: forwardIcon, label: 'Next turn', key: '.', click: () => run('goToNextTurn'), disabled: isBlocked || at >= frames.length - 1 })}
    </div>
    <div class="track">
      <input
        type="range"
        min="0"
        max=${Math.max(1, frames.length - 1)}
        step="1"
        .value=${String(at)}
        ?disabled=${isStill}
        aria-label="Timeline"
        aria-valuetext=${label}
        @input=${({ target }: Event) => {
          store.change({ type: 'run', isRunning: false });
          store.change({ type: 'seek', at: Number((target as HTMLInputElement).value) });
        }}
      />
      <div class="ticks">
        ${ticksOf(frames).map((tick) => tickMark(tick, frames.length, () => store.change({ type: 'seek', at: tick.frame })))}
      </div>
    </div>
    <span class="moment">${label}</span>
    <label class="speed"
      ><span class="visually-hidden">Speed</span>
      <select
        @change=${({ target }: Event) => store.change({ type: 'speed', speed: Number((target as HTMLSelectElement).value) })}
      >
        ${speeds.map((speed) => html`<option value=${speed} ?selected=${speed === view.speed}>${speed} per second</option>`)}
      </select>
    </label>
    ${frames.length === 0 ? nothing : plots(frames, at)}
  </div>`;
}

function tickMark({ frame, kind, text }: Tick, count: number, click: () => void): TemplateResult {
  const share = count < 2 ? 0 : frame / (count - 1);
  return html`<button
    type="button"
    class=${`tick ${kind}`}
    tabindex="-1"
    aria-hidden="true"
    title=${text}
    .style=${`--share: ${share}`}
    @click=${click}
  ></button>`;
}

/** Describes the position of the timeline. */
export function momentOf({ mode }: View, frames: readonly Frame[], at: number): string {
  const state = frames[at]?.state;
  if (state === undefined) return '';
  const { report, status } = state;
  const first = frames[0]?.state.turn ?? 1;
  const isForecast = mode === 'inspect' || mode === 'forecast';
  if (at === 0) return `Turn ${first}, start · ${status}`;
  if (isForecast || (report !== null && frames[at]?.action?.id === 'EndTurn'))
    return `After turn ${report?.turn ?? first} · ${status}`;
  return `Turn ${state.turn}, step ${at} of ${frames.length - 1} · ${status}`;
}
