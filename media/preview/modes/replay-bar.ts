import { counted } from '../../../engine/core';
import { html, nothing, type TemplateResult } from 'lit';
import infoIcon from '@vscode/codicons/src/icons/info.svg';
import openIcon from '@vscode/codicons/src/icons/folder-opened.svg';
import warningIcon from '@vscode/codicons/src/icons/warning.svg';
import { actionLabel, stateText } from '../../../engine/reactor/words';
import { chooseTranscript } from '../files';
import type { Panel } from '../panel';
import { button } from '../../shared/parts/button';
import { icon } from '../../shared/parts/icon';
import type { View } from '../store/view';
import { statusAt } from './moment';

/** Renders the name of the transcript, whether it matches the recording, and the next action. */
export function replayBar(panel: Panel, view: View): TemplateResult {
  if (view.mode !== 'replay') return html``;
  const open = button('Open a transcript', () => void chooseTranscript(panel), { icon: openIcon });
  const { replay } = view;
  if (replay === null) {
    return html`<section class="replay-bar" aria-label="Replay">
      <span>No transcript is open.</span> ${open}
    </section>`;
  }
  const { divergence, notes, name, at, frames, transcript } = replay;
  const next = transcript.actions[at];
  const state = frames[at]?.state;
  const isEnd = next === undefined || at >= frames.length - 1;
  return html`<section class="replay-bar" aria-label="Replay">
    <strong class="file">${name}</strong>
    <span>${at} of ${counted(transcript.actions.length, 'action')}</span>
    <span
      >${
        state === undefined
          ? nothing
          : isEnd
            ? `ends: ${stateText(statusAt(view, state, at))}`
            : `next: ${actionLabel(state, next)}`
      }</span
    >
    ${
      divergence === null
        ? html`<span class="same quiet">${icon(infoIcon)} matches the recording</span>`
        : html`<span class="is-bad">${icon(warningIcon)} Diverges. ${divergence.text}</span>
            ${button('Go there', () => panel.store.change({ type: 'seek', at: divergence.frame }))}`
    }
    ${notes.length === 0 ? nothing : html`<span class="quiet">${notes.join(' ')}</span>`} ${open}
  </section>`;
}
