import { html, type TemplateResult } from 'lit';

/** Keys with their descriptions. */
type KeyRows = readonly (readonly [keys: string, words: string])[];

/** A list of keys. Each word of the keys is rendered as a key cap. */
export function keyList(rows: KeyRows): TemplateResult {
  return html`<dl class="keys">
    ${rows.map(
      ([keys, words]) =>
        html`<div>
          <dt>${keys.split(' ').map((key) => (key === '…' ? ' … ' : html`<kbd>${key}</kbd> `))}</dt>
          <dd>${words}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Lists of keys under headings, for a dialog. */
export function keyHelp(groups: readonly (readonly [name: string, rows: KeyRows])[]): TemplateResult {
  return html`<div class="help">
    ${groups.map(
      ([name, rows]) =>
        html`<section>
          <h3>${name}</h3>
          ${keyList(rows)}
        </section>`,
    )}
  </div>`;
}
