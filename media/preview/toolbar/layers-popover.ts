import { html, type TemplateResult } from 'lit';
import { layerNames, overlayNames, type LayerName, type OverlayName } from '../../../engine/reactor/picture';
import type { Panel } from '../panel';
import { popover } from '../../shared/parts/dialogs';
import type { View } from '../store/view';

const names: Readonly<Record<LayerName | OverlayName, string>> = {
  terrain: 'Terrain',
  fuel: 'Fuel',
  coolant: 'Coolant',
  electricity: 'Electricity',
  props: 'Props',
  leaks: 'Leaks',
  hazards: 'Hazards',
  heat: 'Heat',
  'rule-targets': 'Rule targets',
  changed: 'Changes since the last turn',
  ghosts: 'Forecast, with turns',
  problems: 'Problems',
  reach: 'Cells within reach',
};

/** Renders the layers with visibility, solo and opacity, and the overlays with visibility. */
export function layersPopover(panel: Panel, view: View): TemplateResult {
  const { store } = panel;
  return popover(
    'Layers',
    () => store.change({ type: 'dialog', dialog: null }),
    html`<div class="layer-rows">${layerNames.map((layer) => layerRow(panel, view, layer))}</div>
      <h3>Overlays</h3>
      <div class="overlay-rows">${overlayNames.map((overlay) => shownBox(panel, view, overlay))}</div>`,
  );
}

function layerRow(panel: Panel, view: View, layer: LayerName): TemplateResult {
  const { store } = panel;
  const { solo, opacity } = view.layers;
  const isSolo = solo === layer;
  const percent = Math.round((opacity[layer] ?? 1) * 100);
  const name = names[layer];
  return html`<div class="layer-row">
    ${shownBox(panel, view, layer)}
    <button
      type="button"
      class="solo"
      aria-pressed=${isSolo ? 'true' : 'false'}
      title=${`Only ${name}`}
      aria-label=${`Solo: ${name}`}
      @click=${() => store.change({ type: 'solo', layer: isSolo ? null : layer })}
    >
      Solo
    </button>
    <input
      type="range"
      min="10"
      max="100"
      step="10"
      .value=${String(percent)}
      aria-label=${`Opacity of ${name}`}
      title=${`Opacity: ${percent} %`}
      @input=${({ target }: Event) =>
        store.change({ type: 'opacity', layer, opacity: Number((target as HTMLInputElement).value) / 100 })}
    />
  </div>`;
}

function shownBox({ store }: Panel, { layers, mode }: View, layer: LayerName | OverlayName): TemplateResult {
  const isForced = layer === 'reach' && mode === 'play';
  return html`<label class="shown-box">
    <input
      type="checkbox"
      .checked=${isForced || !layers.hidden.includes(layer)}
      ?disabled=${isForced}
      @change=${() => store.change({ type: 'toggle-layer', layer })}
    />
    ${names[layer]}
  </label>`;
}
