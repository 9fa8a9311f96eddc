import type { TemplateResult } from 'lit';
import type { Desk } from './desk';
import { form } from './form';
import { problemList } from './problems';
import { rulesPanel } from './rules/panel';

/** A part of what stands beside the board; none where there is nothing to say. */
export type SidePanel = (desk: Desk) => TemplateResult | undefined;

/** All of them, from the top down: each in a file of its own. */
export const sidePanels: readonly SidePanel[] = [form, rulesPanel, problemList];
