import { counted } from '../../engine/core';
import { html, nothing, type TemplateResult } from 'lit';
import { banner } from '../shared/parts/banner';
import { button } from '../shared/parts/button';
import { notice } from '../shared/parts/notice';
import { segments } from '../shared/parts/segments';
import type { Commands } from './commands';
import { side } from './side';
import type { Shown } from './shown';
import type { RoomsMap } from './map';
import { floorsOf, seedLimit, type Tab, type View } from './view';

const tabNames: Readonly<Record<Tab, string>> = { prefabs: 'Prefabs', floors: 'Floors' };

/** Renders the page. The map draws itself into its element. */
export function app(map: RoomsMap, view: View, shown: Shown, commands: Commands): TemplateResult {
  return html`<div class="panel">
    <header>
      <h1 class="visually-hidden">Rooms of ${view.known?.name ?? 'a file'}</h1>
      ${toolbar(view, shown, commands)} ${faults(view, commands)}
    </header>
    <main class="stage">
      <p id="rooms-hint" class="visually-hidden">
        Arrow keys move the cursor. The side panel lists all keys.
      </p>
      ${map.element}${words(shown, view, commands)} ${notice(view.notice.text, view.notice.isBad)}
    </main>
    <aside class="side" aria-label="Details" tabindex="0">${side(view, shown, commands)}</aside>
  </div>`;
}

/** Renders the text in place of a missing picture. A floor that cannot be generated is an alert. */
function words(shown: Shown, { floor }: View, { reveal }: Commands): TemplateResult | typeof nothing {
  if (shown.kind === 'nothing') return html`<p class="empty">${shown.message}</p>`;
  if (shown.kind !== 'failed') return nothing;
  const show = (): void => reveal({ kind: 'floor', id: floor ?? '' });
  return html`<div class="failed" role="alert">
    <h2>The floor cannot be generated</h2>
    <p>${shown.message}</p>
    ${button('Show the floor in the text', show, { look: 'primary' })}
  </div>`;
}

function faults({ known }: View, { revealError }: Commands): TemplateResult | typeof nothing {
  if (known === null || known.errors === 0) return nothing;
  return banner(
    `These files have ${counted(known.errors, 'error')}. Parts with errors are omitted.`,
    'Show the first error',
    revealError,
  );
}

function toolbar(view: View, shown: Shown, commands: Commands): TemplateResult {
  const disabled = !('picture' in shown);
  const isRun = view.tab === 'floors' && view.play !== null;
  return html`<div class="toolbar" role="toolbar" aria-label="Rooms">
    ${segments({ label: 'View', options: tabNames, chosen: view.tab, choose: commands.tab })}
    ${view.tab === 'prefabs' ? prefabTools(view, commands) : floorTools(view, commands, isRun)}
    <div class="tools">
      ${
        isRun
          ? [
              button('Undo', commands.undo, { title: 'Undo the last action (Backspace)' }),
              button('Save run', commands.saveRun, { title: 'Save the run as a transcript' }),
              button('Stop playing', commands.stop, { title: 'Back to the generated floor (P)' }),
            ]
          : nothing
      }
      ${button('−', () => commands.zoom(1 / 1.25), { title: 'Zoom out (-)', disabled })}
      ${button('Fit', commands.fit, { title: 'Fit the picture (0)', disabled })}
      ${button('+', () => commands.zoom(1.25), { title: 'Zoom in (+)', disabled })}
      <span class="exports" role="group" aria-label="Export">
        ${(['png', 'svg', 'text'] as const).map((kind) => {
          const [label, name] = kind === 'text' ? ['Text', 'text'] : [kind.toUpperCase(), kind.toUpperCase()];
          return button(label, () => commands.save(kind), {
            title: `Export the view as ${name}`,
            disabled,
          });
        })}
      </span>
    </div>
  </div>`;
}

function prefabTools({ known, prefab }: View, commands: Commands): TemplateResult {
  return picker('Prefab', [...(known?.registry.prefabs.keys() ?? [])], prefab, commands.prefab);
}

function floorTools({ known, floor, seed, play }: View, commands: Commands, isRun: boolean): TemplateResult {
  const floors = known === null ? [] : floorsOf(known.registry);
  const given = ({ target }: Event): void => {
    const value = Number((target as HTMLInputElement).value);
    if (Number.isInteger(value) && value >= 0 && value < seedLimit) commands.seed(value);
  };
  return html`${picker('Floor', floors, floor, commands.floor)}
    <label>
      Seed
      <input
        class="seed"
        type="number"
        min="0"
        max=${seedLimit - 1}
        .value=${String(seed)}
        @change=${given}
      />
    </label>
    ${button('Next seed', commands.nextSeed, { title: 'Next seed (N)' })}
    ${
      isRun && play !== null
        ? nothing
        : button('Play from here', commands.play, { title: 'Play from the cursor, or from the entrance (P)' })
    }
    ${button('Replay…', commands.chooseRun, { title: 'Replay a transcript' })}
    ${button('New level', commands.newLevel, { title: 'Create a reactor level from this floor' })}`;
}

function picker(
  label: string,
  ids: readonly string[],
  chosen: string | null,
  choose: (id: string) => void,
): TemplateResult {
  // keep an option for a chosen entry that is deleted or has an error
  const all = chosen === null || ids.includes(chosen) ? ids : [chosen, ...ids];
  return html`<label>
    ${label}
    <select
      .value=${chosen ?? ''}
      @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}
    >
      ${all.map((id) => html`<option value=${id} ?selected=${id === chosen}>${id}</option>`)}
    </select>
  </label>`;
}
