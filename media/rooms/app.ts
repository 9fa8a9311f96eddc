import { html, nothing, type TemplateResult } from 'lit';
import type { Commands } from './commands';
import { side } from './side';
import type { Shown } from './shown';
import type { RoomsMap } from './map';
import { floorsOf, seedLimit, tabs, type Tab, type View } from './view';

const tabNames: Readonly<Record<Tab, string>> = { prefabs: 'Prefabs', floors: 'Floors' };

/** Renders the whole page. The map is drawn by itself in its place. */
export function app(map: RoomsMap, view: View, shown: Shown, commands: Commands): TemplateResult {
  return html`<div class="panel">
    <header>
      <h1 class="visually-hidden">Rooms of ${view.known?.name ?? 'a file'}</h1>
      ${toolbar(view, shown, commands)} ${faults(view, commands)}
    </header>
    <main class="stage">
      <p id="rooms-hint" class="visually-hidden">Arrow keys move. The keys are listed beside.</p>
      ${map.element}${words(shown, view, commands)}
      ${
        view.notice.text === ''
          ? nothing
          : html`<p class=${view.notice.isBad ? 'notice is-bad' : 'notice'}>${view.notice.text}</p>`
      }
    </main>
    <aside class="side" aria-label="Details" tabindex="0">${side(view, shown, commands)}</aside>
  </div>`;
}

/** In the place of a picture that there is not; a floor that cannot be made is told loudly. */
function words(shown: Shown, { floor }: View, commands: Commands): TemplateResult {
  if (shown.kind === 'nothing') return html`<p class="empty">${shown.message}</p>`;
  if (shown.kind !== 'failed') return html``;
  return html`<div class="failed" role="alert">
    <h2>No floor can be made</h2>
    <p>${shown.message}</p>
    <button type="button" class="primary" @click=${() => commands.reveal({ kind: 'floor', id: floor ?? '' })}>
      Show the floor in the text
    </button>
  </div>`;
}

function faults({ known }: View, { revealError }: Commands): TemplateResult {
  if (known === null || known.errors === 0) return html``;
  const count = known.errors === 1 ? '1 error' : `${known.errors} errors`;
  return html`<div class="banner" role="note">
    <span>These files have ${count}. What has them is left out.</span>
    <button type="button" class="link" @click=${revealError}>Show the first</button>
  </div>`;
}

function toolbar(view: View, shown: Shown, commands: Commands): TemplateResult {
  const button = (label: string, click: () => void, title = label, disabled = false): TemplateResult =>
    html`<button type="button" class="tool-button" title=${title} ?disabled=${disabled} @click=${click}>
      ${label}
    </button>`;
  const hasPicture = 'picture' in shown;
  const isRun = view.tab === 'floors' && view.play !== null;
  return html`<div class="toolbar" role="toolbar" aria-label="Rooms">
    <div class="segments" role="group" aria-label="What is shown">
      ${tabs.map(
        (tab) =>
          html`<button
            type="button"
            class="segment"
            aria-pressed=${view.tab === tab ? 'true' : 'false'}
            @click=${() => commands.tab(tab)}
          >
            ${tabNames[tab]}
          </button>`,
      )}
    </div>
    ${view.tab === 'prefabs' ? prefabTools(view, commands) : floorTools(view, commands, isRun, button)}
    <div class="tools">
      ${
        isRun
          ? html`${button('Undo', commands.undo, 'Undo the last action (Backspace)')}
            ${button('Save run', commands.saveRun, 'Save what was played as a transcript')}
            ${button('Stop playing', commands.stop, 'Back to the generated floor (P)')}`
          : nothing
      }
      ${button('−', () => commands.zoom(1 / 1.25), 'Zoom out (-)', !hasPicture)}
      ${button('Fit', commands.fit, 'Fit the picture (0)', !hasPicture)}
      ${button('+', () => commands.zoom(1.25), 'Zoom in (+)', !hasPicture)}
      <span class="exports" role="group" aria-label="Export">
        ${(['png', 'svg', 'text'] as const).map((kind) =>
          button(
            kind === 'text' ? 'Text' : kind.toUpperCase(),
            () => commands.save(kind),
            `Export what is shown as ${kind === 'text' ? 'text' : kind.toUpperCase()}`,
            !hasPicture,
          ),
        )}
      </span>
    </div>
  </div>`;
}

function prefabTools({ known, prefab }: View, commands: Commands): TemplateResult {
  return picker('Prefab', [...(known?.registry.prefabs.keys() ?? [])], prefab, commands.prefab);
}

function floorTools(
  { known, floor, seed, play }: View,
  commands: Commands,
  isRun: boolean,
  button: (label: string, click: () => void, title?: string, disabled?: boolean) => TemplateResult,
): TemplateResult {
  const floors = known === null ? [] : floorsOf(known.registry);
  const given = ({ target }: Event): void => {
    const value = Number((target as HTMLInputElement).value);
    if (Number.isInteger(value) && value >= 0 && value < seedLimit) commands.seed(value);
  };
  return html`${picker('Floor', floors, floor, commands.floor)}
    <label>
      Seed
      <input
        class="field seed"
        type="number"
        min="0"
        max=${seedLimit - 1}
        .value=${String(seed)}
        @change=${given}
      />
    </label>
    ${button('Next seed', commands.nextSeed, 'Next seed (N)')}
    ${
      isRun && play !== null
        ? nothing
        : button('Play from here', commands.play, 'Play from the cursor, or from the entrance (P)')
    }
    ${button('Replay …', commands.chooseRun, 'Play a transcript of a run')}
    ${button('New level', commands.newLevel, 'A reactor level on the map of this floor')}`;
}

function picker(
  label: string,
  ids: readonly string[],
  chosen: string | null,
  choose: (id: string) => void,
): TemplateResult {
  // one that is not there any more, or has an error, is still named
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
