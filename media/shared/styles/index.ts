import type { CSSResult } from 'lit';
import { boardStyles } from './board';
import { colourStyles } from './colours';
import { controlStyles } from './controls';
import { layoutStyles } from './layout';
import { panelStyles } from './panels';

/**
 * Adds the styles that all pages share, and the page's own, as constructed style sheets: a strict content policy allows no
 * style elements.
 */
export function installStyles(own: readonly CSSResult[]): void {
  const all = [colourStyles, layoutStyles, controlStyles, boardStyles, panelStyles, ...own];
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...all.flatMap(({ styleSheet }) => styleSheet ?? []),
  ];
}
