import { coveragePage } from './design-coverage';
import { diagnosticsPage } from './diagnostics-page';
import { hoverEntries, hoverEntriesPath } from './hover-entries';
import { languagePage } from './language-page';
import { lixPage } from './lix-page';
import { roomsPage } from './rooms-page';
import { levelFormatPage, levelFormatPath } from './level-format-page';

/** A page of `docs/`, or a file of the product with the same texts, that is generated from the sources. */
export interface Page {
  /** Relative to the top folder. */
  readonly path: string;
  readonly make: (root: string) => string;
}

/** Every page that `npm run docs` writes. */
export const pages: readonly Page[] = [
  { path: 'docs/diagnostics.md', make: diagnosticsPage },
  { path: 'docs/design-coverage.md', make: coveragePage },
  { path: levelFormatPath, make: levelFormatPage },
  ...[roomsPage, lixPage].map((page) => ({
    path: page.path,
    make: (root: string) => languagePage(root, page),
  })),
  { path: hoverEntriesPath, make: hoverEntries },
];

export { parseDoc } from './code-docs';
export { excerpt } from './excerpt';
export { groups } from './groups';
export { fieldTable, shapeAt, valueText } from './field-tables';
export { fillRegions } from './level-format-page';
