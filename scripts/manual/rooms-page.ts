import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphs, roomsCodes, roomsShape, type RoomsCode } from '../../engine/rooms';
import { commentsOnKeys, parseDoc } from './code-docs';
import { fieldTable, shapeAt } from './field-tables';
import { markdownTable } from './markdown-table';

export const roomsPath = 'docs/rooms.md';

/**
 * The page about rooms: written by hand, but for what stands between `<!-- codes -->`, `<!-- glyphs -->` or
 * `<!-- fields: PATH -->` and `<!-- end -->`, which is made anew from the sources.
 */
export function roomsPage(root: string): string {
  return readFileSync(join(root, roomsPath), 'utf8').replaceAll(
    /(<!-- (codes|glyphs|fields: ?[^>]*?) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, start: string, name: string, end: string) => `${start}\n${makeRegion(root, name)}\n\n${end}`,
  );
}

function makeRegion(root: string, name: string): string {
  if (name === 'codes') return codesTable(root);
  if (name === 'glyphs') {
    const rows = Object.entries(glyphs).map(([glyph, { meaning }]) => [`\`${glyph}\``, meaning]);
    return markdownTable(['Character', 'Meaning'], rows);
  }
  return fieldTable(shapeAt(roomsShape, name.slice('fields: '.length)));
}

function codesTable(root: string): string {
  const comments = commentsOnKeys(join(root, 'engine', 'rooms', 'codes.ts'));
  const rows = (Object.keys(roomsCodes) as RoomsCode[]).map((code) => {
    const { summary, explanation, mend } = parseDoc(code, comments.get(code) ?? '');
    return [`\`${code}\``, roomsCodes[code], [summary, ...explanation].join(' '), mend];
  });
  return markdownTable(['Code', 'Severity', 'What is wrong', 'Mend'], rows);
}
