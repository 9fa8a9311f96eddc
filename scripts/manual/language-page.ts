import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Severity } from '../../engine/core';
import type { Shape } from '../../engine/shape';
import { commentsOnKeys, parseDoc } from './code-docs';
import { fieldTable, shapeAt } from './field-tables';
import { partlyGeneratedNote } from './generated-note';

/** The sources of the reference page of a language. */
export interface LanguagePage {
  readonly path: string;
  /** All codes of the language. The doc comment of each code is its chapter. */
  readonly codes: Readonly<Record<string, Severity>>;
  readonly codesFile: string;
  /** The codes that an editor has quick fixes for. */
  readonly fixable: ReadonlySet<string>;
  readonly shape: Shape;
  /** Further regions by name, generated from the repository and the previous contents of the region. */
  readonly regions?: Readonly<Record<string, (root: string, before: string) => string>>;
}

/**
 * Returns the reference page of a language. The page is written by hand, except for the regions between `<!-- codes -->`,
 * `<!-- fields: PATH -->` or another region's name and `<!-- end -->`, which are generated from the sources.
 */
export function languagePage(root: string, page: LanguagePage): string {
  return readFileSync(join(root, page.path), 'utf8').replaceAll(
    /(<!-- (codes|fields:[^>]*?|[a-z]+) -->\n)([\s\S]*?)(<!-- end -->)/g,
    (_, start: string, name: string, before: string, end: string) =>
      `${start}\n${makeRegion(root, page, name, before)}\n\n${end}`,
  );
}

function makeRegion(root: string, page: LanguagePage, name: string, before: string): string {
  if (name === 'generated') return partlyGeneratedNote;
  if (name === 'codes') return codeChapters(root, page);
  const fields = /^fields:(.*)$/.exec(name)?.[1];
  if (fields !== undefined) return fieldTable(shapeAt(page.shape, fields.trim()));
  const region = page.regions?.[name];
  if (region === undefined) throw new Error(`${page.path} has no region ${name}.`);
  return region(root, before);
}

/** Returns a chapter for each code. Editors link to these chapters. */
function codeChapters(root: string, { codes, codesFile, fixable }: LanguagePage): string {
  const comments = commentsOnKeys(join(root, codesFile));
  const chapters = Object.entries(codes).map(([code, severity]) => {
    const { summary, explanation, fix } = parseDoc(code, comments.get(code) ?? '');
    return [
      `### ${code}`,
      `_${severity}_`,
      `**${summary}**`,
      ...explanation,
      `**Fix.** ${fix}${fixable.has(code) ? ' An editor offers it as a quick fix.' : ''}`,
    ].join('\n\n');
  });
  return chapters.join('\n\n');
}
