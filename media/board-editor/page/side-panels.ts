import { html, type TemplateResult } from 'lit';
import type { Controller } from '../controller/controller';
import { form } from '../forms/cell-form';
import { levelForm } from '../forms/level-form';
import { problemList } from '../fixes/problem-list';
import { rulesPanel } from '../rules/panel';

/** A part of what stands beside the board; none where there is nothing to say. */
export type SidePanel = (controller: Controller) => TemplateResult | undefined;

/** What can be changed beside the board, from the top down: each in a file of its own. */
const fields: readonly SidePanel[] = [form, levelForm, rulesPanel];

/** All of them: what is wrong stays in sight below the others. */
export const sidePanels: readonly SidePanel[] = [
  (controller) => html`<div class="author-fields">${fields.map((panel) => panel(controller))}</div>`,
  problemList,
];
