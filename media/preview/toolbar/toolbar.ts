import { html, type TemplateResult } from 'lit';
import exportIcon from '@vscode/codicons/src/icons/export.svg';
import fitIcon from '@vscode/codicons/src/icons/screen-full.svg';
import helpIcon from '@vscode/codicons/src/icons/question.svg';
import layersIcon from '@vscode/codicons/src/icons/layers.svg';
import searchIcon from '@vscode/codicons/src/icons/lightbulb.svg';
import zoomInIcon from '@vscode/codicons/src/icons/zoom-in.svg';
import zoomOutIcon from '@vscode/codicons/src/icons/zoom-out.svg';
import { keyOf } from '../keys';
import type { Panel } from '../panel';
import { button } from '../../shared/parts/button';
import { iconButton } from '../../shared/parts/icon-button';
import { segments } from '../../shared/parts/segments';
import type { Mode, View } from '../store/view';

const modeNames: Readonly<Record<Mode, string>> = {
  inspect: 'Inspect',
  forecast: 'Forecast',
  play: 'Play',
  replay: 'Replay',
};

/** Renders the toolbar: mode, zoom, layers, export, solve, help. */
export function toolbar({ store, run }: Panel, view: View): TemplateResult {
  const isOpen = (dialog: View['dialog']) => view.dialog === dialog;
  return html`<div class="toolbar" role="toolbar" aria-label="Preview">
    ${segments({
      label: 'Mode',
      options: modeNames,
      chosen: view.mode,
      choose(mode, event) {
        run(mode);
        goToBoard(event);
      },
      disabled: view.document === null,
    })}
    <div class="tools">
      ${iconButton({ icon: zoomOutIcon, label: 'Zoom out', key: '-', click: () => run('zoomOut') })}
      ${iconButton({ icon: fitIcon, label: 'Fit the board', key: '0', click: () => run('zoomToFit') })}
      ${iconButton({ icon: zoomInIcon, label: 'Zoom in', key: '+', click: () => run('zoomIn') })}
      <label class="display" title="Hide the underground, as before the all-seeing eye is unlocked">
        <input
          type="checkbox"
          .checked=${view.display === 'locked'}
          @change=${({ target }: Event) =>
            store.change({
              type: 'display',
              display: (target as HTMLInputElement).checked ? 'locked' : 'unlocked',
            })}
        />
        Player view
      </label>
      ${iconButton({
        icon: layersIcon,
        label: 'Layers',
        key: keyOf('toggleLayers'),
        click: () => run('toggleLayers'),
        expanded: isOpen('layers'),
      })}
      ${iconButton({
        icon: exportIcon,
        label: 'Export',
        click: () => store.change({ type: 'dialog', dialog: isOpen('export') ? null : 'export' }),
        expanded: isOpen('export'),
        disabled: view.good === null,
      })}
      ${iconButton({
        icon: helpIcon,
        label: 'Keyboard shortcuts',
        key: '?',
        click: () => run('showKeyboardShortcuts'),
        expanded: isOpen('help'),
      })}
      ${button('Solve', () => run('solve'), {
        title: `Search for a win from the shown state (${keyOf('solve') ?? ''})`,
        icon: searchIcon,
        disabled: view.good === null,
      })}
    </div>
  </div>`;
}

/** Focuses the board after a click. Choosing a mode by keyboard keeps the focus. */
function goToBoard({ detail, target }: MouseEvent): void {
  if (detail === 0 || !(target instanceof Element)) return;
  target.closest('.panel')?.querySelector<HTMLElement>('[role=grid]')?.focus();
}
