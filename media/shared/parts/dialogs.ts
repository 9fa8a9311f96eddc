import { html, type TemplateResult } from 'lit';
import closeIcon from '@vscode/codicons/src/icons/close.svg';
import { iconButton } from './icon-button';

/** A popover over the picture. */
export function popover(title: string, close: () => void, content: unknown): TemplateResult {
  return html`<div class="popover" role="dialog" aria-label=${title}>
    ${dialogHead(title, close)}${content}
  </div>`;
}

/** A modal dialog, which Escape closes. `openModal` opens it. */
export function modal(title: string, close: () => void, content: unknown): TemplateResult {
  return html`<dialog class="modal" aria-label=${title} @cancel=${close} @close=${close}>
    ${dialogHead(title, close)}${content}
  </dialog>`;
}

/** Opens the modal dialog in an element, if there is one. */
export function openModal(root: HTMLElement): void {
  const dialog = root.querySelector('dialog');
  if (dialog !== null && !dialog.open) dialog.showModal();
}

function dialogHead(title: string, close: () => void): TemplateResult {
  return html`<div class="dialog-head">
    <h2>${title}</h2>
    ${iconButton({ icon: closeIcon, label: 'Close', click: close })}
  </div>`;
}
