import { html, type TemplateResult } from 'lit';
import type { Controller } from '../controller/controller';
import { onInput } from '../forms/changes';
import { tools, type Palette } from '../tools';

/** The tools above the board. */
export function toolBar(
  palette: Palette,
  choose: Controller['choose'],
  showKeys: () => void,
): TemplateResult {
  return html`<div class="author-tools" role="toolbar" aria-label="Tools">
    ${tools.map(
      ({ name, key, title }) =>
        html`<button
          data-tool=${name}
          title="${title} (${key.toUpperCase()})"
          aria-pressed=${palette.tool === name}
          @click=${() => choose({ tool: name })}
        >
          ${title.replace(/[,:].*/, '')}
        </button>`,
    )}
    <label title="What is selected moves and is copied with its props, leaks, hazards and what means them (M)"
      ><input
        type="checkbox"
        .checked=${palette.things}
        @change=${onInput(({ checked }) => choose({ things: checked }, true))}
      />
      Regions with their things</label
    >
    <button data-keys title="Keys of the board (?)" @click=${showKeys}>Keys</button>
  </div>`;
}
