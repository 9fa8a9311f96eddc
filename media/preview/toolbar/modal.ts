import { html, type TemplateResult } from 'lit';
import type { Panel } from '../panel';
import { iconButton } from '../../shared/parts/icon-button';

/** A dialog that has to be closed before anything else: it holds the focus, Esc closes it. */
export function modal({ store }: Panel, title: string, content: TemplateResult): TemplateResult {
  const close = (): void => store.change({ type: 'dialog', dialog: null });
  return html`<dialog class="modal" aria-label=${title} @cancel=${close} @close=${close}>
    <div class="popover-head">
      <h2>${title}</h2>
      ${iconButton({ icon: 'close', label: 'Close', click: close })}
    </div>
    ${content}
  </dialog>`;
}

/** Opens a dialog that has just come onto the page. */
export function openModal(root: HTMLElement): void {
  const dialog = root.querySelector('dialog');
  if (dialog !== null && !dialog.open) dialog.showModal();
}
