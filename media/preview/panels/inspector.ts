import { html, nothing, type TemplateResult } from 'lit';
import infoIcon from '@vscode/codicons/src/icons/info.svg';
import type { State } from '../../../engine/reactor/simulation';
import { positionText, thingWords } from '../../../engine/reactor/words';
import { forecastFrames, type Frame } from '../modes/frames';
import { lineOf, shownIndex, shownState } from '../modes/line';
import type { Panel } from '../panel';
import { button } from '../../shared/parts/button';
import { icon } from '../../shared/parts/icon';
import type { View } from '../store/view';
import { causesAt } from './causes';
import { cellFacts, factRows } from './cell-facts';
import { problemsHere } from './problems';

/** Two moments of the level that are compared. */
interface Span {
  /** The frames up to the later moment. */
  readonly frames: readonly Frame[];
  /** The index of the current one. */
  readonly at: number;
  readonly now: State;
}

/** Returns the moments to compare: now and the shown turn of a forecast, otherwise the end of the forecast. */
function spanOf(view: View): Span | null {
  const line = lineOf(view);
  const state = shownState(view);
  if (line === null || state === null) return null;
  const isForecast = view.mode === 'inspect' || view.mode === 'forecast';
  const shown = shownIndex(view);
  if (isForecast) {
    const [first] = line.frames;
    if (first === undefined) return null;
    const frames = shown === 0 ? line.frames : line.frames.slice(0, shown + 1);
    return { frames, at: 0, now: first.state };
  }
  // computed once the timeline has settled
  const later = view.isSettled ? forecastFrames(state).slice(1) : [];
  return { frames: [...line.frames.slice(0, shown + 1), ...later], at: shown, now: state };
}

/** Renders the cell under the cursor: its properties now and later, and the causes of changes. */
export function inspector(panel: Panel, view: View): TemplateResult {
  const { shownOf, post } = panel;
  const scene = shownOf(view)?.scene;
  const { document, cursor } = view;
  if (scene === undefined || document === null) return html`<p class="quiet">No board yet.</p>`;
  const title = html`<div class="cell-head">
    <h2>Cell ${positionText(scene, cursor)}</h2>
    ${button('Show in the text', () => post({ type: 'reveal', version: document.version, cell: cursor, focus: true }), { look: 'link' })}
  </div>`;
  const span = spanOf(view);
  if (span === null)
    return html`${title}
      <ul class="plain">
        ${thingWords(scene, cursor).map((word) => html`<li>${word}</li>`)}
      </ul>
      ${problemsHere(panel, view)}`;
  return html`${title}${cellTable(span, cursor, scene.underground)}${causeList(view, span, scene.underground)}${problemsHere(panel, view)}${playHint(view)}`;
}

function cellTable({ frames, at, now }: Span, cell: number, isUndergroundSeen: boolean): TemplateResult {
  const then = frames.slice(at + 1).at(-1)?.state;
  const last = then?.report?.turn;
  const rows = factRows(
    cellFacts(now, cell, isUndergroundSeen),
    then === undefined ? [] : cellFacts(then, cell, isUndergroundSeen),
  );
  return html`<table class="facts">
    <thead>
      <tr>
        <th scope="col">Property</th>
        <th scope="col">Now</th>
        ${last === undefined ? nothing : html`<th scope="col">After turn ${last}</th>`}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr class=${last !== undefined && row.now !== row.then ? 'differs' : ''}>
            <th scope="row">${row.name}</th>
            <td>${row.now === '' ? '–' : row.now}</td>
            ${
              last === undefined
                ? nothing
                : html`<td>
                    ${
                      row.now === row.then
                        ? html`<span class="quiet">same</span>`
                        : row.then === ''
                          ? '–'
                          : row.then
                    }
                  </td>`
            }
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function causeList(
  { cursor, isSettled }: View,
  { frames, at }: Span,
  isUndergroundSeen: boolean,
): TemplateResult {
  // computed once the timeline has settled
  if (!isSettled) return html`<p class="quiet">…</p>`;
  const causes = causesAt(frames, at, cursor, isUndergroundSeen);
  if (causes.length === 0) return html`<p class="quiet">Nothing affects this cell in this period.</p>`;
  return html`<h3>Causes</h3>
    <ul class="plain causes">
      ${causes.map(({ when, text }) => html`<li><span class="quiet">${when}:</span> ${text}</li>`)}
    </ul>`;
}

function playHint({ mode }: View): TemplateResult {
  if (mode !== 'inspect') return html``;
  return html`<p class="quiet hint">
    ${icon(infoIcon)} The slider below shows the forecast. <kbd>P</kbd> plays from there.
  </p>`;
}
