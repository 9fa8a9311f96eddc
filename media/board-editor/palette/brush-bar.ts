import { html, nothing, type TemplateResult } from 'lit';
import { carriers, propTypes, type Carrier, type PropType } from '../../../engine/reactor';
import { brushes, hazardNames, type BrushName } from '../brushes';
import type { Controller } from '../controller/controller';
import { onChoice, onInput } from '../forms/changes';
import { withBrushTool, type Palette } from '../tools';

/** Renders the brushes, with the settings of those that place a single object. */
export function brushBar(palette: Palette, choose: Controller['choose']): TemplateResult {
  const isIdle = 'tool' in withBrushTool(palette);
  return html`<div
    class=${isIdle ? 'editor-brushes is-idle' : 'editor-brushes'}
    role="toolbar"
    aria-orientation="vertical"
    aria-label="Brushes"
  >
    ${brushes.map(
      ({ name, title }, index) =>
        html`<button
            data-brush=${name}
            title="${title} (${index + 1})"
            aria-pressed=${palette.brush === name}
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
  choose: Controller['choose'],
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
          @change=${onInput((input) => {
            if (input.valueAsNumber > 0) put({ amount: input.valueAsNumber });
            else input.value = String(palette.amount);
          })}
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
    @change=${onChoice((value) => {
      const option = options.find((one) => one === value);
      if (option !== undefined) choose(option);
    })}
  >
    ${options.map((option) => html`<option ?selected=${option === chosen}>${option}</option>`)}
  </select>`;
}
