import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBalance, eachNumber, levelShape } from '../../engine/reactor';
import { fieldTable, shapeAt, valueText } from './field-tables';
import { partlyGeneratedNote } from './generated-note';
import { markdownTable } from './markdown-table';

export const levelFormatPath = 'docs/level-format.md';

/**
 * Returns the page of the level format. The page is written by hand, except for the tables between
 * `<!-- fields: PATH -->` (or `<!-- balance -->`) and `<!-- end -->`, which are generated from the shapes.
 */
export function levelFormatPage(root: string): string {
  return fillRegions(readFileSync(join(root, levelFormatPath), 'utf8'), makeRegion);
}

/** Replaces the contents of each region with the result of `make` for its name. */
export function fillRegions(page: string, make: (name: string) => string): string {
  return page.replaceAll(
    /(<!-- (fields: ?[^>]*?|balance|generated) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${make(name)}\n\n${end}`,
  );
}

function makeRegion(name: string): string {
  if (name === 'balance') return balanceTable();
  if (name === 'generated') return partlyGeneratedNote;
  // "fields: PATH" or "fields: PATH (only, these)"
  const [, path = '', only] = /^fields: ?([\w.]*)(?: \(([^)]*)\))?$/.exec(name) ?? [];
  return fieldTable(shapeAt(levelShape(defaultBalance), path), only?.split(', '));
}

function balanceTable(): string {
  const rows: string[][] = [];
  eachNumber((path, { shape, value, doc }) => {
    rows.push([`\`${path.join('.')}\``, `\`${JSON.stringify(value)}\``, valueText(shape), doc]);
  });
  return markdownTable(['Name', 'Default', 'Takes', 'Meaning'], rows);
}
