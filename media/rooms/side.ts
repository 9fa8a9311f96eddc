import { counted } from '../../engine/core';
import { html, nothing, type TemplateResult } from 'lit';
import {
  goldItem,
  nextFloorFault,
  roomsGame,
  tileCodes,
  type Prefab,
  type Registry,
} from '../../engine/rooms';
import { button } from '../shared/parts/button';
import { factTable } from '../shared/parts/fact-table';
import { keyList } from '../shared/parts/key-list';
import { keyWords } from './keymap';
import { placeOfCell, type Shown } from './shown';
import { cellWords, eventWords, itemWords, roomWords } from './words';
import type { Commands } from './commands';
import type { Play } from './play';
import type { View } from './view';

/** The maximum number of listed events during a run. At its end, all are listed. */
const maxEvents = 60;

/** Renders the side panel. */
export function side(view: View, shown: Shown, commands: Commands): TemplateResult {
  const { known } = view;
  if (known === null) return html``;
  const { registry } = known;
  return html`<div class="side-content">
    ${'picture' in shown ? html`<p class="quiet here">${cellWords(shown, registry, view.cursor)}</p>` : nothing}
    ${shown.kind === 'prefab' ? prefabFacts(shown.prefab, registry, commands) : nothing}
    ${shown.kind === 'run' ? runFacts(shown, view.play?.verdict ?? null, commands) : nothing}
    ${
      shown.kind === 'floor'
        ? html`${factTable([
            ['Floor', String(shown.floor.number)],
            ['Size', `${shown.floor.width} × ${shown.floor.height}`],
            [
              'Rooms',
              `${shown.floor.rooms.length} of ${registry.floors.get(shown.floor.plan)?.rooms ?? 0} wanted`,
            ],
            [
              'Corridors',
              `${shown.made.corridors.length}, ${counted(
                shown.made.corridors.reduce((sum, one) => sum + one, 0),
                'cell',
              )}`,
            ],
          ])}
          ${button('Show the floor in the text', () => commands.reveal({ kind: 'floor', id: shown.floor.plan }))}`
        : nothing
    }
    ${shown.kind === 'floor' || shown.kind === 'run' ? roomList(view, shown, registry, commands) : nothing}
    <details>
      <summary>Keys</summary>
      ${keyList(keyWords)}
    </details>
  </div>`;
}

function prefabFacts(prefab: Prefab, registry: Registry, commands: Commands): TemplateResult {
  const { id, tags, rows, loot, npcs } = prefab;
  const count = (glyph: string): string => String(rows.join('').split(glyph).length - 1);
  const floors = [...registry.floors.values()].filter((plan) =>
    tags.some((tag) => plan.required.includes(tag) || plan.prefabs.some((each) => each.id === tag)),
  );
  return html`${factTable([
    ['Prefab', id],
    ['Tags', tags.join(', ')],
    ['Size', `${rows[0]?.length ?? 0} × ${rows.length}`],
    ['Doors', count('+')],
    ['Enemies', count('e')],
    ['Piles', `${count('l')}${loot === undefined ? '' : ` from ${loot}`}`],
    ...(npcs.length > 0 ? [['NPCs', npcs.join(', ')] as const] : []),
    ['On floors', floors.map((plan) => plan.id).join(', ') || 'none'],
  ])}
  ${button('Show the prefab in the text', () => commands.reveal({ kind: 'prefab', id }))}`;
}

const actNames: Readonly<Record<string, string>> = {
  fight: 'Fight (F)',
  pick_up: 'Take the pile (T)',
  descend: 'Descend (D)',
};

function runFacts(
  { run, runs, count }: Extract<Shown, { kind: 'run' }>,
  verdict: Play['verdict'],
  commands: Commands,
): TemplateResult {
  const { floor, player, enemies, bag, turn, gameOver, fault } = run;
  const room = floor.playerRoom === undefined ? undefined : floor.rooms[floor.playerRoom];
  const events = runs.flatMap(({ events: happened, turn: at }) =>
    happened.map((event) => [at, event] as const),
  );
  const offered = roomsGame.view(run).actions.filter(({ id }) => id in actNames);
  const counts = new Map<string, number>();
  for (const item of bag) counts.set(itemWords(item), (counts.get(itemWords(item)) ?? 0) + 1);
  const gold = bag.filter(({ def }) => def === goldItem).length;
  const isAtStairs = floor.tiles[player.cell] === tileCodes.Stairs;
  const problem = fault ?? (isAtStairs ? nextFloorFault(run.registry, floor.number) : undefined) ?? null;
  const listed = gameOver === null ? events.slice(-maxEvents) : events;
  return html`${
      gameOver === null
        ? nothing
        : html`<div class=${`over ${gameOver.outcome}`}>
            <h2>${gameOver.outcome === 'Won' ? 'Won' : 'Lost'}</h2>
            <p>Floor ${floor.number}, ${counted(turn, 'action')}, ${gold} gold.</p>
          </div>`
    }
    ${problem === null ? nothing : html`<p class="is-bad" role="alert">${problem.message}</p>`}
    ${factTable([
      ['Floor', String(floor.number)],
      ['Health', String(player.health)],
      ['Room', room === undefined ? 'corridor' : `${room.prefab}${room.cleared ? '' : ', not cleared'}`],
      ...(enemies.length === 0
        ? []
        : [['Fight', enemies.map(({ kind, health }) => `${kind} (${health})`).join(', ')] as const]),
      [
        'Bag',
        [...counts].map(([item, count]) => (count > 1 ? `${count} ${item}` : item)).join(', ') || 'empty',
      ],
    ])}
    ${verdict === null ? nothing : html`<p class=${verdict.isBad ? 'is-bad' : 'quiet'}>${verdict.text}</p>`}
    ${
      count === 0
        ? nothing
        : html`<label class="scrub"
            >Action ${turn} of ${count}
            <input
              type="range"
              min="0"
              max=${count}
              .value=${String(turn)}
              @input=${({ target }: Event) => commands.goTo(Number((target as HTMLInputElement).value))}
            />
          </label>`
    }
    <div class="acts">
      ${offered.map(({ id }) => button(actNames[id] ?? id, () => commands.act(id), { look: 'primary' }))}
    </div>
    <h2>Events</h2>
    <ul class="plain history" tabindex="0" aria-label="Events">
      ${[...listed]
        .reverse()
        .map(([at, event]) => html`<li><span class="quiet">${at}</span> ${eventWords(event)}</li>`)}
    </ul>`;
}

function roomList(
  { cursor }: View,
  shown: Extract<Shown, { kind: 'floor' | 'run' }>,
  registry: Registry,
  commands: Commands,
): TemplateResult {
  const here = placeOfCell(shown, registry, cursor)?.room;
  return html`<h2>Rooms</h2>
    <ol class="plain">
      ${shown.floor.rooms.map(({ rect, ...room }, index) => {
        const middle =
          (rect.y + Math.floor(rect.height / 2)) * shown.floor.width + rect.x + Math.floor(rect.width / 2);
        return html`<li>
          <button
            type="button"
            class="event"
            aria-current=${index === here ? 'true' : 'false'}
            @click=${() => commands.cursor(middle)}
          >
            <span>${index + 1}</span>
            <span>${room.prefab} <span class="how">${roomWords({ rect, ...room })}</span></span>
          </button>
        </li>`;
      })}
    </ol>`;
}
