import { html, nothing, type TemplateResult } from 'lit';
import backIcon from '@vscode/codicons/src/icons/chevron-left.svg';
import forwardIcon from '@vscode/codicons/src/icons/chevron-right.svg';
import pauseIcon from '@vscode/codicons/src/icons/debug-pause.svg';
import playIcon from '@vscode/codicons/src/icons/play.svg';
import { isUndergroundSeen, lineOf, shownIndex } from '../modes/line';
import type { Panel } from '../panel';
import { iconButton } from '../../shared/parts/icon-button';
import { blockedReason, type View } from '../store/view';
import { momentOf } from '../modes/moment';
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
        ${ticksOf(frames, isUndergroundSeen(view)).map((tick) => tickMark(tick, frames.length, () => store.change({ type: 'seek', at: tick.frame })))}
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
