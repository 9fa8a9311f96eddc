import { html, type TemplateResult } from 'lit';
import { keyBindings, type KeyBinding } from '../keys';
import type { Panel } from '../panel';
import { modal } from './modal';

const groups: readonly KeyBinding['group'][] = ['Cell', 'Time', 'Play', 'View'];

/** The keys of the board, from the table that they are read from. */
export function help(panel: Panel): TemplateResult {
  return modal(
    panel,
    'Keys',
    html`<p>They work while the board has the focus.</p>
      <div class="help">
        ${groups.map(
          (group) =>
            html`<section>
              <h3>${group}</h3>
              <dl>
                ${keyBindings
                  .filter((binding) => binding.group === group)
                  .map(
                    ({ shown, text }) =>
                      html`<div>
                        <dt>${shown.split(' ').map((key) => html`<kbd>${key}</kbd> `)}</dt>
                        <dd>${text}</dd>
                      </div>`,
                  )}
              </dl>
            </section>`,
        )}
      </div>`,
  );
}
