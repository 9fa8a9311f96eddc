/**
 * The style sheets of every page: colors, layout, buttons, fields, dialogs, feedback and details. A page passes its own to
 * `createPage`, which applies them after these; `board.ts` is for pages with a board. Styles of a single page do not belong
 * here.
 */
import type { CSSResult } from 'lit';
import { buttonStyles } from './buttons';
import { colorStyles } from './colors';
import { detailStyles } from './details';
import { dialogStyles } from './dialogs';
import { feedbackStyles } from './feedback';
import { fieldStyles } from './fields';
import { layoutStyles } from './layout';

const shared = [
  colorStyles,
  layoutStyles,
  buttonStyles,
  fieldStyles,
  dialogStyles,
  feedbackStyles,
  detailStyles,
];

/**
 * Adds the shared styles and those of the page as constructed style sheets, since the strict content policy allows no style
 * elements.
 */
export function installStyles(own: readonly CSSResult[]): void {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...[...shared, ...own].flatMap(({ styleSheet }) => styleSheet ?? []),
  ];
}
