import { html, nothing, type TemplateResult } from 'lit';
import { carriers, propTypes, type Carrier, type PropType } from '../../engine/reactor';
import type { Desk } from './desk';
import { brushes, hazardNames, type BrushName } from './brushes';
import { tools, withBrushTool, type Palette } from './tools';

/** The tools above the board. */
export function toolBar(palette: Palette, choose: Desk['choose'], showKeys: () => void): TemplateResult {
  return html`<div class="author-tools" role="toolbar" aria-label="Tools">
    ${tools.map(
      ({ name, key, title }) =>
        html`<button
          data-tool=${name}
          title="${title} (${key.toUpperCase()})"
          aria-pressed=${palette.tool === name ? 'true' : 'false'}
          @click=${() => choose({ tool: name })}
        >
          ${title.replace(/[,:].*/, '')}
        </button>`,
    )}
    <label title="What is selected moves and is copied with its props, leaks, hazards and what means them (M)"
      ><input
        type="checkbox"
        .checked=${palette.things}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) choose({ things: target.checked }, true);
        }}
      />
      Regions with their things</label
    >
    <button data-keys title="Keys of the board (?)" @click=${showKeys}>Keys</button>
  </div>`;
}

/** The brushes beside it; those that put single things down have below them what they put down. */
export function brushBar(palette: Palette, choose: Desk['choose']): TemplateResult {
  const isIdle = 'tool' in withBrushTool(palette);
  return html`<div
    class=${isIdle ? 'author-brushes is-idle' : 'author-brushes'}
    role="toolbar"
    aria-orientation="vertical"
    aria-label="Brushes"
  >
    ${brushes.map(
      ({ name, title }, index) =>
        html`<button
            data-brush=${name}
            title="${title} (${index + 1})"
            aria-pressed=${palette.brush === name ? 'true' : 'false'}
            @click=${() => choose({ brush: name, ...withBrushTool(palette) })}
          >
            ${index + 1} ${title}</button
          >${settingOf(name, palette, choose)}`,
    )}
  </div>`;
}

function settingOf(
  brush: BrushName,
  palette: Palette,
  choose: Desk['choose'],
): TemplateResult | typeof nothing {
  const put = (change: Partial<Palette>): void =>
    choose({ ...change, brush, ...withBrushTool(palette) }, true);
  switch (brush) {
    case 'prop':
      return chooser('Prop to place', propTypes, palette.prop, (prop: PropType) => put({ prop }));
    case 'leak':
      return chooser('Carrier of leaks', carriers, palette.carrier, (carrier: Carrier) => put({ carrier }));
    case 'hazard':
      return html`${chooser('Hazard', hazardNames, palette.hazard, (hazard) => put({ hazard }))}
        <input
          type="number"
          step="any"
          min="0"
          aria-label="Amount of the hazard"
          title="Amount of the hazard"
          .value=${String(palette.amount)}
          @change=${({ target }: Event) => {
            if (!(target instanceof HTMLInputElement)) return;
            if (target.valueAsNumber > 0) put({ amount: target.valueAsNumber });
            else target.value = String(palette.amount);
          }}
        />`;
    default:
      return nothing;
  }
}

function chooser<T extends string>(
  label: string,
  options: readonly T[],
  chosen: T,
  choose: (option: T) => void,
): TemplateResult {
  return html`<select
    aria-label=${label}
    title=${label}
    @change=${({ target }: Event) => {
      const option = options.find((one) => target instanceof HTMLSelectElement && one === target.value);
      if (option !== undefined) choose(option);
    }}
  >
    ${options.map((option) => html`<option ?selected=${option === chosen}>${option}</option>`)}
  </select>`;
}
