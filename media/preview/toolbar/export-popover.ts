import { html, type TemplateResult } from 'lit';
import type { PreviewCommand } from '../../../protocol/preview';
import type { Panel } from '../panel';
import { popover } from '../../shared/parts/dialogs';

const kinds: readonly (readonly [PreviewCommand, string, string])[] = [
  ['exportPng', 'PNG', 'Current board as pixels'],
  ['exportSvg', 'SVG', 'Current board as a scalable drawing'],
  ['exportGif', 'GIF', 'All turns of the timeline, animated'],
  ['exportText', 'Text', 'Current board as characters'],
];

/** Renders the export formats. */
export function exportPopover({ store, run }: Panel): TemplateResult {
  const close = (): void => store.change({ type: 'dialog', dialog: null });
  return popover(
    'Export',
    close,
    kinds.map(
      ([command, name, text]) =>
        html`<button
          type="button"
          class="menu-item"
          @click=${() => {
            close();
            run(command);
          }}
        >
          <span class="menu-name">${name}</span><span class="menu-text">${text}</span>
        </button>`,
    ),
  );
}
