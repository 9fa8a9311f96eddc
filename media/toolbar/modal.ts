import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Panel } from '../panel';
import { iconButton } from '../parts/icon-button';

/** A dialog that has to be closed before anything else: it holds the focus, Esc closes it. */
export function modal({ store }: Panel, title: string, content: TemplateResult): TemplateResult {
  const close = (): void => store.change({ type: 'dialog', dialog: null });
  return html`<dialog
    class="modal"
    aria-label=${title}
    @cancel=${close}
    @close=${close}
    ${ref((element) => {
      if (element instanceof HTMLDialogElement && !element.open) element.showModal();
    })}
  >
    <div class="popover-head">
      <h2>${title}</h2>
      ${iconButton({ icon: 'close', label: 'Close', click: close })}
    </div>
    ${content}
  </dialog>`;
}
