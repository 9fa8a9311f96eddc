/**
 * The style sheets that every page has: colours, layout, buttons, fields, dialogs, feedback and details. A page passes its
 * own to `createPage`, which applies them after these; `board.ts` is for pages with a board. Nothing here may style what
 * only one page shows.
 */
import type { CSSResult } from 'lit';
import { buttonStyles } from './buttons';
import { colourStyles } from './colours';
import { detailStyles } from './details';
import { dialogStyles } from './dialogs';
import { feedbackStyles } from './feedback';
import { fieldStyles } from './fields';
import { layoutStyles } from './layout';

const shared = [
  colourStyles,
  layoutStyles,
  buttonStyles,
  fieldStyles,
  dialogStyles,
  feedbackStyles,
  detailStyles,
];

/**
 * Adds the styles that all pages share, and the page's own, as constructed style sheets: a strict content policy allows no
 * style elements.
 */
export function installStyles(own: readonly CSSResult[]): void {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...[...shared, ...own].flatMap(({ styleSheet }) => styleSheet ?? []),
  ];
}
