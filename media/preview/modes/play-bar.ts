import { counted } from '../../../engine/core';
import { html, nothing, type TemplateResult } from 'lit';
import backIcon from '@vscode/codicons/src/icons/chevron-left.svg';
import restartIcon from '@vscode/codicons/src/icons/debug-restart.svg';
import saveIcon from '@vscode/codicons/src/icons/save.svg';
import { reportedState, type State } from '../../../engine/reactor/simulation';
import { lossText, sentence, stateText } from '../../../engine/reactor/words';
import type { Panel } from '../panel';
import { button } from '../../shared/parts/button';
import { blockedReason, type View } from '../store/view';
import { choicesOf } from './choices';
import { shownState } from './line';
import { pathTo, tipsOf, type PlayTree } from './play-tree';

/** Renders the legal actions and the branches; after the end, the result. */
export function playBar(panel: Panel, view: View): TemplateResult {
  const state = shownState(view);
  if (view.mode !== 'play' || state === null) return html``;
  const isOver = state.status === 'Won' || state.status === 'Lost';
  return html`<section class="play-bar" aria-label="Play">
    ${button('Save game', () => panel.run('saveGame'), { icon: saveIcon })}
    ${view.tree === null ? nothing : branches(panel, view.tree)}
    ${isOver ? result(panel, view, state) : choices(panel, view, state)}
  </section>`;
}

function choices({ store }: Panel, view: View, state: State): TemplateResult {
  const isBlocked = blockedReason(view) !== null;
  return html`<div class="choices" role="group" aria-label="Actions">
    ${choicesOf(state).map(
      ({ action, label, cost, key }, index) =>
        html`<button
          type="button"
          class="choice"
          ?disabled=${isBlocked}
          @click=${() => store.change({ type: 'act', action })}
        >
          ${index < 9 ? html`<span class="number">${index + 1}</span>` : nothing} ${label}
          ${cost > 0 ? html`<span class="cost">${counted(cost, 'action')}</span>` : nothing}
          ${key === '' ? nothing : html`<kbd>${key}</kbd>`}
        </button>`,
    )}
  </div>`;
}

function result({ store, run }: Panel, { tree }: View, state: State): TemplateResult {
  const isWon = state.status === 'Won';
  const actions = tree === null ? 0 : pathTo(tree, tree.at).length - 1;
  const turn = isWon ? state.turn : (state.report?.turn ?? state.turn);
  return html`<div class=${isWon ? 'result is-won' : 'result is-lost'}>
    <strong>${isWon ? 'Won' : 'Lost'} on turn ${turn}</strong>
    <span>${counted(actions, 'action')}</span>
    ${isWon ? nothing : html`<span>${lossReason(state)}</span>`}
    ${button('Save transcript', () => run('saveTranscript'), { icon: saveIcon })}
    ${button('Step back', () => run('goToPreviousAction'), { icon: backIcon })}
    ${button('From the start', () => store.change({ type: 'restart' }), { icon: restartIcon })}
  </div>`;
}

/** Returns the reason of a loss as a sentence. A saved game that is lost only knows the cause. */
function lossReason({ machine, report, lossCause }: State): string {
  const loss = report?.loss;
  return sentence(loss == null ? `Lost by the ${lossCause ?? 'level'}` : lossText(machine.level, loss));
}

/** Renders the choice of a branch, if there are several. */
function branches({ store }: Panel, tree: PlayTree): TemplateResult {
  const tips = tipsOf(tree);
  if (tips.length < 2) return html``;
  return html`<label class="branches"
    >Branch
    <select
      @change=${({ target }: Event) => store.change({ type: 'branch', tip: Number((target as HTMLSelectElement).value) })}
    >
      ${tips.map((tip, index) => html`<option value=${tip} ?selected=${tip === tree.tip}>${branchName(tree, tip, index)}</option>`)}
    </select>
  </label>`;
}

function branchName(tree: PlayTree, tip: number, index: number): string {
  const state = tree.nodes[tip]?.state;
  const actions = pathTo(tree, tip).length - 1;
  return `${index + 1}: ${counted(actions, 'action')}, turn ${state?.turn ?? 1}, ${state === undefined ? '' : stateText(reportedState(state))}`;
}
