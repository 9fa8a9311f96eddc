import { html, nothing, type TemplateResult } from 'lit';

/** A table of names and values. */
export function factTable(
  rows: readonly (readonly [name: string, value: string])[],
  caption?: string,
): TemplateResult {
  return html`<table class="facts">
    ${
      caption === undefined
        ? nothing
        : html`<caption>
            ${caption}
          </caption>`
    }
    <tbody>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
