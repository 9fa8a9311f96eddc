import { boardStyles } from './board';
import { colourStyles } from './colours';
import { controlStyles } from './controls';
import { layoutStyles } from './layout';
import { panelStyles } from './panels';
import { timelineStyles } from './timeline';

/** Puts the panel's styles on the page as sheets of their own: a strict content policy allows no style elements. */
export function installStyles(): void {
  const all = [colourStyles, layoutStyles, controlStyles, boardStyles, panelStyles, timelineStyles];
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets,
    ...all.flatMap(({ styleSheet }) => styleSheet ?? []),
  ];
}
