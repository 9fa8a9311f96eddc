import { html, type TemplateResult } from 'lit';
import type { Desk } from './desk';
import { form } from './form';
import { levelForm } from './level-form';
import { problemList } from './mends/problems';
import { rulesPanel } from './rules/panel';

/** A part of what stands beside the board; none where there is nothing to say. */
export type SidePanel = (desk: Desk) => TemplateResult | undefined;

/** What can be changed beside the board, from the top down: each in a file of its own. */
const fields: readonly SidePanel[] = [form, levelForm, rulesPanel];

/** All of them: what is wrong stays in sight below the others. */
export const sidePanels: readonly SidePanel[] = [
  (desk) => html`<div class="author-fields">${fields.map((panel) => panel(desk))}</div>`,
  problemList,
];
