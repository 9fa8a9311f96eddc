import { html, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import close from '@vscode/codicons/src/icons/close.svg';
import back from '@vscode/codicons/src/icons/chevron-left.svg';
import error from '@vscode/codicons/src/icons/error.svg';
import exportIcon from '@vscode/codicons/src/icons/export.svg';
import fit from '@vscode/codicons/src/icons/screen-full.svg';
import forward from '@vscode/codicons/src/icons/chevron-right.svg';
import help from '@vscode/codicons/src/icons/question.svg';
import info from '@vscode/codicons/src/icons/info.svg';
import layers from '@vscode/codicons/src/icons/layers.svg';
import open from '@vscode/codicons/src/icons/folder-opened.svg';
import pause from '@vscode/codicons/src/icons/debug-pause.svg';
import play from '@vscode/codicons/src/icons/play.svg';
import restart from '@vscode/codicons/src/icons/debug-restart.svg';
import save from '@vscode/codicons/src/icons/save.svg';
import search from '@vscode/codicons/src/icons/lightbulb.svg';
import warning from '@vscode/codicons/src/icons/warning.svg';
import zoomIn from '@vscode/codicons/src/icons/zoom-in.svg';
import zoomOut from '@vscode/codicons/src/icons/zoom-out.svg';

/** The codicons in use. They are ours, so their markup needs no escaping. */
const icons = {
  back,
  close,
  error,
  export: exportIcon,
  fit,
  forward,
  help,
  info,
  layers,
  open,
  pause,
  play,
  restart,
  save,
  search,
  warning,
  zoomIn,
  zoomOut,
} as const;
export type IconName = keyof typeof icons;

/** An icon that says nothing by itself: words stand beside it, or on the button that it is in. */
export function icon(name: IconName): TemplateResult {
  return html`<span class="icon" aria-hidden="true">${unsafeHTML(icons[name])}</span>`;
}
