import { html, type TemplateResult } from 'lit';
import type { Controller } from '../controller/controller';
import { onInput } from '../forms/changes';
import { tools, type Palette } from '../tools';

/** Renders the tools above the board. */
export function toolBar(
  palette: Palette,
  choose: Controller['choose'],
  showKeys: () => void,
): TemplateResult {
  return html`<div class="editor-tools" role="toolbar" aria-label="Tools">
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
    <label title="Move and copy regions with their props, leaks, hazards and references to them (M)"
      ><input
        type="checkbox"
        .checked=${palette.things}
        @change=${onInput(({ checked }) => choose({ things: checked }, true))}
      />
      Include objects in regions</label
    >
    <button data-keys title="Keyboard shortcuts (?)" @click=${showKeys}>Keys</button>
  </div>`;
}
