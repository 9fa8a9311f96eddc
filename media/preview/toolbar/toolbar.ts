import { html, type TemplateResult } from 'lit';
import { keyOf } from '../keys';
import type { Panel } from '../panel';
import { iconButton } from '../../shared/parts/icon-button';
import { icon } from '../../shared/parts/icon';
import { modes, type Mode, type View } from '../store/view';

const modeNames: Readonly<Record<Mode, string>> = {
  inspect: 'Inspect',
  forecast: 'Forecast',
  play: 'Play',
  replay: 'Replay',
};

/** The row above the board: mode, zoom, layers, export, solve, help. */
export function toolbar({ store, run }: Panel, view: View): TemplateResult {
  const isOpen = (dialog: View['dialog']) => view.dialog === dialog;
  const hasBoard = view.document !== null;
  return html`<div class="toolbar" role="toolbar" aria-label="Preview">
    <div class="segments" role="group" aria-label="Mode">
      ${modes.map(
        (mode) =>
          html`<button
            type="button"
            class="segment"
            aria-pressed=${view.mode === mode ? 'true' : 'false'}
            ?disabled=${!hasBoard}
            @click=${(event: MouseEvent) => {
              run(mode);
              goToBoard(event);
            }}
          >
            ${modeNames[mode]}
          </button>`,
      )}
    </div>
    <div class="tools">
      ${iconButton({ icon: 'zoomOut', label: 'Zoom out', key: '-', click: () => run('zoomOut') })}
      ${iconButton({ icon: 'fit', label: 'Fit the board', key: '0', click: () => run('zoomToFit') })}
      ${iconButton({ icon: 'zoomIn', label: 'Zoom in', key: '+', click: () => run('zoomIn') })}
      <label class="display" title="What a player sees before the all-seeing eye is unlocked">
        <input
          type="checkbox"
          .checked=${view.display === 'locked'}
          @change=${({ target }: Event) =>
            store.change({
              type: 'display',
              display: (target as HTMLInputElement).checked ? 'locked' : 'unlocked',
            })}
        />
        As a player sees it
      </label>
      ${iconButton({
        icon: 'layers',
        label: 'Layers',
        key: keyOf('toggleLayers'),
        click: () => run('toggleLayers'),
        expanded: isOpen('layers'),
      })}
      ${iconButton({
        icon: 'export',
        label: 'Export',
        click: () => store.change({ type: 'dialog', dialog: isOpen('export') ? null : 'export' }),
        expanded: isOpen('export'),
        disabled: view.good === null,
      })}
      ${iconButton({
        icon: 'help',
        label: 'Keys',
        key: '?',
        click: () => run('showKeyboardShortcuts'),
        expanded: isOpen('help'),
      })}
      <button
        type="button"
        class="tool-button"
        title=${`Look for a win from the shown state (${keyOf('solve') ?? ''})`}
        ?disabled=${view.good === null}
        @click=${() => run('solve')}
      >
        ${icon('search')} Solve
      </button>
    </div>
  </div>`;
}

/** Who chooses a mode by pointer goes on with the keys of the board; who came by keys is left where they are. */
function goToBoard({ detail, target }: MouseEvent): void {
  if (detail === 0 || !(target instanceof Element)) return;
  target.closest('.panel')?.querySelector<HTMLElement>('[role=grid]')?.focus();
}
