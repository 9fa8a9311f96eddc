import { html, nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { memoize } from '../../engine/core';
import { gameWords, inputWords, playerWords, type InputMark, type Timeline } from '../../engine/lix';
import { factTable } from '../shared/parts/fact-table';
import { keyList } from '../shared/parts/key-list';
import type { Commands } from './commands';
import { keyWords } from './keymap';
import { indexFrom } from './scale';
import { box, burst, circle, cross, diamond, looks, triangle, type LookName } from './shapes';
import { eventTexts, inputName, laneWords } from './words';
import { lastOf, type View } from './view';

/** The maximum number of inputs in the list around the current update. */
const maxInputs = 60;

/** Renders the side panel. */
export function side(view: View, timeline: Timeline, at: number, commands: Commands): TemplateResult {
  const state = timeline.states[at];
  const words = eventTexts(timeline, at);
  const heading = at === 0 ? 'Before the first update' : `Update ${at} of ${lastOf(timeline)}`;
  return html`<div class="side-content">
    <h2>${heading}</h2>
    <p class="game">${state === undefined ? nothing : gameWords(state)}</p>
    ${
      words.length === 0
        ? html`<p class="quiet">Nothing happens.</p>`
        : html`<ul class="happenings">
            ${words.map((each) => html`<li>${each}</li>`)}
          </ul>`
    }
    <details open>
      <summary>Players</summary>
      ${timeline.scenario.players.map((player, index) => {
        const now = state?.players[index];
        return html`<p class="state">
          <strong>${player.id}</strong> ${now === undefined ? nothing : playerWords(player, now)}
        </p>`;
      })}
    </details>
    <details open>${inputList(view, timeline, at, commands)}</details>
    <details>
      <summary>All lanes as text</summary>
      ${guard([timeline], () => laneTables(timeline))}
    </details>
    <details>
      <summary>Marks</summary>
      ${guard([], legend)}
    </details>
    <details>
      <summary>Keys</summary>
      ${keyList(keyWords)}
    </details>
  </div>`;
}

function inputList({ spot }: View, timeline: Timeline, at: number, commands: Commands): TemplateResult {
  const all = inputsOf(timeline);
  if (all.length === 0)
    return html`<summary>Inputs</summary>
      <p class="quiet">There are no inputs.</p>`;
  const near = indexFrom(all, at, ({ input }) => input.update);
  const first = Math.max(0, Math.min(near - maxInputs / 2, all.length - maxInputs));
  const listed = all.slice(first, first + maxInputs);
  const isPart = listed.length < all.length;
  const item = (mark: InputMark): TemplateResult => {
    const { index, update, player } = mark.input;
    const isMarked = spot?.kind === 'input' && spot.index === index;
    return html`<li>
      <button
        type="button"
        class="event"
        aria-current=${isMarked ? 'true' : 'false'}
        title="Show in the text"
        @click=${() => commands.choose(mark, false)}
        @dblclick=${() => commands.choose(mark, true)}
      >
        <span class="when">${update}</span>
        <span>
          ${timeline.scenario.players[player]?.id} <b>${inputName(mark, timeline)}</b>
          <span class=${mark.refused === null ? 'what' : 'what refused'}>${inputWords(timeline, mark)}</span>
        </span>
      </button>
    </li>`;
  };
  return html`<summary>
      Inputs
      ${isPart ? html`<span class="quiet">${first + 1}–${first + listed.length} of ${all.length}</span>` : nothing}
    </summary>
    <ol class="plain">
      ${listed.map(item)}
    </ol>`;
}

const inputsOf = memoize(({ lanes }: Timeline): readonly InputMark[] =>
  lanes.flatMap(({ inputs }) => inputs).sort(byUpdate),
);

function byUpdate({ input: one }: InputMark, { input: other }: InputMark): number {
  return one.update - other.update || one.player - other.player;
}

function laneTables({ lanes }: Timeline): TemplateResult {
  return html`${lanes.map((lane) => factTable(laneWords(lane), lane.player.id))}`;
}

const entries: readonly (readonly [LookName, string, string])[] = [
  ['input', diamond(10, 8, 6.5), 'nuke'],
  ['input', box(6, 4, 8, 8), 'skill assigned'],
  ['input', triangle(10, 8, 5.5), 'leaves'],
  ['refused', box(6, 4, 8, 8) + cross(10, 8, 2.5), 'refused: waits instead'],
  ['spawn', circle(10, 8, 4), 'lix spawns'],
  ['nuke', burst(10, 8, 6), 'lix explodes by a nuke'],
  ['exploder', burst(10, 8, 7.5), 'lix explodes as an exploder'],
  ['save', circle(10, 8, 4.5), 'lix is saved'],
  ['lost', 'M1 8H19', 'control lost'],
  ['end', 'M10 1V15', 'player has finished'],
  ['overtime-bar', box(1, 2, 18, 12), 'overtime'],
  ['closed-bar', box(1, 2, 18, 12), 'exits closed'],
];

function legend(): TemplateResult {
  return html`<ul class="plain legend">
    ${entries.map(([look, d, text]) => {
      const {
        fill = 'none',
        stroke = 'none',
        width = 1,
      } = looks[look] as {
        readonly fill?: string;
        readonly stroke?: string;
        readonly width?: number;
      };
      return html`<li>
        <svg width="20" height="16" aria-hidden="true">
          ${svg`<path d=${d} fill=${fill} stroke=${stroke} stroke-width=${width}></path>`}
        </svg>
        ${text}
      </li>`;
    })}
  </ul>`;
}
