import { html, type TemplateResult } from 'lit';
import { modal } from '../../shared/parts/dialogs';
import { keyHelp } from '../../shared/parts/key-list';
import { keyBindings, type KeyBinding } from '../keys';
import type { Panel } from '../panel';

const groups: readonly KeyBinding['group'][] = ['Cell', 'Time', 'Play', 'View'];

/** Renders the keyboard shortcuts. */
export function help({ store }: Panel): TemplateResult {
  const rows = (name: string): [string, string][] =>
    keyBindings.filter(({ group }) => group === name).map(({ shown, text }) => [shown, text]);
  return modal(
    'Keyboard shortcuts',
    () => store.change({ type: 'dialog', dialog: null }),
    html`<p>These keys work while the board has focus.</p>
      ${keyHelp(groups.map((name) => [name, rows(name)]))}`,
  );
}
