import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../shared/board/board';
import type { CommandContext } from './context';
import { playBar } from './modes/play-bar';
import { replayBar } from './modes/replay-bar';
import { side } from './panels/side';
import { status } from './panels/status';
import { emptyWords, faults, readingWords } from './faults';
import { notice } from '../shared/parts/notice';
import { cancelSolve, openSolution } from './solving';
import type { View } from './store/view';
import { timeline } from './timeline/timeline';
import { exportPopover } from './toolbar/export-popover';
import { goTo } from './toolbar/go-to';
import { help } from './toolbar/help';
import { layersPopover } from './toolbar/layers-popover';
import { toolbar } from './toolbar/toolbar';

/** Renders the page. The board draws itself into its element. */
export function app(context: CommandContext, view: View): TemplateResult {
  const solverActions = {
    cancel: () => void cancelSolve(context),
    openResult: () => openSolution(context),
  };
  return html`<div class="panel" data-settled=${view.isSettled ? 'true' : 'false'}>
    <header>
      <h1 class="visually-hidden">Preview of ${view.document?.name ?? 'a level'}</h1>
      ${toolbar(context, view)}${faults(context, view)}${status(view)}
    </header>
    <main class="stage">
      <p id="board-hint" class="visually-hidden">Arrow keys move, question mark lists the keys.</p>
      ${boardPlace(context.board, view)} ${popover(context, view)} ${noticeOf(view)}
    </main>
    <aside class="side" aria-label="Details">${side(context, view, solverActions)}</aside>
    <footer>${playBar(context, view)}${replayBar(context, view)}${timeline(context, view)}</footer>
    ${view.dialog === 'help' ? help(context) : nothing}
    ${view.dialog === 'go-to' ? goTo(context, view) : nothing}
  </div>`;
}

function boardPlace({ element }: Board, view: View): TemplateResult {
  return html`${element}
    <p class="empty">${emptyWords(view)}</p>`;
}

function popover(context: CommandContext, view: View): TemplateResult {
  if (view.dialog === 'layers') return layersPopover(context, view);
  return view.dialog === 'export' ? exportPopover(context) : html``;
}

function noticeOf({ notice: { text, isBad }, isReading, document }: View): TemplateResult | typeof nothing {
  return isReading && document !== null ? notice(readingWords) : notice(text, isBad);
}
