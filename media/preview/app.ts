import { html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../shared/board/board';
import type { CommandContext } from './context';
import { headline } from './announcements';
import { playBar } from './modes/play-bar';
import { replayBar } from './modes/replay-bar';
import { side } from './panels/side';
import { banner, emptyWords, readingWords } from './banner';
import { icon } from '../shared/parts/icon';
import { cancelSolve, openSolution } from './solving';
import type { View } from './store/view';
import { timeline } from './timeline/timeline';
import { exportPopover } from './toolbar/export-popover';
import { goTo } from './toolbar/go-to';
import { help } from './toolbar/help';
import { layersPopover } from './toolbar/layers-popover';
import { toolbar } from './toolbar/toolbar';

/** The whole panel. The board is drawn by itself; here is its place. */
export function app(context: CommandContext, view: View): TemplateResult {
  const solverActions = {
    cancel: () => void cancelSolve(context),
    openResult: () => openSolution(context),
  };
  return html`<div class="panel" data-settled=${view.isSettled ? 'true' : 'false'}>
    <header>
      <h1 class="visually-hidden">Preview of ${view.document?.name ?? 'a level'}</h1>
      ${toolbar(context, view)}${banner(context, view)}${summary(view)}
    </header>
    <main class="stage">
      <p id="board-hint" class="visually-hidden">Arrow keys move, question mark lists the keys.</p>
      ${boardPlace(context.board, view)} ${popover(context, view)} ${notice(view)}
    </main>
    <aside class="side" aria-label="Details">${side(context, view, solverActions)}</aside>
    <footer>${playBar(context, view)}${replayBar(context, view)}${timeline(context, view)}</footer>
    ${view.dialog === 'help' ? help(context) : nothing}
    ${view.dialog === 'go-to' ? goTo(context, view) : nothing}
  </div>`;
}

function boardPlace({ element }: Board, view: View): TemplateResult {
  return html`${element}
    <p class="empty-words">${emptyWords(view)}</p>`;
}

/** What becomes of the level if nobody acts. */
function summary(view: View): TemplateResult {
  const words = headline(view);
  // its place stays while the timeline moves, or the board would jump
  if (words === null) return html`<p class="summary">&nbsp;</p>`;
  return html`<p class=${words.isLost ? 'summary is-bad' : 'summary'}>
    ${icon(words.isLost ? 'warning' : 'info')}
    <span
      >${view.mode === 'play' || view.mode === 'replay' ? 'If nobody acts from here: ' : ''}${words.text}</span
    >
  </p>`;
}

function popover(context: CommandContext, view: View): TemplateResult {
  if (view.dialog === 'layers') return layersPopover(context, view);
  return view.dialog === 'export' ? exportPopover(context) : html``;
}

function notice({ notice: { text, isBad }, isReading, document }: View): TemplateResult {
  if (isReading && document !== null) return html`<p class="notice">${icon('info')} ${readingWords}</p>`;
  if (text === '') return html``;
  return html`<p class=${isBad ? 'notice is-bad' : 'notice'}>${icon(isBad ? 'warning' : 'info')} ${text}</p>`;
}
