import { html, nothing, type TemplateResult } from 'lit';
import type { Actions } from './commands';
import { side } from './side';
import type { Shown } from './shown';
import type { Stage } from './stage';
import { floorsOf, seedLimit, tabs, type Tab, type View } from './view';

const tabNames: Readonly<Record<Tab, string>> = { prefabs: 'Prefabs', floors: 'Floors' };

/** The whole panel. The stage is drawn by itself; here is its place. */
export function app(stage: Stage, view: View, shown: Shown, actions: Actions): TemplateResult {
  return html`<div class="panel">
    <header>
      <h1 class="visually-hidden">Rooms of ${view.known?.name ?? 'a file'}</h1>
      ${toolbar(view, shown, actions)} ${faults(view, actions)}
    </header>
    <main class="stage">
      <p id="rooms-hint" class="visually-hidden">Arrow keys move. The keys are listed beside.</p>
      ${stage.element}${words(shown, view, actions)}
      ${
        view.notice.text === ''
          ? nothing
          : html`<p class=${view.notice.isBad ? 'notice is-bad' : 'notice'}>${view.notice.text}</p>`
      }
    </main>
    <aside class="side" aria-label="Details" tabindex="0">${side(view, shown, actions)}</aside>
  </div>`;
}

/** In the place of a picture that there is not; a floor that cannot be made is told loudly. */
function words(shown: Shown, { floor }: View, actions: Actions): TemplateResult {
  if (shown.kind === 'nothing') return html`<p class="empty">${shown.message}</p>`;
  if (shown.kind !== 'failed') return html``;
  return html`<div class="failed" role="alert">
    <h2>No floor can be made</h2>
    <p>${shown.message}</p>
    <button type="button" class="primary" @click=${() => actions.reveal({ kind: 'floor', id: floor ?? '' })}>
      Show the floor in the text
    </button>
  </div>`;
}

function faults({ known }: View, { revealError }: Actions): TemplateResult {
  if (known === null || known.errors === 0) return html``;
  const count = known.errors === 1 ? '1 error' : `${known.errors} errors`;
  return html`<div class="banner" role="note">
    <span>These files have ${count}. What has them is left out.</span>
    <button type="button" class="link" @click=${revealError}>Show the first</button>
  </div>`;
}

function toolbar(view: View, shown: Shown, actions: Actions): TemplateResult {
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
            @click=${() => actions.tab(tab)}
          >
            ${tabNames[tab]}
          </button>`,
      )}
    </div>
    ${view.tab === 'prefabs' ? prefabTools(view, actions) : floorTools(view, actions, isRun, button)}
    <div class="tools">
      ${
        isRun
          ? html`${button('Undo', actions.undo, 'Undo the last action (Backspace)')}
            ${button('Save run', actions.saveRun, 'Save what was played as a transcript')}
            ${button('Stop playing', actions.stop, 'Back to the generated floor (P)')}`
          : nothing
      }
      ${button('−', () => actions.zoom(1 / 1.25), 'Zoom out (-)', !hasPicture)}
      ${button('Fit', actions.fit, 'Fit the picture (0)', !hasPicture)}
      ${button('+', () => actions.zoom(1.25), 'Zoom in (+)', !hasPicture)}
      <span class="exports" role="group" aria-label="Export">
        ${(['png', 'svg', 'text'] as const).map((kind) =>
          button(
            kind === 'text' ? 'Text' : kind.toUpperCase(),
            () => actions.save(kind),
            `Export what is shown as ${kind === 'text' ? 'text' : kind.toUpperCase()}`,
            !hasPicture,
          ),
        )}
      </span>
    </div>
  </div>`;
}

function prefabTools({ known, prefab }: View, actions: Actions): TemplateResult {
  return picker('Prefab', [...(known?.registry.prefabs.keys() ?? [])], prefab, actions.prefab);
}

function floorTools(
  { known, floor, seed, play }: View,
  actions: Actions,
  isRun: boolean,
  button: (label: string, click: () => void, title?: string, disabled?: boolean) => TemplateResult,
): TemplateResult {
  const floors = known === null ? [] : floorsOf(known.registry);
  const given = ({ target }: Event): void => {
    const value = Number((target as HTMLInputElement).value);
    if (Number.isInteger(value) && value >= 0 && value < seedLimit) actions.seed(value);
  };
  return html`${picker('Floor', floors, floor, actions.floor)}
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
    ${button('Next seed', actions.nextSeed, 'Next seed (N)')}
    ${
      isRun && play !== null
        ? nothing
        : button('Play from here', actions.play, 'Play from the cursor, or from the entrance (P)')
    }
    ${button('Replay …', actions.chooseRun, 'Play a transcript of a run')}
    ${button('New level', actions.newLevel, 'A reactor level on the map of this floor')}`;
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
