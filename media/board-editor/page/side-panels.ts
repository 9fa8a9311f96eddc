import { html, type TemplateResult } from 'lit';
import type { Controller } from '../controller/controller';
import { form } from '../forms/cell-form';
import { levelForm } from '../forms/level-form';
import { problemList } from '../fixes/problem-list';
import { rulesPanel } from '../rules/panel';

/** A panel next to the board; `undefined` if it has nothing to show. */
export type SidePanel = (controller: Controller) => TemplateResult | undefined;

/** The forms, from top to bottom. */
const fields: readonly SidePanel[] = [form, levelForm, rulesPanel];

/** All panels. The problems stay visible below the forms. */
export const sidePanels: readonly SidePanel[] = [
  (controller) => html`<div class="editor-fields">${fields.map((panel) => panel(controller))}</div>`,
  problemList,
];
